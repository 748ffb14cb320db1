import type { BatchJob } from '@cartwright/contract'
import { DateTime } from '@cartwright/ui/DateTime'
import { Link } from '@cartwright/ui/Link'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { useTranslation } from 'react-i18next'
import { isUnderWay } from '../kit/jobs/is-under-way'
import { progressOf } from '../kit/jobs/job-facts'
import { useJobName } from '../kit/jobs/use-job-name'
import { Progress } from '../kit/Progress'
import { paths } from '../paths'
import { endOf } from './ended-jobs'

const shown = 6

/** The latest jobs, and the way to all. */
export function JobsPanel({ jobs, onGo }: { jobs: readonly BatchJob[]; onGo: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      {jobs.length === 0 ? (
        <p className="ad-Muted">{t('no_jobs')}</p>
      ) : (
        <ul className="ad-Bell-list">
          {jobs.slice(0, shown).map((job) => (
            <JobLine key={job.id} job={job} onGo={onGo} />
          ))}
        </ul>
      )}
      <Link href={paths.jobs} onPress={onGo}>
        {t('all_jobs')}
      </Link>
    </>
  )
}

function JobLine({ job, onGo }: { job: BatchJob; onGo: () => void }) {
  const name = useJobName()(job.type)
  return (
    <li className="ad-Bell-job">
      <span className="ad-Bell-line">
        <Link href={paths.job(job.id)} variant="plain" className="ad-Bell-name" onPress={onGo}>
          {name}
        </Link>
        {job.status === 'completed' ? null : <StatusBadge status={job.status ?? 'created'} />}
      </span>
      {isUnderWay(job) ? (
        <Progress label={name} value={progressOf(job)} />
      ) : (
        <span className="ad-Muted">
          <DateTime value={endOf(job) || job.created_at} format="relative" />
        </span>
      )}
    </li>
  )
}
