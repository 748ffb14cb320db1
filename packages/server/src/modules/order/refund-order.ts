import { orderCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/engine'
import { type RefundRow, reserveRefund, sendRefund } from '../payment/refund-payments'
import { statusAfterRefund } from './order-status'
import { lockOrder, sumsOf, updateLiveOrder } from './queries'

interface RefundOrder {
  amount: number
  reason: string
  note?: string | null
  no_notification?: boolean | null
}

/**
 * Gives money of an order back.
 * @throws not_allowed for a canceled order and for more than was captured and not given back yet
 */
export async function refundOrder(shop: Shop, id: string, input: RefundOrder): Promise<void> {
  const { order, refund } = await shop.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    assertCan(orderCan, 'refund', order as never, 'The order')
    const { amount, reason, note } = input
    return { order, refund: await reserveRefund(tx, { order_id: id, amount, reason, note }) }
  })
  await sendRefund(shop, refund)
  await shop.transaction(async (tx) => {
    await updateLiveOrder(tx, id, { payment_status: statusAfterRefund(await sumsOf(tx, id)) })
    await emitRefunded(tx, refund, input.no_notification ?? order.no_notification)
  })
}

/** Tells that a refund was paid. */
export const emitRefunded = (tx: Tx, refund: RefundRow, no_notification: boolean | null | undefined) =>
  emit(tx, 'order.refund_created', {
    id: refund.order_id,
    refund_id: refund.id,
    no_notification: no_notification ?? null,
  })
