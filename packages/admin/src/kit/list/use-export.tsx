import { type BatchJobType, mayRunJob } from '@cartwright/contract'
import { useChange } from '@cartwright/sdk/react'
import { DownloadIcon } from '@cartwright/ui/icons'
import type { MenuAction } from '@cartwright/ui/Menu'
import { useToast } from '@cartwright/ui/Toast'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../shell/permissions'
import { useSession } from '../../shell/session'
import { followInToast } from '../jobs/followed-jobs'
import { useJobName } from '../jobs/use-job-name'
import { useErrorMessage } from '../use-error-message'

/** How a list is shown, and not what is in it. */
const shownBy = new Set(['limit', 'offset', 'order', 'expand', 'fields'])

/** What narrows a list, of all it is asked. */
export const filtersIn = (query: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).filter(([name, value]) => !shownBy.has(name) && value !== undefined),
  )

/**
 * The entry "Export" for the menu of a list: starts the job that writes what the list holds as it is filtered into a file.
 * A toast tells how far it is, and the file comes by itself. Undefined for who may not.
 */
export function useExport(type: BatchJobType | undefined, query: object): MenuAction | undefined {
  const { t } = useTranslation()
  const { user } = useSession()
  const may = useMay()
  const toast = useToast()
  const message = useErrorMessage()
  const nameOf = useJobName()
  const start = useChange('POST /admin/batch-jobs')
  const isAllowed =
    type !== undefined &&
    user !== undefined &&
    may('POST /admin/batch-jobs') &&
    mayRunJob({ ...user, role: user.role ?? 'member' }, type)
  if (!isAllowed) return undefined

  const run = async () => {
    const told = toast.loading(t('job_runs', { name: nameOf(type) }))
    try {
      const { batch_job } = await start.mutateAsync({
        body: { type, context: { filterable_fields: filtersIn(query) }, dry_run: false },
      })
      followInToast(batch_job.id, told)
    } catch (error) {
      toast.update(told, 'error', { title: t('job_not_started'), text: message(error) })
    }
  }
  return { id: 'export', name: t('export'), icon: <DownloadIcon />, onAction: () => void run() }
}
