import type { BatchJob } from '@cartwright/contract'
import { useWords } from '../../i18n/use-words'
import { countOf, errorsOf, operationsOf, rowCountsOf, wouldOf } from '../../kit/jobs/job-facts'
import { useCounts } from '../../kit/jobs/use-counts'

/** What came of a job, in a phrase; empty while nothing has. */
export function useOutcome(): (job: BatchJob) => string {
  const t = useWords('jobs')
  const counts = useCounts()
  return (job) => {
    const rows = rowCountsOf(job)
    if (rows) return counts.rows(rows)
    if (job.status === 'failed') return errorsOf(job)[0] ?? ''
    if (job.status === 'pre_processed') {
      const operations = operationsOf(job)
      const would = wouldOf(job)
      return operations ? counts.operations(operations) : would ? counts.would(would) : ''
    }
    const count = countOf(job)
    return job.status === 'completed' && count !== undefined ? t('rows_written', { count }) : ''
  }
}
