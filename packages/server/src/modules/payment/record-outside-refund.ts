import type { Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { bookOutsideRefund } from './queries'
import { type RefundRow, recordOrderRefund } from './refund-payments'
import type { PaymentRow } from './take-payments'

/**
 * Writes down a refund that staff made on the provider's own screen. Undefined when it stands in the books already,
 * exceeds what is left of the payment, is of one that was never taken, or no amount. The caller holds the order of the payment.
 */
export async function recordOutsideRefund(
  tx: Tx,
  payment: PaymentRow,
  { id, amount }: { id: string; amount: number },
): Promise<RefundRow | undefined> {
  if (!Number.isSafeInteger(amount) || amount <= 0) return undefined
  const { payment: payments, refund } = tx.t
  await tx.lockRows(payments, { id: payment.id }, { columns: ['id'] })
  const key = outsideKey(payment, id)
  const known = await tx.rowsWhere(
    refund,
    { payment_id: payment.id, idempotency_key: key },
    { columns: ['id'] },
  )
  if (known.length > 0) return undefined
  const taken = await bookOutsideRefund(tx, payment.id, amount)
  if (taken.length === 0) return undefined
  const [written] = await tx
    .insert(refund)
    .values({
      order_id: payment.order_id,
      payment_id: payment.id,
      amount,
      reason: 'other',
      note: `Refunded at ${payment.provider_id}`,
      parts: [{ payment_id: payment.id, amount }],
      settled_at: now(),
      idempotency_key: key,
    })
    .returning()
  if (written) await recordOrderRefund(tx, written)
  return written
}

/** What marks the row of a refund that was made on the provider's own screen. */
export const outsideKey = (payment: Pick<PaymentRow, 'provider_id'>, id: string) =>
  `${payment.provider_id}:${id}`
