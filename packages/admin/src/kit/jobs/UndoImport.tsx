import type { BatchJob } from '@cartwright/contract'
import { AlertDialog } from '@cartwright/ui/AlertDialog'
import { Button } from '@cartwright/ui/Button'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { paths } from '../../paths'
import { useNavigate } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { useAct } from '../use-act'
import { isChange, isUndoable } from './job-facts'
import { touchedByImports } from './touched'

/** Offers to take a finished import back, and leads to the job that does it. Nothing where there is nothing to undo. */
export function UndoImport({ job }: { job: BatchJob }) {
  const t = useWords('bulk')
  const may = useMay()
  const go = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const create = useAct('POST /admin/batch-jobs', undefined, touchedByImports)
  if (!isUndoable(job) || !may('POST /admin/batch-jobs')) return null
  const undo = async () => {
    const { batch_job } = await create.mutateAsync({
      body: { type: 'import-undo', context: { job_id: job.id } },
    })
    void go(paths.job(batch_job.id))
  }
  const words = isChange(job)
    ? { act: t('undo'), title: t('undo_title') }
    : { act: t('common:undo_import'), title: t('common:undo_import_title') }
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words.act}</Button>
      <AlertDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={words.title}
        actionLabel={words.act}
        // Why it is refused stands in a toast.
        onAction={() => undo().catch(() => undefined)}
      >
        {t('common:undo_import_text')}
      </AlertDialog>
    </>
  )
}
