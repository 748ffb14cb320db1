import type { DraftOrder } from '@cartwright/contract'
import { FileIcon } from '@cartwright/ui/icons'
import { Link } from '@cartwright/ui/Link'
import { useWords } from '../../i18n/use-words'
import { type ListFilter, useDateFilter } from '../../kit/list/filters'
import { ListPage } from '../../kit/list/ListPage'
import { useStatusName } from '../../kit/use-status-name'
import { paths } from '../../paths'
import { nameOf } from '../../shell/session'
import { draftNumber, draftOrders, draftStatus } from './resource'

/** Orders that staff put together for a customer, until they are paid and after. */
export function DraftOrdersPage() {
  const t = useWords('draft-orders')
  return (
    <ListPage
      of={draftOrders}
      screen="draft-orders"
      icon={FileIcon}
      exports={{ type: 'draft-order-export' }}
      nameOf={draftNumber}
      hrefOf={({ id }) => paths.draftOrder(id)}
      newHref={paths.newDraftOrder}
      query={{ expand: 'cart,cart.items,cart.region,cart.customer,order' }}
      filters={[
        useDraftStatusFilter(t('fields.status')),
        useDateFilter('created_at', t('fields.created_at')),
      ]}
      isKept={({ status }) => status !== 'open'}
      columns={(column) => [
        column.name('display_id', { value: draftNumber, isSortable: true, width: '84px' }),
        column.of('order', ({ order }) =>
          order ? (
            <Link href={paths.order(order.id)} variant="plain">
              {`#${order.display_id}`}
            </Link>
          ) : (
            ''
          ),
        ),
        column.date('created_at', { format: 'datetime', isSortable: true }),
        column.of('customer', ({ cart }) => <span className="ad-Clip">{customerOf(cart)}</span>),
        column.of('items', ({ cart }) => cart?.items?.reduce((sum, { quantity }) => sum + quantity, 0), {
          isNumeric: true,
          isSecondary: true,
        }),
        column.money(
          'goods',
          ({ cart }) =>
            cart?.items?.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0),
          ({ cart }) => cart?.region?.currency_code ?? 'usd',
        ),
        column.status('status', draftStatus),
      ]}
    />
  )
}

const customerOf = (cart: DraftOrder['cart']) =>
  cart?.customer ? nameOf(cart.customer) : (cart?.email ?? '')

function useDraftStatusFilter(name: string): ListFilter<'status'> {
  const statusName = useStatusName()
  return {
    id: 'status',
    name,
    options: [
      { id: 'open', name: statusName('draft') },
      { id: 'completed', name: statusName('completed') },
    ],
  }
}
