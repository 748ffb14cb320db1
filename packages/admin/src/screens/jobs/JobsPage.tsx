import { type BatchJob, batchJobCan } from '@cartwright/contract'
import { useBatchJobs } from '@cartwright/sdk/react'
import { ClockIcon } from '@cartwright/ui/icons'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { useWords } from '../../i18n/use-words'
import { isUnderWay } from '../../kit/jobs/is-under-way'
import { progressOf } from '../../kit/jobs/job-facts'
import { jobTypes, useJobName } from '../../kit/jobs/use-job-name'
import { LeadTo } from '../../kit/LeadTo'
import { useDateFilter } from '../../kit/list/filters'
import { ListPage } from '../../kit/list/ListPage'
import { Progress } from '../../kit/Progress'
import { useStatusName } from '../../kit/use-status-name'
import { paths } from '../../paths'
import { failedEver } from './failed'
import { batchJobs } from './resource'
import { useJobActs } from './use-job-acts'
import { useOutcome } from './use-outcome'

/** The imports and exports of the person signed in, as they go on. */
export function JobsPage() {
  const t = useWords('jobs')
  const nameOf = useJobName()
  const statusName = useStatusName()
  const outcome = useOutcome()
  const actsOf = useJobActs()
  const live = new Map(useBatchJobs().batch_jobs?.map((job) => [job.id, job]))
  /** The job as it was last heard of: the list itself is not asked for again and again. */
  const now = (job: BatchJob) => live.get(job.id) ?? job
  return (
    <ListPage
      of={batchJobs}
      screen="jobs"
      icon={ClockIcon}
      emptyActions={<LeadTo place="products" />}
      crumbs={[{ name: t('common:places.settings'), href: paths.settings }]}
      subtitle={t('own')}
      isUnsearched
      nameOf={({ type }) => nameOf(type)}
      hrefOf={({ id }) => paths.job(id)}
      isKept={(job) => !batchJobCan.delete(now(job))}
      menuOf={(job) => actsOf(now(job))}
      filters={[
        { id: 'type', name: t('fields.type'), options: jobTypes.map((id) => ({ id, name: nameOf(id) })) },
        {
          id: 'failed_at',
          name: t('fields.status'),
          options: [{ id: 'failed', name: statusName('failed') }],
          ask: (value) => (value.includes('failed') ? failedEver : undefined),
        },
        useDateFilter('created_at', t('fields.created_at')),
      ]}
      columns={(column) => [
        column.name('type', { value: ({ type }) => nameOf(type) }),
        column.of('status', (job) => <JobStatus job={now(job)} />),
        column.of('outcome', (job) => <span className="ad-Clip">{outcome(now(job))}</span>, {
          isSecondary: true,
        }),
        column.date('created_at', { format: 'datetime', isSortable: true }),
      ]}
    />
  )
}

/** A bar while somebody works on it, and how it ended. */
export function JobStatus({ job }: { job: BatchJob }) {
  const nameOf = useJobName()
  const t = useWords('jobs')
  if (job.status === 'pre_processed') return <span className="ad-Alarm">{t('waits')}</span>
  if (!isUnderWay(job)) return <StatusBadge status={job.status ?? 'created'} isInList />
  return <Progress label={nameOf(job.type)} value={progressOf(job)} />
}
