import { orderCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { paymentsOf } from '../payment/queries'
import { askProviders, markPayments, type Outcome, recordOutcomes } from '../payment/take-payments'
import { statusAfterCapture, statusAfterRefund } from './order-status'
import { lockOrder, type OrderRow, sumsOf, updateLiveOrder } from './queries'

/** What else is written with a capture: before any provider is asked, and with what they did. */
interface CaptureNotes {
  begun(tx: Tx): Promise<void>
  done(tx: Tx, outcomes: readonly Outcome[]): Promise<void>
}

/**
 * Takes the money of every authorised payment of an order. Captured again it changes nothing. A provider's failure
 * leaves the order with the payment status `requires_action` and is told in an event.
 * @throws not_allowed for a canceled order, conflict while another request is at its payments
 */
export async function captureOrder(shop: Shop, id: string, notes?: CaptureNotes): Promise<void> {
  const marked = await shop.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    assertCan(orderCan, 'capture', order, 'The order')
    const marked = await markPayments(tx, { order_id: id }, 'capture')
    await notes?.begun(tx)
    return marked
  })
  const outcomes = await askProviders(shop, marked, 'capture')
  await shop.transaction(async (tx) => {
    // Orders are locked before their payments, everywhere: two requests never wait for each other.
    await recordCapture(tx, await lockOrder(tx, id), outcomes)
    await notes?.done(tx, outcomes)
  })
}

export async function recordCapture(tx: Tx, order: OrderRow, outcomes: readonly Outcome[]): Promise<void> {
  await recordOutcomes(tx, outcomes, 'capture')
  const { no_notification } = order
  for (const { payment, error } of outcomes)
    if (error)
      await emit(tx, 'order.payment_capture_failed', {
        id: order.id,
        payment_id: payment.id,
        error: error instanceof Error ? error.message : String(error),
        no_notification,
      })
  await settlePaymentStatus(tx, order)
}

/** What its payments make of an order that is held, and the event when all of them are taken now. */
export async function settlePaymentStatus(tx: Tx, order: OrderRow): Promise<void> {
  const status = statusAfterCapture(await paymentsOf(tx, order.id))
  const wasRefunded = ['partially_refunded', 'refunded'].includes(order.payment_status)
  const payment_status =
    status === 'captured' && wasRefunded ? statusAfterRefund(await sumsOf(tx, order.id)) : status
  if (payment_status === order.payment_status) return
  const changed = await updateLiveOrder(tx, order.id, { payment_status })
  if (changed && status === 'captured' && !wasRefunded)
    await emit(tx, 'order.payment_captured', { id: order.id, no_notification: order.no_notification })
}
