import type { Order } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { type Column, DataTable } from '@cartwright/ui/DataTable'
import { DateTime } from '@cartwright/ui/DateTime'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { OrderIcon } from '@cartwright/ui/icons'
import { Link } from '@cartwright/ui/Link'
import { Money } from '@cartwright/ui/Money'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { useWords } from '../../i18n/use-words'
import { useNarrow } from '../../kit/use-narrow'
import { paths } from '../../paths'
import { Buyer } from '../orders/Buyer'

/** The orders that came in last. */
export function RecentOrders() {
  const t = useWords('home')
  const orders = useEndpoint('GET /admin/orders', {
    query: { limit: 6, order: '-created_at', expand: 'customer,items,shipping_address' },
  })
  const rows = orders.data?.orders
  const isNarrow = useNarrow()
  const columns: Column<Order>[] = [
    { id: 'number', header: t('number'), cell: (order) => `#${order.display_id}`, width: '80px' },
    {
      id: 'date',
      header: t('date'),
      cell: (order) => <DateTime value={order.created_at} format="relative" />,
    },
    {
      id: 'customer',
      header: t('customer'),
      cell: (order) => (
        <span className="ad-Under">
          <Buyer order={order} />
          <span className="ad-OnPhone">
            <StatusBadge status={order.payment_status} isInList />
          </span>
        </span>
      ),
    },
    {
      id: 'payment',
      header: t('payment'),
      cell: (order) => <StatusBadge status={order.payment_status} isInList />,
    },
    {
      id: 'total',
      header: t('total'),
      isNumeric: true,
      cell: (order) => <Money amount={order.total ?? 0} currency={order.currency_code} />,
    },
  ]
  return (
    <Card title={t('recent_orders')} actions={<Link href={paths.orders}>{t('all_orders')}</Link>} isFlush>
      {orders.error && !rows ? (
        <ErrorPanel
          title={t('orders_failed')}
          onRetry={() => void orders.refetch()}
          requestId={orders.error.requestId}
        />
      ) : (
        <DataTable
          label={t('recent_orders')}
          rows={rows ?? []}
          rowId={({ id }) => id}
          rowHref={({ id }) => paths.order(id)}
          isLoading={!rows}
          scroll="own"
          empty={
            <EmptyState icon={<OrderIcon size={20} />} title={t('no_orders')}>
              {t('no_orders_text')}
            </EmptyState>
          }
          columns={columns.filter(({ id }) => !isNarrow || (id !== 'date' && id !== 'payment'))}
        />
      )}
    </Card>
  )
}
