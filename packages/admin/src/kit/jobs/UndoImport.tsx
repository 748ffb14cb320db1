import type { BatchJob } from '@cartwright/contract'
import { AlertDialog } from '@cartwright/ui/AlertDialog'
import { Button } from '@cartwright/ui/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths'
import { useNavigate } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { useAct } from '../use-act'
import { isUndoable } from './job-facts'
import { touchedByImports } from './touched'

/** Offers to take a finished import back, and leads to the job that does it. Nothing where there is nothing to undo. */
export function UndoImport({ job }: { job: BatchJob }) {
  const { t } = useTranslation()
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
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('undo_import')}</Button>
      <AlertDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('undo_import_title')}
        actionLabel={t('undo_import')}
        // Why it is refused stands in a toast.
        onAction={() => undo().catch(() => undefined)}
      >
        {t('undo_import_text')}
      </AlertDialog>
    </>
  )
}
