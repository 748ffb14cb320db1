import type { Order } from '@cartwright/contract'
import { OrderIcon } from '@cartwright/ui/icons'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { useState } from 'react'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { LeadTo } from '../../kit/LeadTo'
import { useDateFilter, useRegionFilter, useRelationFilter, useStatusFilter } from '../../kit/list/filters'
import { ListPage } from '../../kit/list/ListPage'
import { onDemand } from '../../kit/on-demand'
import { useCountryName } from '../../kit/use-names'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { salesChannels } from '../settings/resources'
import { Buyer } from './Buyer'
import { orders } from './resource'
import { useTagFilter } from './use-tag-filter'

const OrderPreview = onDemand(async () => (await import('./OrderPreview')).OrderPreview, {
  placeholder: null,
})
const PrintMenu = onDemand(async () => (await import('./PrintMenu')).PrintMenu, { placeholder: null })
const OrdersBulk = onDemand(async () => (await import('./OrdersBulk')).OrdersBulk)
const TrackingDialog = onDemand(async () => (await import('./TrackingDialog')).TrackingDialog)

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

const returns = ['requested', 'requires_action', 'received', 'canceled']

/** All orders: found, narrowed, sorted, captured, packed and sent together. */
export function OrdersPage() {
  const t = useWords('orders')
  const bulk = useWords('bulk')
  const countryName = useCountryName()
  const may = useMay()
  const mayChange = may('POST /admin/batch-jobs') && may('POST /admin/orders/:id')
  const [isSending, setSending] = useState(false)
  return (
    <>
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
          { id: 'returns', name: bulk('view_returns'), search: 'return_status=requested' },
        ]}
        preview={(order) => <OrderPreview order={order} />}
        query={{ expand: 'customer,items,sales_channel,shipping_address,tags' }}
        filters={[
          useStatusFilter('status', t('status'), statuses),
          useStatusFilter('payment_status', t('payment'), payments),
          useStatusFilter('fulfillment_status', t('fulfillment'), fulfillments),
          useStatusFilter('return_status', bulk('return'), returns),
          useDateFilter('created_at', t('date')),
          useRegionFilter('region_id', t('region')),
          useTagFilter('tags'),
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
          column.of(
            'country',
            ({ shipping_address: to }) => to?.country_code && countryName(to.country_code),
            {
              isHidden: true,
            },
          ),
          column.of('tags', ({ tags }) => tags?.map(({ value }) => value).join(', '), { isHidden: true }),
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
        actions={mayChange ? [{ id: 'tracking', name: bulk('send'), onAction: () => setSending(true) }] : []}
        bulk={(selection) => (
          <>
            {mayChange && <OrdersBulk selection={selection} />}
            <PrintMenu {...selection} />
          </>
        )}
        bulkTakesFilters
        before={<Zone name="order.list.before" />}
        after={<Zone name="order.list.after" />}
      />
      {isSending && <TrackingDialog onClose={() => setSending(false)} />}
    </>
  )
}

const paymentBadge = ({ status, payment_status }: Order) => (
  <StatusBadge status={status === 'canceled' ? 'canceled' : payment_status} isInList />
)
