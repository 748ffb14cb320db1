import type { RefundReason } from '@cartwright/contract'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { reservePaymentRefund, sendRefund } from './refund-payments'

/**
 * Gives money of one captured payment back. Returns the id of the refund.
 * @throws unexpected_state when its provider refuses
 */
export async function refundPayment(
  shop: Shop,
  id: string,
  input: { amount: number; reason: RefundReason; note?: string | null },
): Promise<string> {
  const refund = await shop.transaction((tx) => reservePaymentRefund(tx, id, input))
  try {
    await sendRefund(shop, refund)
  } catch (error) {
    await shop.transaction((tx) => emit(tx, 'payment.payment_refund_failed', { id }))
    throw error
  }
  await shop.transaction((tx) =>
    emit(tx, 'payment.payment_refund_created', { id: refund.id, payment_id: id }),
  )
  return refund.id
}
