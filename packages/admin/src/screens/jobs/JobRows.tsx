import type { BatchJob, BatchJobFileRow, BatchJobRowAction } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Badge, type Tone } from '@cartwright/ui/Badge'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DataTable } from '@cartwright/ui/DataTable'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { DownloadIcon } from '@cartwright/ui/icons'
import { Link } from '@cartwright/ui/Link'
import { Pagination } from '@cartwright/ui/Pagination'
import { Select } from '@cartwright/ui/Select'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { isUnderWay } from '../../kit/jobs/is-under-way'
import { isChange, rowCountsOf } from '../../kit/jobs/job-facts'
import { useErrorMessage } from '../../kit/use-error-message'
import { paths } from '../../paths'
import { useFailedRows } from './use-failed-rows'
import { useReason } from './use-reason'

const pageSize = 50
const tones: Record<BatchJobRowAction, Tone> = {
  created: 'green',
  updated: 'blue',
  skipped: 'grey',
  error: 'red',
}
const words: Record<BatchJobRowAction, string> = {
  created: 'action_created',
  updated: 'action_updated',
  skipped: 'action_skipped',
  error: 'action_error',
}
const isAction = (id: string): id is BatchJobRowAction => Object.hasOwn(words, id)
const allActions = Object.keys(words).filter(isAction)
const every = 'every'

/** What became of each row of an imported file, those that were kept out with the reason. */
export function JobRows({ job }: { job: BatchJob }) {
  const t = useWords('jobs')
  const bulk = useWords('bulk')
  const message = useErrorMessage()
  const download = useFailedRows(job)
  const [action, setAction] = useState<BatchJobRowAction>()
  const [offset, setOffset] = useState(0)
  const rows = useEndpoint(
    'GET /admin/batch-jobs/:id/rows',
    { params: { id: job.id }, query: { limit: pageSize, offset, action } },
    { placeholderData: keepPreviousData, refetchInterval: isUnderWay(job) ? 2000 : false },
  )
  const count = rows.data?.count ?? 0
  const actions = allActions.map((id) => ({ id, name: t(words[id]) }))
  const choose = (id: string) => {
    setAction(isAction(id) ? id : undefined)
    setOffset(0)
  }
  return (
    <Card
      title={isChange(job) ? bulk('rows') : t('rows')}
      isFlush
      actions={
        <>
          {isChange(job) && (rowCountsOf(job)?.error ?? 0) > 0 && (
            <Button size="s" icon={<DownloadIcon />} onPress={() => void download()}>
              {bulk('download_failed')}
            </Button>
          )}
          <Select
            label={t('fields.action')}
            isLabelHidden
            value={action ?? every}
            onChange={choose}
            options={[{ id: every, name: t('all_rows') }, ...actions]}
          />
        </>
      }
    >
      <DataTable
        label={t('rows')}
        rows={rows.data?.rows ?? []}
        rowId={({ line }) => String(line)}
        isLoading={rows.isPending}
        isRefreshing={rows.isPlaceholderData}
        scroll="own"
        columns={[
          { id: 'line', header: t('fields.line'), isNumeric: true, width: '72px', cell: ({ line }) => line },
          {
            id: 'action',
            header: t('fields.action'),
            cell: ({ action }) => <Badge tone={tones[action]}>{t(words[action])}</Badge>,
          },
          ...(isChange(job)
            ? [
                {
                  id: 'name',
                  header: bulk('what'),
                  cell: (row: BatchJobFileRow) => <RowName row={row} type={job.type} />,
                },
              ]
            : []),
          { id: 'says', header: t('fields.says'), cell: (row) => <RowSays row={row} type={job.type} /> },
        ]}
        empty={<EmptyState title={rows.error ? message(rows.error) : t('no_rows')} />}
      />
      {count > pageSize && (
        <Pagination label={t('rows')} offset={offset} limit={pageSize} total={count} onChange={setOffset} />
      )}
    </Card>
  )
}

/** Where the records of an import are found; prices are found at their product. */
const pathsOf: Readonly<Record<string, (id: string) => string>> = {
  'customer-import': paths.customer,
  'discount-import': paths.discount,
  'gift-card-import': paths.giftCard,
  'inventory-import': paths.inventoryItem,
}

function RowSays({ row, type }: { row: BatchJobFileRow; type: string }) {
  const { errors, product_id, record_id } = row
  const t = useWords('jobs')
  const reasonOf = useReason()
  if (errors?.length)
    return (
      <ul>
        {errors.map((error) => (
          <li key={`${error.column}${error.message}`}>
            <bdi>{reasonOf(error)}</bdi>
          </li>
        ))}
      </ul>
    )
  // It stands beside.
  if (type.endsWith('-change')) return null
  const path = pathsOf[type]
  if (path && record_id) return <Link href={path(record_id)}>{t('open_record')}</Link>
  return product_id ? <Link href={paths.product(product_id)}>{t('open_product')}</Link> : null
}

/** The order, product or customer that a row is about. */
function RowName({ row, type }: { row: BatchJobFileRow; type: string }) {
  const { name, record_id, product_id } = row
  const text = <bdi>{name ?? record_id ?? product_id}</bdi>
  if (product_id) return <Link href={paths.product(product_id)}>{text}</Link>
  if (!record_id) return text
  return (
    <Link href={type === 'order-change' ? paths.order(record_id) : paths.customer(record_id)}>{text}</Link>
  )
}
