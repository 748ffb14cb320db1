import { BatchJobsProvider, useBatchJobNotifier, useBatchJobs } from '@cartwright/sdk/react'
import { useToast } from '@cartwright/ui/Toast'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { endToast, isFollowed, toastOf, useFollowed } from '../kit/jobs/followed-jobs'
import { errorsOf, fileKeyOf, progressOf } from '../kit/jobs/job-facts'
import { useDownload } from '../kit/jobs/use-download'
import { useJobName } from '../kit/jobs/use-job-name'
import { useAccount, useMay } from './permissions'

/** Follows the jobs of the shop for all screens, and says when one is done. */
export function Jobs({ children }: { children: ReactNode }) {
  const may = useMay()
  // Asked again and again: nobody is asked whom the shop would refuse each time.
  const isKnown = !useAccount().isPending
  return (
    <BatchJobsProvider isEnabled={isKnown && may('GET /admin/batch-jobs')}>
      <JobNotices />
      <ExportNotices />
      {children}
    </BatchJobsProvider>
  )
}

function JobNotices() {
  const { t } = useTranslation()
  const toasts = useToast()
  const nameOf = useJobName()
  useBatchJobNotifier(({ id, type }) => {
    if (!isFollowed(id)) toasts.success(t('job_done', { name: nameOf(type) }))
  })
  return null
}

/** How long a toast offers a file again, in ms. */
const offered = 12_000

/** Tells in their toasts how exports go on; a file that is written comes by itself. */
function ExportNotices() {
  const { batch_jobs } = useBatchJobs()
  const { t, i18n } = useTranslation()
  const toasts = useToast()
  const nameOf = useJobName()
  const download = useDownload()
  const followed = useFollowed()
  const latest = useRef({ t, i18n, toasts, nameOf, download })
  latest.current = { t, i18n, toasts, nameOf, download }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a job may be done before its toast follows it
  useEffect(() => {
    const { t, i18n, toasts, nameOf, download } = latest.current
    for (const job of batch_jobs ?? []) {
      const toast = toastOf(job.id)
      if (toast === undefined) continue
      const name = nameOf(job.type)
      const key = fileKeyOf(job)
      if (job.status === 'completed' && key) {
        const action = { label: t('download'), onPress: () => void download(key) }
        toasts.update(toast, 'success', { title: t('job_done', { name }), action, duration: offered })
        void download(key)
      } else if (job.status === 'failed')
        toasts.update(toast, 'error', { title: t('job_failed', { name }), text: errorsOf(job)[0] })
      else if (job.status === 'canceled') toasts.dismiss(toast)
      else {
        const done = progressOf(job)
        const text = done === undefined ? undefined : percentIn(i18n.language, done)
        toasts.update(toast, 'loading', { title: t('job_runs', { name }), text })
        continue
      }
      endToast(job.id)
    }
  }, [batch_jobs, followed])
  return null
}

const percentIn = (language: string, share: number) =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share)
