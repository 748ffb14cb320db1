import type { Return } from '@cartwright/contract'
import { UndoIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import { useDateFilter, useStatusFilter } from '../../kit/list/filters'
import { ListPage } from '../../kit/list/ListPage'
import { useStatusName } from '../../kit/use-status-name'
import { paths } from '../../paths'
import { returns } from './resource'

const statuses = ['requested', 'received', 'requires_action', 'canceled']

/** What comes back, of whichever order: announced, here, or called off. */
export function ReturnsPage() {
  const t = useWords('returns')
  const statusName = useStatusName()
  return (
    <ListPage
      of={returns}
      screen="returns"
      icon={UndoIcon}
      isUnsearched
      nameOf={(row) => numberOf(row) ?? t('of_no_order')}
      hrefOf={(row) => paths.order(orderOf(row)?.id ?? row.order_id ?? '')}
      query={{ expand: 'items,order,swap.order,claim_order.order' }}
      views={[{ id: 'requested', name: statusName('requested'), search: 'status=requested' }]}
      filters={[
        useStatusFilter('status', t('fields.status'), statuses),
        useDateFilter('created_at', t('fields.created_at')),
      ]}
      columns={(column) => [
        column.name('order_id', { value: (row) => numberOf(row) ?? t('of_no_order') }),
        column.date('created_at', { format: 'relative', isSortable: true, isSecondary: false }),
        column.of('email', (row) => <bdi className="ad-Clip">{orderOf(row)?.email}</bdi>, {
          isSecondary: true,
        }),
        column.of('occasion', (row) => t(occasionOf(row)), { isSecondary: true }),
        column.of('items', ({ items }) => items?.reduce((sum, { quantity }) => sum + quantity, 0), {
          isNumeric: true,
          isSecondary: true,
        }),
        column.status('status', ({ status }) => status),
        column.money(
          'refund_amount',
          (row) => (orderOf(row) ? row.refund_amount : undefined),
          (row) => orderOf(row)?.currency_code ?? '',
        ),
        column.date('received_at', { isHidden: true }),
      ]}
    />
  )
}

/** The order that goods come back of: itself, or by way of an exchange or a claim. */
const orderOf = ({ order, swap, claim_order }: Return) => order ?? swap?.order ?? claim_order?.order
const numberOf = (row: Return) => {
  const order = orderOf(row)
  return order && `#${order.display_id}`
}
const occasionOf = ({ swap_id, claim_order_id }: Return) =>
  swap_id ? 'occasions.swap' : claim_order_id ? 'occasions.claim' : 'occasions.return'
