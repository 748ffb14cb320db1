import { useBatchJobNotifier, useBatchJobs } from '@cartwright/sdk/react'
import { useToast } from '@cartwright/ui/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { endToast, isFollowed, toastOf, useFollowed } from '../kit/jobs/followed-jobs'
import { errorsOf, fileKeyOf, isChange, progressOf, rowCountsOf } from '../kit/jobs/job-facts'
import { useDownload } from '../kit/jobs/use-download'
import { useJobName } from '../kit/jobs/use-job-name'
import { paths } from '../paths'
import { useNavigate } from '../router/hooks'

/** Says how jobs go on, and when one is done. */
export function JobNotices() {
  useEnds()
  useToasts()
  return null
}

/** Tells of every job that is done and of whose end nobody else tells. */
function useEnds() {
  const { t } = useTranslation()
  const toasts = useToast()
  const nameOf = useJobName()
  useBatchJobNotifier(({ id, type }) => {
    if (!isFollowed(id)) toasts.success(t('job_done', { name: nameOf(type) }))
  })
}

/** How long a toast offers a file again, in ms. */
const offered = 12_000

/** Tells in their toasts how exports and changes of many go on; a file that is written comes by itself. */
function useToasts() {
  const { batch_jobs } = useBatchJobs()
  const { t, i18n } = useTranslation()
  const toasts = useToast()
  const nameOf = useJobName()
  const download = useDownload()
  const followed = useFollowed()
  const go = useNavigate()
  const cache = useQueryClient()
  const latest = useRef({ t, i18n, toasts, nameOf, download, go, cache })
  latest.current = { t, i18n, toasts, nameOf, download, go, cache }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a job may be done before its toast follows it
  useEffect(() => {
    const { t, i18n, toasts, nameOf, download, go, cache } = latest.current
    for (const job of batch_jobs ?? []) {
      const toast = toastOf(job.id)
      if (toast === undefined) continue
      const name = nameOf(job.type)
      const key = fileKeyOf(job)
      if (job.status === 'completed' && key) {
        const action = { label: t('download'), onPress: () => void download(key) }
        toasts.update(toast, 'success', { title: t('job_done', { name }), action, duration: offered })
        void download(key)
      } else if (job.status === 'completed') {
        const failed = rowCountsOf(job)?.error ?? 0
        const action = { label: t('open_named', { name }), onPress: () => void go(paths.job(job.id)) }
        if (failed > 0)
          toasts.update(toast, 'error', {
            title: t('job_done', { name }),
            text: t('failed_count', { count: failed }),
            action,
          })
        else toasts.update(toast, 'success', { title: t('job_done', { name }), action, duration: offered })
        void cache.invalidateQueries()
      } else if (job.status === 'failed')
        toasts.update(toast, 'error', { title: t('job_failed', { name }), text: errorsOf(job)[0] })
      else if (job.status === 'canceled') toasts.dismiss(toast)
      else {
        const done = progressOf(job)
        const text = done === undefined ? undefined : percentIn(i18n.language, done)
        const action = isChange(job)
          ? { label: t('open_named', { name }), onPress: () => void go(paths.job(job.id)) }
          : undefined
        toasts.update(toast, 'loading', { title: t('job_runs', { name }), text, action })
        continue
      }
      endToast(job.id)
    }
  }, [batch_jobs, followed])
}

const percentIn = (language: string, share: number) =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share)
