import type { Order } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import type { Sort } from '@cartwright/ui/DataTable'
import { DateTime } from '@cartwright/ui/DateTime'
import { EmptyState } from '@cartwright/ui/EmptyState'
import type { Filter } from '@cartwright/ui/FilterBar'
import { OrderIcon } from '@cartwright/ui/icons'
import { Money } from '@cartwright/ui/Money'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { keepPreviousData } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { Page } from '../../kit/Page'
import { type ListColumn, ResourceTable } from '../../kit/table/ResourceTable'
import { useListState } from '../../kit/table/use-list-state'
import { useStatusName } from '../../kit/use-status-name'
import { paths } from '../../paths'
import { Buyer } from './Buyer'

const filterIds = ['status', 'payment_status', 'fulfillment_status', 'region_id', 'sales_channel_id'] as const
const newest: Sort = { column: 'created_at', direction: 'descending' }

/** All orders: found, narrowed, sorted. */
export function OrdersPage() {
  const t = useWords('orders')
  const state = useListState(filterIds, newest)
  const orders = useEndpoint(
    'GET /admin/orders',
    { query: { ...state.query, expand: 'customer,items,sales_channel,shipping_address' } },
    { placeholderData: keepPreviousData },
  )
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <Page title={t('orders')} count={orders.data?.count}>
      <Zone name="order.list.before" />
      <ResourceTable
        label={t('orders')}
        searchLabel={t('search_orders')}
        filters={useFilters()}
        state={state}
        of={orders}
        rows={orders.data?.orders}
        count={orders.data?.count}
        columns={columns}
        rowHref={({ id }) => paths.order(id)}
        rowName={({ display_id }) => `#${display_id}`}
        failure={t('list_failed')}
        empty={
          <EmptyState icon={<OrderIcon size={20} />} title={t('no_orders')}>
            {t('no_orders_text')}
          </EmptyState>
        }
      />
      <Zone name="order.list.after" />
    </Page>
  )
}

const paymentBadge = ({ status, payment_status }: Order) => (
  <StatusBadge status={status === 'canceled' ? 'canceled' : payment_status} />
)

const columnsOf = (t: TFunction): ListColumn<Order>[] => [
  {
    id: 'display_id',
    header: t('number'),
    isSortable: true,
    width: '84px',
    cell: (order) => <span className="ad-Strong">#{order.display_id}</span>,
  },
  {
    id: 'created_at',
    isSecondary: true,
    header: t('date'),
    isSortable: true,
    cell: (order) => <DateTime value={order.created_at} format="datetime" />,
  },
  {
    id: 'customer',
    header: t('customer'),
    cell: (order) => (
      <span className="ad-Under">
        <Buyer order={order} />
        <span className="ad-OnPhone">{paymentBadge(order)}</span>
      </span>
    ),
  },
  {
    id: 'channel',
    isSecondary: true,
    header: t('channel'),
    cell: (order) => order.sales_channel?.name ?? '',
  },
  {
    id: 'payment',
    isSecondary: true,
    header: t('payment'),
    cell: paymentBadge,
  },
  {
    id: 'fulfillment',
    isSecondary: true,
    header: t('fulfillment'),
    cell: (order) => <StatusBadge status={order.fulfillment_status} />,
  },
  {
    id: 'items',
    isSecondary: true,
    header: t('items'),
    isNumeric: true,
    cell: (order) => order.items?.reduce((sum, { quantity }) => sum + quantity, 0),
  },
  {
    id: 'total',
    header: t('total'),
    isNumeric: true,
    cell: (order) => <Money amount={order.total ?? 0} currency={order.currency_code} />,
  },
]

/** What orders are narrowed by. Regions and channels are offered only where there is a choice. */
function useFilters(): Filter[] {
  const t = useWords('orders')
  const statusName = useStatusName()
  const regions = useEndpoint('GET /admin/regions', { query: { limit: 100 } })
  const channels = useEndpoint('GET /admin/sales-channels', { query: { limit: 100 } })
  const statuses = (...ids: string[]) => ids.map((id) => ({ id, name: statusName(id) }))
  const all: Filter[] = [
    {
      id: 'status',
      name: t('status'),
      options: statuses('pending', 'completed', 'archived', 'canceled', 'requires_action'),
    },
    {
      id: 'payment_status',
      name: t('payment'),
      options: statuses(
        'awaiting',
        'captured',
        'partially_refunded',
        'refunded',
        'canceled',
        'requires_action',
      ),
    },
    {
      id: 'fulfillment_status',
      name: t('fulfillment'),
      options: statuses(
        'not_fulfilled',
        'partially_fulfilled',
        'fulfilled',
        'partially_shipped',
        'shipped',
        'returned',
        'canceled',
      ),
    },
    {
      id: 'region_id',
      name: t('region'),
      options: regions.data?.regions.map(({ id, name }) => ({ id, name })) ?? [],
    },
    {
      id: 'sales_channel_id',
      name: t('channel'),
      options: channels.data?.sales_channels.map(({ id, name }) => ({ id, name })) ?? [],
    },
  ]
  return all.filter(({ options }) => (options?.length ?? 0) > 1)
}
