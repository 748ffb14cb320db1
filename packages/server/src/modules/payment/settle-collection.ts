import { emit } from '../../events/emit'
import type { PaymentAnswer } from '../../providers/payment'
import type { Tx } from '../../shop'
import { now } from '../../store/schema/ids'
import type { CollectionRow, SessionRow } from './collection-sessions'
import { confirmedEditOf } from './queries'

/** What the provider of a session answered, and the session as it was asked about. */
export interface Answered {
  session: SessionRow
  answer: PaymentAnswer
}

/**
 * Parts the answers for a held collection into those to be written and those whose money nobody waits for any more:
 * their session was replaced or got another amount meanwhile, or staff had the money by other ways. What another request
 * wrote under the same key is neither.
 */
export async function partAnswers(
  tx: Tx,
  collection: CollectionRow,
  answers: readonly Answered[],
): Promise<{ wanted: Answered[]; unwanted: Answered[] }> {
  const { payment_session: table } = tx.t
  const wanted: Answered[] = []
  const unwanted: Answered[] = []
  for (const answered of answers) {
    const { id, amount } = answered.session
    const current = await tx.rowWhere(table, { id })
    if (current?.payment_authorized_at) continue
    const isCurrent = current?.amount === amount && collection.status !== 'authorized'
    ;(isCurrent ? wanted : unwanted).push(answered)
  }
  return { wanted, unwanted }
}

/** Writes what sessions of a held collection answered: each that is authorised becomes a payment. */
export async function settleCollection(
  tx: Tx,
  collection: CollectionRow,
  answers: readonly Answered[],
): Promise<void> {
  const { payment_session, payment, payment_collection, payment_collection_payments: link } = tx.t
  // Staff may confirm an edit before the customer pays it: what is paid then is the order's at once.
  const [confirmed] = await confirmedEditOf(tx, collection.id)
  let authorized_amount = collection.authorized_amount ?? 0
  for (const { session, answer } of answers) {
    const { status, data } = answer
    const payment_authorized_at = status === 'authorized' ? now() : null
    await tx.updateRows(payment_session, { id: session.id }, { status, data, payment_authorized_at })
    if (status !== 'authorized') continue
    const amount = session.amount ?? collection.amount
    const { provider_id } = session
    const { currency_code } = collection
    const made = { order_id: confirmed?.order_id ?? null, amount, currency_code, provider_id, data }
    const [row] = await tx.insertRows(payment, [made])
    await tx.insertRows(link, [{ payment_collection_id: collection.id, payment_id: row?.id ?? '' }])
    authorized_amount += amount
  }
  const status = statusFor(collection.amount, authorized_amount)
  await tx.updateRows(payment_collection, { id: collection.id }, { status, authorized_amount })
  await emit(tx, 'payment-collection.payment_authorized', { id: collection.id })
}

/** How far a collection is paid. */
export const statusFor = (amount: number, authorized: number): CollectionRow['status'] =>
  authorized >= amount ? 'authorized' : authorized === 0 ? 'awaiting' : 'partially_authorized'
