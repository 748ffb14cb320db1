import { conflict } from '../../errors'
import type { PaymentState } from '../../providers/payment'
import type { Tx } from '../../store/database/engine'
import { recordRefusal } from './ledger'
import { putBack, refundsWith } from './queries'
import { outsideKey } from './record-outside-refund'
import { orderOf, type RefundRow, refundKey } from './refund-payments'
import type { PaymentRow } from './take-payments'

type Failed = PaymentState['failed_refunds'][number]

export interface TakenBack {
  refund: RefundRow
  /** How much of it did not reach the customer. */
  amount: number
  reason: string | null
}

/**
 * Takes refunds back of which the provider says that they failed after all: the payment can be refunded again, the
 * ledger has an entry that says so, and the refund shrinks to what other payments gave, or vanishes. Done again it
 * finds nothing. The caller holds the order of the payment.
 * @throws conflict while the shop is still asking for one of them
 */
export async function recordFailedRefunds(
  tx: Tx,
  payment: PaymentRow,
  failed: readonly Failed[],
): Promise<TakenBack[]> {
  const { payment: payments } = tx.t
  await tx.lockRows(payments, { id: payment.id }, { columns: ['id'] })
  const { order_id } = payment
  const standing = (await refundsWith(tx, payment.id, order_id)) as RefundRow[]
  const order = await orderOf(tx, order_id)
  const taken: TakenBack[] = []
  for (const refund of standing) {
    const part = refund.parts?.find(({ payment_id }) => payment_id === payment.id)
    const failure = failed.find((one) => isOf(refund, payment, one))
    if (!part || !failure) continue
    if (!refund.settled_at)
      throw conflict('refund_busy', 'The refund is being asked for; it is looked at again shortly')
    await shrink(tx, refund, part)
    // A canceled order gave this money back; now it has to be given back once more.
    await putBack(tx, payment.id, part.amount)
    const { amount } = part
    if (order)
      await recordRefusal(tx, {
        id: refund.id,
        order_id: order.id,
        currency_code: order.currency_code,
        refused: amount,
      })
    taken.push({ refund, amount, reason: failure.reason })
  }
  return taken
}

const isOf = (refund: RefundRow, payment: PaymentRow, { id, key }: Failed) =>
  key === null
    ? refund.payment_id === payment.id && refund.idempotency_key === outsideKey(payment, id)
    : key === refundKey(refund.id, payment.id)

async function shrink(tx: Tx, refund: RefundRow, part: { payment_id: string; amount: number }) {
  const { refund: t } = tx.t
  const amount = refund.amount - part.amount
  const parts = refund.parts?.filter((one) => one !== part) ?? []
  if (amount > 0) await tx.updateRows(t, { id: refund.id }, { amount, parts })
  else await tx.deleteRows(t, { id: refund.id })
}
