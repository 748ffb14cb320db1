import { useEndpoint } from '@cartwright/sdk/react'
import { useWords } from '../../i18n/use-words'

const shown = 20

/** The lines of a file that were refused, and why. */
export function ImportErrors({ jobId }: { jobId: string }) {
  const t = useWords('price-lists')
  const rows = useEndpoint('GET /admin/batch-jobs/:id/rows', {
    params: { id: jobId },
    query: { action: 'error', limit: shown },
  })
  const { rows: found = [], count = 0 } = rows.data ?? {}
  if (found.length === 0) return null
  return (
    <>
      <ul className="ad-Pieces">
        {found.map(({ line, errors }) => (
          <li key={line}>
            <span className="ad-Muted">{t('import.line', { line })}</span>{' '}
            {errors?.map(({ column, message }) => [column, message].filter(Boolean).join(': ')).join(', ')}
          </li>
        ))}
      </ul>
      {count > shown && <p className="ad-Muted">{t('import.more', { count: count - shown })}</p>}
    </>
  )
}
