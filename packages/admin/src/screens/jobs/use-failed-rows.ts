import type { BatchJob, BatchJobFileRow } from '@cartwright/contract'
import { useClient } from '@cartwright/sdk/react'
import { useToast } from '@cartwright/ui/Toast'
import { useWords } from '../../i18n/use-words'
import { saveText } from '../../kit/jobs/use-download'
import { useErrorMessage } from '../../kit/use-error-message'
import { useReason } from './use-reason'

const pageSize = 1000

/** Hands over those of a job that were refused as a file for a spreadsheet: which, and why. */
export function useFailedRows(job: BatchJob): () => Promise<void> {
  const t = useWords('bulk')
  const client = useClient()
  const toast = useToast()
  const message = useErrorMessage()
  const reasonOf = useReason()
  return async () => {
    try {
      const rows: BatchJobFileRow[] = []
      for (let offset = 0, count = 1; offset < count; offset += pageSize) {
        const page = await client.send('GET /admin/batch-jobs/:id/rows', {
          params: { id: job.id },
          query: { action: 'error', limit: pageSize, offset },
        })
        rows.push(...page.rows)
        count = page.count
      }
      const lines = rows.map(({ name, record_id, product_id, errors }) => [
        name ?? record_id ?? product_id ?? '',
        (errors ?? []).map(reasonOf).join(' '),
      ])
      const text = [[t('what'), t('common:failed_why')], ...lines].map((cells) => cells.map(cell).join(','))
      saveText(text.join('\r\n'), `${job.id}.csv`)
    } catch (error) {
      toast.error({ title: t('common:not_downloaded'), text: message(error) })
    }
  }
}

/** A cell in quotes; one that a spreadsheet would take for a formula is kept from being one. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
