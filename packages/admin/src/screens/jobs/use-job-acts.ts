import { type BatchJob, batchJobCan, type CallName } from '@cartwright/contract'
import { useWords } from '../../i18n/use-words'
import { fileKeyOf, isChange } from '../../kit/jobs/job-facts'
import { useDownload } from '../../kit/jobs/use-download'
import { useAct } from '../../kit/use-act'
import { useMay } from '../../shell/permissions'

/** Something that can be done with a job now. */
export interface JobAct {
  id: 'confirm' | 'cancel' | 'download'
  name: string
  onAction: () => void
  isPending?: boolean
}

/** What can be done with a job as it stands, the next step last. */
export function useJobActs(): (job: BatchJob) => JobAct[] {
  const t = useWords('jobs')
  const bulk = useWords('bulk')
  const may = useMay()
  const confirm = useAct('POST /admin/batch-jobs/:id/confirm')
  const cancel = useAct('POST /admin/batch-jobs/:id/cancel', t('canceled'))
  const download = useDownload()
  return (job) => {
    const params = { id: job.id }
    const key = fileKeyOf(job)
    const isAllowed = (call: CallName, can: boolean) => can && may(call)
    return [
      ...(isAllowed('POST /admin/batch-jobs/:id/cancel', batchJobCan.cancel(job))
        ? [
            {
              id: 'cancel' as const,
              name: t('stop'),
              isPending: cancel.isPending,
              onAction: () => cancel.mutate({ params }),
            },
          ]
        : []),
      ...(isAllowed('POST /admin/batch-jobs/:id/confirm', batchJobCan.confirm(job))
        ? [
            {
              id: 'confirm' as const,
              name: isChange(job) ? bulk('start') : t('confirm'),
              isPending: confirm.isPending,
              onAction: () => confirm.mutate({ params }),
            },
          ]
        : []),
      ...(isAllowed('POST /admin/uploads/download-url', job.status === 'completed' && key !== undefined)
        ? [{ id: 'download' as const, name: t('common:download'), onAction: () => void download(key ?? '') }]
        : []),
    ]
  }
}
