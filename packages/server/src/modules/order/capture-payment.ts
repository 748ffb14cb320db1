import { notAllowed, notFound, ShopError } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { askProviders, markPayments, type PaymentRow, recordOutcomes } from '../payment/take-payments'
import { settlePaymentStatus } from './capture-order'
import { editOfPayment, lockOrder } from './queries'

/**
 * Takes the money of one payment; quiet when it is taken already. Its order is captured with its last payment.
 * @throws not_allowed for a canceled payment; unexpected_state when the provider failed
 */
export async function capturePayment(shop: Shop, id: string): Promise<void> {
  const { marked, orderId } = await shop.transaction(async (tx) => {
    const { payment, orderId } = await lockPayment(tx, id)
    if (payment.canceled_at) throw notAllowed('The payment was canceled, so it cannot be captured')
    if (payment.captured_at) return { marked: [], orderId }
    // Money that is taken for an edit is the order's, whatever becomes of the edit: there it can be given back.
    if (orderId !== payment.order_id) await tx.updateRows(tx.t.payment, { id }, { order_id: orderId })
    return { marked: await markPayments(tx, { payment_ids: [id] }, 'capture'), orderId }
  })
  if (marked.length === 0) return
  const outcomes = await askProviders(shop, marked, 'capture')
  const failed = outcomes.some(({ error }) => error)
  await shop.transaction(async (tx) => {
    const order = orderId ? await lockOrder(tx, orderId) : null
    await recordOutcomes(tx, outcomes, 'capture')
    if (order && !failed) await settlePaymentStatus(tx, order)
    await emit(tx, failed ? 'payment.payment_capture_failed' : 'payment.payment_captured', { id })
  })
  if (failed) throw new ShopError('unexpected_state', 'The payment provider could not capture the payment')
}

/** The payment and whose it is: of an order, or of the edit of one. The order is held. @throws not_found */
async function lockPayment(tx: Tx, id: string): Promise<{ payment: PaymentRow; orderId: string | null }> {
  const { payment: t } = tx.t
  const payment = await tx.rowWhere(t, { id })
  if (!payment) throw notFound('Payment', id)
  const [edit] = payment.order_id ? [] : await editOfPayment(tx, id)
  const orderId = payment.order_id ?? edit?.order_id ?? null
  if (orderId) await lockOrder(tx, orderId)
  const [locked] = await tx.lockRows(t, { id })
  return { payment: (locked ?? payment) as PaymentRow, orderId }
}
