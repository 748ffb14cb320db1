import type { SalesPart } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { type Column, DataTable } from '@cartwright/ui/DataTable'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { Link } from '@cartwright/ui/Link'
import { keepPreviousData } from '@tanstack/react-query'
import { useWords } from '../../i18n/use-words'
import { paths } from '../../paths'
import { useFigureText } from './use-figure-text'
import type { FiguresState } from './use-figures-state'
import './figures.css'

export type PartKind = 'product' | 'region' | 'sales_channel' | 'discount'

/** What was sold by one kind of thing, asked for once for the table and for the file. */
export const useParts = (by: PartKind, query: FiguresState['query'], limit: number) =>
  useEndpoint(
    'GET /admin/analytics/breakdown',
    { query: { ...query, by, limit } },
    { placeholderData: keepPreviousData },
  )

/** What sold most, with the share of it as a bar and in figures. */
export function PartsCard({
  by,
  query,
  limit = 10,
}: {
  by: PartKind
  query: FiguresState['query']
  limit?: number
}) {
  const t = useWords('analytics')
  const text = useFigureText()
  const { data, error, isPlaceholderData, refetch } = useParts(by, query, limit)
  const parts = data?.breakdown
  const money = { currency: data?.currency_code ?? 'usd' }
  const most = Math.max(1, ...(parts ?? []).map(({ figures }) => figures.net_sales))
  const columns: Column<SalesPart>[] = [
    {
      id: 'name',
      header: t(by),
      cell: (part) => (
        <span className="ad-Under">
          {by === 'product' && part.name !== null ? (
            <Link href={paths.product(part.id)}>{part.name}</Link>
          ) : (
            <span>{partName(part, t)}</span>
          )}
          <span
            className="ad-Share"
            aria-hidden="true"
            style={{ inlineSize: `${Math.max(0, (part.figures.net_sales / most) * 100)}%` }}
          />
        </span>
      ),
    },
    {
      id: 'units',
      header: t(by === 'discount' ? 'orders' : 'units'),
      isNumeric: true,
      cell: ({ figures }) => <bdi>{text(by === 'discount' ? figures.orders : figures.units, 'number')}</bdi>,
    },
    ...(by === 'discount'
      ? [
          {
            id: 'discounts',
            header: t('discounts'),
            isNumeric: true,
            isSecondary: true,
            cell: ({ figures }: SalesPart) => <bdi>{text(figures.discounts, money)}</bdi>,
          },
        ]
      : []),
    {
      id: 'net',
      header: t('net_sales'),
      isNumeric: true,
      cell: ({ figures, before }) => (
        <span className="ad-Under">
          <bdi>{text(figures.net_sales, money)}</bdi>
          {before && (
            <span className="ad-Muted">{t('before', { value: text(before.net_sales, money) })}</span>
          )}
        </span>
      ),
    },
  ]
  return (
    <Card title={t(`by_${by}`)} isFlush>
      {error && !parts ? (
        <ErrorPanel title={t('failed')} onRetry={() => void refetch()} requestId={error.requestId} />
      ) : (
        <DataTable
          label={t(`by_${by}`)}
          rows={parts ?? []}
          rowId={({ id }) => id}
          isLoading={!parts}
          isRefreshing={isPlaceholderData}
          scroll="own"
          empty={<EmptyState title={t('none')} />}
          columns={columns}
        />
      )}
    </Card>
  )
}

/** What a part is called where it has no name any more, or never had one. */
export const partName = ({ id, name }: SalesPart, t: (key: 'other' | 'gone') => string): string =>
  name ?? t(id === '' ? 'other' : 'gone')
