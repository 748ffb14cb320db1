import { type CallName, type Order, orderCan } from '@cartwright/contract'
import { useWords } from '../../../i18n/use-words'
import { claimable, returnable } from '../../../kit/after-sale/quantities'
import { useMay } from '../../../shell/permissions'

export interface Beginning {
  id: 'return' | 'swap' | 'claim'
  name: string
  isDisabled: boolean
}

/** What can be begun with goods of an order that were sold: those the order or the reader may not are disabled. */
export function useBeginnings(order: Order): Beginning[] {
  const t = useWords('after-sale')
  const words = useWords('orders')
  const may = useMay()
  const one = (id: Beginning['id'], name: string, can: boolean, call: CallName): Beginning => ({
    id,
    name,
    isDisabled: !can || !may(call),
  })
  const hasGoods = returnable(order).length > 0
  return [
    one(
      'return',
      words('request_return'),
      orderCan.requestReturn(order) && hasGoods,
      'POST /admin/orders/:id/return',
    ),
    one('swap', t('new_swap'), orderCan.swap(order) && hasGoods, 'POST /admin/orders/:id/swaps'),
    one(
      'claim',
      t('new_claim'),
      orderCan.claim(order) && claimable(order).length > 0,
      'POST /admin/orders/:id/claims',
    ),
  ]
}
