import type { BatchJob } from '@cartwright/contract'
import { useBatchJobs } from '@cartwright/sdk/react'
import { DateTime } from '@cartwright/ui/DateTime'
import { IconButton } from '@cartwright/ui/IconButton'
import { BellIcon } from '@cartwright/ui/icons'
import { Link } from '@cartwright/ui/Link'
import { Popover } from '@cartwright/ui/Popover'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnderWay, progressOf } from '../kit/jobs/job-facts'
import { useJobName } from '../kit/jobs/use-job-name'
import { Progress } from '../kit/Progress'
import { paths } from '../paths'
import { useMay } from './permissions'
import './jobs-bell.css'

const shown = 6
const key = 'cartwright_jobs_seen'

/** What runs and what is done: imports and exports, wherever they were started. */
export function JobsBell() {
  const { t } = useTranslation()
  const may = useMay()
  const { batch_jobs = [] } = useBatchJobs()
  const [seen, setSeen] = useState(() => localStorage.getItem(key) ?? '')
  const [isOpen, setOpen] = useState(false)
  if (!may('GET /admin/batch-jobs')) return null
  const running = batch_jobs.filter(isUnderWay).length
  const latest = batch_jobs.map(endOf).reduce((one, other) => (one > other ? one : other), '')
  const open = (next: boolean) => {
    setOpen(next)
    setSeen(latest)
    localStorage.setItem(key, latest)
  }
  return (
    <Popover
      label={t('places.jobs')}
      placement="top start"
      isOpen={isOpen}
      onOpenChange={open}
      trigger={
        <IconButton
          variant="ghost"
          hasTooltip={false}
          className="ad-Bell"
          label={running > 0 ? t('jobs_under_way', { count: running }) : t('places.jobs')}
          icon={
            <span
              className="ad-Bell-icon"
              data-busy={running > 0 || undefined}
              data-news={latest > seen || undefined}
            >
              <BellIcon />
            </span>
          }
        />
      }
      className="ad-Bell-panel"
    >
      {({ close }) => (
        <>
          {batch_jobs.length === 0 ? (
            <p className="ad-Muted">{t('no_jobs')}</p>
          ) : (
            <ul className="ad-Bell-list">
              {batch_jobs.slice(0, shown).map((job) => (
                <JobLine key={job.id} job={job} onGo={close} />
              ))}
            </ul>
          )}
          <Link href={paths.jobs} onPress={close}>
            {t('all_jobs')}
          </Link>
        </>
      )}
    </Popover>
  )
}

/** When a job ended, as text that sorts; empty while it has not. */
const endOf = ({ completed_at, failed_at, canceled_at }: BatchJob): string =>
  completed_at ?? failed_at ?? canceled_at ?? ''

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
