import { orderCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/engine'
import {
  askProviders,
  markPayments,
  type Outcome,
  paymentsOf,
  recordOutcomes,
} from '../payment/take-payments'
import { statusAfterCapture } from './order-status'
import { lockOrder, type OrderRow, updateLiveOrder } from './queries'

/**
 * Takes the money of every authorised payment of an order. Captured again it changes nothing. A provider's failure
 * leaves the order with the payment status `requires_action` and is told in an event.
 * @throws not_allowed for a canceled order, conflict while another request is at its payments
 */
export async function captureOrder(shop: Shop, id: string): Promise<void> {
  const { order, marked } = await shop.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    assertCan({ capture: orderCan.update }, 'capture', order, 'The order')
    return { order, marked: await markPayments(tx, { order_id: id }, 'capture') }
  })
  const outcomes = await askProviders(shop, marked, 'capture')
  await shop.transaction(async (tx) => {
    // Orders are locked before their payments, everywhere: two requests never wait for each other.
    await lockOrder(tx, id)
    await recordCapture(tx, order, outcomes)
  })
}

export async function recordCapture(tx: Tx, order: OrderRow, outcomes: readonly Outcome[]): Promise<void> {
  await recordOutcomes(tx, outcomes, 'capture')
  // Refunds have moved it on already, and it was captured before that.
  if (!orderCan.capture(order as never)) return
  const status = statusAfterCapture(await paymentsOf(tx, order.id))
  await updateLiveOrder(tx, order.id, { payment_status: status })
  const { no_notification } = order
  for (const { payment, error } of outcomes)
    if (error)
      await emit(tx, 'order.payment_capture_failed', {
        id: order.id,
        payment_id: payment.id,
        error: error instanceof Error ? error.message : String(error),
        no_notification,
      })
  if (status === 'captured') await emit(tx, 'order.payment_captured', { id: order.id, no_notification })
}
