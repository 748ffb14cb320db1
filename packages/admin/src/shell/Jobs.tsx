import { BatchJobsProvider, useBatchJobs } from '@cartwright/sdk/react'
import { part } from '@cartwright/ui/part'
import type { ReactNode } from 'react'
import { useFollowed } from '../kit/jobs/followed-jobs'
import { isUnderWay } from '../kit/jobs/is-under-way'
import { useEver } from '../kit/use-ever'
import { useAccount, useMay } from './permissions'

const notices = part(async () => (await import('./JobNotices')).JobNotices)

/** Follows the jobs of the shop for all screens, and says when one is done. */
export function Jobs({ children }: { children: ReactNode }) {
  const may = useMay()
  // Asked again and again: nobody is asked whom the shop would refuse each time.
  const isKnown = !useAccount().isPending
  return (
    <BatchJobsProvider isEnabled={isKnown && may('GET /admin/batch-jobs')}>
      <Notices />
      {children}
    </BatchJobsProvider>
  )
}

/** Nothing is said, nor fetched, until a job runs or a toast tells of one; from then on it is heard of every end. */
function Notices() {
  const { batch_jobs = [] } = useBatchJobs()
  const isFollowing = useFollowed() > 0
  const JobNotices = notices.use(useEver(isFollowing || batch_jobs.some(isUnderWay)))
  return JobNotices ? <JobNotices /> : null
}
