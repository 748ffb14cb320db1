import type { RefundedItem, RefundReason } from '@cartwright/contract'
import { conflict, invalidData, notAllowed, notFound, providerRefused } from '../../errors'
import type { Shop } from '../../shop'
import type { Db, Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { actingId } from '../audit/acting'
import { recordRefund, recordRefusal } from './ledger'
import { paymentProvider } from './payment-provider'
import {
  bookPart,
  bookRefund,
  capturedForUpdate,
  giveBackPart,
  paymentsByIds,
  refundsSilentSince,
  takeOverSilent,
} from './queries'
import { assertRefundLimit } from './refund-limit'

export type RefundRow = Db['t']['refund']['$inferSelect']
type Part = { payment_id: string; amount: number }

interface RefundInput {
  order_id: string
  /** Minor units, above 0. */
  amount: number
  /** One of the contract's reasons, or staff's own words. */
  reason: string
  note?: string | null
  /** For which pieces. */
  items?: RefundedItem[]
}

/**
 * Sets money aside for a refund: spread over the order's captured payments, first payment first. Each share is taken
 * by a conditional update, so that no number of simultaneous refunds gives back more than was captured. Afterwards,
 * outside the transaction, `sendRefund` has the provider pay.
 * @throws not_allowed when the captured payments do not cover the amount
 */
export async function reserveRefund(tx: Tx, input: RefundInput): Promise<RefundRow> {
  if (!(Number.isSafeInteger(input.amount) && input.amount > 0))
    throw invalidData('amount: a refund must be a whole number of minor units above 0')
  const order = await orderOf(tx, input.order_id)
  if (order) await assertRefundLimit(tx, { ...input, currency_code: order.currency_code })
  const parts = await takeShares(tx, input)
  const [refund] = await tx
    .insert(tx.t.refund)
    .values({
      order_id: input.order_id,
      amount: input.amount,
      reason: input.reason as RefundReason,
      note: input.note ?? null,
      items: input.items ?? null,
      parts,
      created_by: actingId(),
    })
    .returning()
  await recordOrderRefund(tx, refund as RefundRow)
  return refund as RefundRow
}

/**
 * Sets money of one captured payment aside for a refund.
 * @throws not_allowed when it is not captured, or less is left of it
 */
export async function reservePaymentRefund(
  tx: Tx,
  id: string,
  input: { amount: number; reason: RefundReason; note?: string | null },
): Promise<RefundRow> {
  const { amount, reason, note } = input
  if (!(Number.isSafeInteger(amount) && amount > 0))
    throw invalidData('amount: a refund must be a whole number of minor units above 0')
  const { payment: t, order } = tx.t
  const known = await tx.rowWhere(t, { id }, { columns: ['order_id'] })
  // Orders are held before their payments, everywhere: two requests never wait for each other.
  if (known?.order_id) await tx.lockRows(order, { id: known.order_id }, { columns: ['id'] })
  const [payment] = await tx.lockRows(t, { id })
  if (!payment) throw notFound('Payment', id)
  if (!payment.captured_at) throw notAllowed('The payment is not captured, so there is nothing to refund')
  const { order_id, currency_code } = payment
  await assertRefundLimit(tx, { order_id, payment_id: id, currency_code, amount })
  const taken = await bookRefund(tx, id, amount)
  if (taken.length === 0)
    throw notAllowed(
      `amount: only ${payment.amount - payment.amount_refunded} of the payment can still be refunded, not ${amount}`,
    )
  const [refund] = await tx
    .insert(tx.t.refund)
    .values({
      order_id: payment.order_id,
      payment_id: id,
      amount,
      reason,
      note: note ?? null,
      parts: [{ payment_id: id, amount }],
      created_by: actingId(),
    })
    .returning()
  await recordOrderRefund(tx, refund as RefundRow)
  return refund as RefundRow
}

/** The refund in the ledger of its order; payments of their own have none. */
export async function recordOrderRefund(tx: Tx, { id, order_id, amount }: RefundRow) {
  const order = await orderOf(tx, order_id)
  if (order) await recordRefund(tx, { id, order_id: order.id, currency_code: order.currency_code, amount })
}

/** The order a refund is of; payments of their own have none. */
export async function orderOf(tx: Tx, id: string | null) {
  if (!id) return undefined
  const { order: t } = tx.t
  const order = await tx.rowWhere(t, { id }, { columns: ['id', 'currency_code'] })
  return order
}

async function takeShares(tx: Tx, { order_id, amount }: RefundInput): Promise<Part[]> {
  const captured = await capturedForUpdate(tx, order_id)
  const covered = captured.reduce((sum, payment) => sum + payment.amount - payment.amount_refunded, 0)
  if (covered < amount)
    throw notAllowed(`amount: only ${covered} of what was captured can still be refunded, not ${amount}`)
  const parts: Part[] = []
  let left = amount
  for (const payment of captured) {
    const part = Math.min(left, payment.amount - payment.amount_refunded)
    if (part <= 0) continue
    const taken = await bookPart(tx, payment.id, part)
    if (taken.length === 0)
      throw conflict('refund_conflict', 'Another refund was faster; look at the order and try again')
    parts.push({ payment_id: payment.id, amount: part })
    left -= part
  }
  return parts
}

/**
 * Has the providers pay a reserved refund. What a provider refused is given back to its payment, and the refund shrinks
 * to what was paid, or vanishes, unless it was taken over meanwhile. Safe to call again: providers know the refund by
 * its id.
 * @throws what the provider says in words of the shop, else unexpected_state
 */
export async function sendRefund(shop: Shop, refund: RefundRow): Promise<void> {
  const payments = new Map(
    (
      await paymentsByIds(
        shop.db,
        (refund.parts ?? []).map((part) => part.payment_id),
      )
    ).map((p) => [p.id, p]),
  )
  const refused: Part[] = []
  const data = new Map<string, Record<string, unknown>>()
  let failure: unknown
  for (const part of refund.parts ?? []) {
    const payment = payments.get(part.payment_id)
    if (!payment) continue
    try {
      const provider = paymentProvider(shop, payment.provider_id)
      const answer = await provider.refund(payment.data, part.amount, refundKey(refund.id, payment.id))
      data.set(payment.id, answer.data)
    } catch (error) {
      shop.log.warn({ err: error, refund: refund.id, payment: payment.id }, 'the refund failed')
      failure = error
      refused.push(part)
    }
  }
  await shop.transaction((tx) => recordAnswers(tx, refund, data, refused))
  if (failure) throw providerRefused('The payment provider could not refund the payment', failure)
}

/** What a provider knows the share of a refund by that one payment gives back. */
export const refundKey = (refundId: string, paymentId: string) => `refund-${refundId}-${paymentId}`

/** Takes back a refund that was reserved and never sent: its money is set aside no more. */
export const dropRefund = (tx: Tx, refund: RefundRow): Promise<void> =>
  recordAnswers(tx, refund, new Map(), refund.parts ?? [])

async function recordAnswers(
  tx: Tx,
  refund: RefundRow,
  data: ReadonlyMap<string, Record<string, unknown>>,
  refused: readonly Part[],
) {
  const { payment, refund: refunds } = tx.t
  const order = await orderOf(tx, refund.order_id)
  const open = { id: refund.id, settled_at: null }
  // A refusal says nothing of a request that took over: its provider may be paying just now.
  const mine = refused.length > 0 ? { ...open, updated_at: refund.updated_at } : open
  const paid = refund.amount - refused.reduce((sum, part) => sum + part.amount, 0)
  const recorded =
    paid > 0
      ? await tx.updateRows(refunds, mine, { settled_at: now(), amount: paid })
      : await tx.deleteRows(refunds, mine)
  if (recorded === 0) return
  for (const [id, changed] of data) await tx.updateRows(payment, { id }, { data: changed })
  for (const part of refused) await giveBackPart(tx, part.payment_id, part.amount)
  if (order && paid < refund.amount)
    await recordRefusal(tx, {
      id: refund.id,
      order_id: order.id,
      currency_code: order.currency_code,
      refused: refund.amount - paid,
    })
}

/** Takes over the refunds that were reserved and never sent to the end: the process stopped in between. */
export async function takeOverRefunds(shop: Shop): Promise<RefundRow[]> {
  const expired = new Date(Date.now() - 60_000).toISOString()
  const found = await refundsSilentSince(shop.db, expired)
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  return shop.transaction((tx) => takeOverSilent(tx, ids, expired))
}
