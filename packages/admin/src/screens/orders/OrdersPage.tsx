import type { Order } from '@cartwright/contract'
import { OrderIcon } from '@cartwright/ui/icons'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { LeadTo } from '../../kit/LeadTo'
import { useDateFilter, useRegionFilter, useRelationFilter, useStatusFilter } from '../../kit/list/filters'
import { ListPage } from '../../kit/list/ListPage'
import { paths } from '../../paths'
import { salesChannels } from '../settings/resources'
import { Buyer } from './Buyer'
import { OrderPreview } from './OrderPreview'
import { orders } from './resource'

const statuses = ['pending', 'completed', 'archived', 'canceled', 'requires_action']
const payments = ['awaiting', 'captured', 'partially_refunded', 'refunded', 'canceled', 'requires_action']
const fulfillments = [
  'not_fulfilled',
  'partially_fulfilled',
  'fulfilled',
  'partially_shipped',
  'shipped',
  'returned',
  'canceled',
]

/** All orders: found, narrowed, sorted. */
export function OrdersPage() {
  const t = useWords('orders')
  return (
    <ListPage
      of={orders}
      screen="orders"
      icon={OrderIcon}
      emptyActions={<LeadTo place="products" />}
      nameOf={({ display_id }) => `#${display_id}`}
      exports={{ type: 'order-export' }}
      hrefOf={({ id }) => paths.order(id)}
      views={[
        { id: 'pack', name: t('view_to_pack'), search: 'status=pending&fulfillment_status=not_fulfilled' },
        { id: 'capture', name: t('view_to_capture'), search: 'status=pending&payment_status=awaiting' },
      ]}
      preview={(order) => <OrderPreview order={order} />}
      query={{ expand: 'customer,items,sales_channel,shipping_address' }}
      filters={[
        useStatusFilter('status', t('status'), statuses),
        useStatusFilter('payment_status', t('payment'), payments),
        useStatusFilter('fulfillment_status', t('fulfillment'), fulfillments),
        useDateFilter('created_at', t('date')),
        useRegionFilter('region_id', t('region')),
        useRelationFilter('sales_channel_id', t('channel'), salesChannels, ({ name }) => name),
      ]}
      columns={(column) => [
        column.name('display_id', {
          value: ({ display_id }) => `#${display_id}`,
          isSortable: true,
          width: '84px',
        }),
        column.date('created_at', { format: 'datetime', isSortable: true }),
        column.of('customer', (order) => (
          <span className="ad-Under">
            <Buyer order={order} />
            <span className="ad-OnPhone">{paymentBadge(order)}</span>
          </span>
        )),
        column.of('sales_channel', (order) => order.sales_channel?.name ?? '', {
          isSecondary: true,
          isMinor: true,
        }),
        column.of('payment_status', paymentBadge, { isSecondary: true }),
        column.status('fulfillment_status', (order) => order.fulfillment_status, { isSecondary: true }),
        column.of('items', (order) => order.items?.reduce((sum, { quantity }) => sum + quantity, 0), {
          isNumeric: true,
          isSecondary: true,
        }),
        column.money(
          'total',
          ({ total }) => total,
          ({ currency_code }) => currency_code,
        ),
      ]}
      before={<Zone name="order.list.before" />}
      after={<Zone name="order.list.after" />}
    />
  )
}

const paymentBadge = ({ status, payment_status }: Order) => (
  <StatusBadge status={status === 'canceled' ? 'canceled' : payment_status} isInList />
)
