import type { Order } from '@cartwright/contract'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import { useMoney } from '../../kit/use-money'

/**
 * Takes the authorised money of an order in one press: the button says how much, and the refund beside it takes it back, so
 * nobody is asked again.
 */
export function useCapture(order: Order) {
  const t = useWords('orders')
  const money = useMoney(order.currency_code)
  const { mutate, isPending } = useAct('POST /admin/orders/:id/capture', t('payment_captured'))
  const open = (order.payments ?? [])
    .filter(({ captured_at, canceled_at }) => !captured_at && !canceled_at)
    .reduce((sum, { amount }) => sum + amount, 0)
  return {
    name: t('capture_amount', { amount: money(open) }),
    isPending,
    capture: () => mutate({ params: { id: order.id } }),
  }
}
