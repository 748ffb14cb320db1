import { eq } from 'drizzle-orm'
import { notAllowed, notFound, ShopError } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/engine'
import { askProviders, markPayments, type PaymentRow, recordOutcomes } from './take-payments'

/**
 * Takes the money of one payment; quiet when it is taken already.
 * @throws not_allowed for a canceled payment; unexpected_state when the provider failed
 */
export async function capturePayment(shop: Shop, id: string): Promise<void> {
  const marked = await shop.transaction(async (tx) => {
    const payment = await findPayment(tx, id)
    if (payment.canceled_at) throw notAllowed('The payment was canceled, so it cannot be captured')
    return payment.captured_at ? [] : markPayments(tx, { payment_id: id }, 'capture')
  })
  if (marked.length === 0) return
  const outcomes = await askProviders(shop, marked, 'capture')
  const failed = outcomes.some(({ error }) => error)
  await shop.transaction(async (tx) => {
    await recordOutcomes(tx, outcomes, 'capture')
    await emit(tx, failed ? 'payment.payment_capture_failed' : 'payment.payment_captured', { id })
  })
  if (failed) throw new ShopError('unexpected_state', 'The payment provider could not capture the payment')
}

async function findPayment(tx: Tx, id: string): Promise<PaymentRow> {
  const { payment } = tx.t
  const [row] = await tx.select().from(payment).where(eq(payment.id, id))
  if (!row) throw notFound('Payment', id)
  return row as PaymentRow
}
