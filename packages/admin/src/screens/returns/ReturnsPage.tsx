import { type Return, returnCan } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { UndoIcon } from '@cartwright/ui/icons'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useDateFilter, useStatusFilter } from '../../kit/list/filters'
import { ListPage } from '../../kit/list/ListPage'
import { onDemand } from '../../kit/on-demand'
import { useStatusName } from '../../kit/use-status-name'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { returns } from './resource'

const ReceiveDialog = onDemand(async () => (await import('../../kit/after-sale/ReceiveDialog')).ReceiveDialog)

const statuses = ['requested', 'received', 'requires_action', 'canceled']

/** What comes back, of whichever order: announced, here, or called off. */
export function ReturnsPage() {
  const t = useWords('returns')
  const words = useWords('orders')
  const statusName = useStatusName()
  const may = useMay()
  const [received, setReceived] = useState<Return>()
  const mayReceive = may('POST /admin/returns/:id/receive') && may('GET /admin/orders/:id')
  return (
    <ListPage
      of={returns}
      screen="returns"
      icon={UndoIcon}
      isUnsearched
      nameOf={(row) => numberOf(row) ?? t('of_no_order')}
      hrefOf={(row) => paths.order(orderOf(row)?.id ?? row.order_id ?? '')}
      menuOf={(row) =>
        mayReceive && returnCan.receive(row) && orderOf(row)
          ? [
              {
                id: 'receive',
                name: words('receive'),
                icon: <UndoIcon />,
                onAction: () => setReceived(row),
              },
            ]
          : []
      }
      after={received && <Received of={received} onClose={() => setReceived(undefined)} />}
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

/** Takes a return in from its row, once its order is there: what it is worth stands on its lines. */
function Received({ of, onClose }: { of: Return; onClose: () => void }) {
  const { data } = useEndpoint('GET /admin/orders/:id', { params: { id: orderOf(of)?.id ?? '' } })
  return data ? <ReceiveDialog order={data.order} of={of} onClose={onClose} /> : null
}

/** The order that goods come back of: itself, or by way of an exchange or a claim. */
const orderOf = ({ order, swap, claim_order }: Return) => order ?? swap?.order ?? claim_order?.order
const numberOf = (row: Return) => {
  const order = orderOf(row)
  return order && `#${order.display_id}`
}
const occasionOf = ({ swap_id, claim_order_id }: Return) =>
  swap_id ? 'occasions.swap' : claim_order_id ? 'occasions.claim' : 'occasions.return'
