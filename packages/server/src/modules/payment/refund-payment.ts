import type { RefundReason } from '@cartwright/contract'
import { ShopError } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { reservePaymentRefund, sendRefund } from './refund-payments'

/** Gives money of one captured payment back. Answers the id of the refund. */
export async function refundPayment(
  shop: Shop,
  id: string,
  input: { amount: number; reason: RefundReason; note?: string | null },
): Promise<string> {
  const refund = await shop.transaction((tx) => reservePaymentRefund(tx, id, input))
  try {
    await sendRefund(shop, refund)
  } catch {
    await shop.transaction((tx) => emit(tx, 'payment.payment_refund_failed', { id }))
    throw new ShopError('unexpected_state', 'The payment provider could not refund the payment')
  }
  await shop.transaction((tx) =>
    emit(tx, 'payment.payment_refund_created', { id: refund.id, payment_id: id }),
  )
  return refund.id
}
