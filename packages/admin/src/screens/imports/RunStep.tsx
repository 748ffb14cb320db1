import type { BatchJob } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { progressOf, rowCountsOf } from '../../kit/jobs/job-facts'
import { useCounts } from '../../kit/jobs/use-counts'
import { Progress } from '../../kit/Progress'
import { useErrorMessage } from '../../kit/use-error-message'
import type { Import } from './use-import'

/** How far the import is. It goes on in the shop when this page is left. */
export function RunStep({ work, job }: { work: Import; job: BatchJob }) {
  const t = useWords('imports')
  const counts = useCounts()
  const toast = useToast()
  const message = useErrorMessage()
  const [isStopping, setStopping] = useState(false)
  const rows = rowCountsOf(job)
  const stop = async () => {
    setStopping(true)
    try {
      await work.stop()
    } catch (error) {
      setStopping(false)
      toast.error({ title: t('common:not_done'), text: message(error) })
    }
  }
  return (
    <Card
      title={t('importing', { count: work.rows.length })}
      description={t('importing_text')}
      footer={
        <div className="ad-Form-foot">
          <Button isPending={isStopping} onPress={() => void stop()}>
            {t('stop')}
          </Button>
        </div>
      }
    >
      <div className="ad-Stack">
        <Progress label={t('importing', { count: work.rows.length })} value={progressOf(job) || undefined} />
        {rows && <p aria-live="polite">{counts.rows(rows)}</p>}
      </div>
    </Card>
  )
}
