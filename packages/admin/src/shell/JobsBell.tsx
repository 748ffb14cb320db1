import { useBatchJobs } from '@cartwright/sdk/react'
import { IconButton } from '@cartwright/ui/IconButton'
import { ClockIcon } from '@cartwright/ui/icons'
import { Popover } from '@cartwright/ui/Popover'
import { part } from '@cartwright/ui/part'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnderWay } from '../kit/jobs/is-under-way'
import { endOf } from './ended-jobs'
import { useMay } from './permissions'
import './jobs-bell.css'

const panel = part(async () => (await import('./JobsPanel')).JobsPanel)
const key = 'cartwright_jobs_seen'

/** What runs and what is done: imports and exports, wherever they were started. */
export function JobsBell() {
  const { t } = useTranslation()
  const may = useMay()
  const { batch_jobs = [] } = useBatchJobs()
  const [seen, setSeen] = useState(() => localStorage.getItem(key) ?? '')
  const [isOpen, setOpen] = useState(false)
  const Panel = panel.use(isOpen, { takesFocus: true, onFail: () => setOpen(false) })
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
      isOpen={isOpen && Panel !== undefined}
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
              <ClockIcon />
            </span>
          }
        />
      }
      className="ad-Bell-panel"
    >
      {({ close }) => Panel && <Panel jobs={batch_jobs} onGo={close} />}
    </Popover>
  )
}
