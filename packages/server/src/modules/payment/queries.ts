import { type LedgerKind, type LedgerSums, nearestMoney } from '@cartwright/contract'
import { and, asc, type Column, eq, gte, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { actingId } from '../audit/acting'
import type { CollectionRow } from './collection-sessions'
import type { PaymentAction, PaymentRow } from './take-payments'

/** A provider that was asked and never answered may be asked again after this long, in ms: the key is the same. */
const lease = 60_000

/** The payments of an order in the order of their ids. */
export const paymentsOf = (db: Db, orderId: string): Promise<PaymentRow[]> =>
  db.rowsWhere(db.t.payment, { order_id: orderId }, { orderBy: ['id'] })

/** What the entries of an order add up to, or those of some kinds. */
export async function ledgerSums(
  db: Db,
  orderId: string,
  kinds?: readonly LedgerKind[],
): Promise<Omit<LedgerSums, 'currency_code'>> {
  const { ledger_entry: t } = db.t
  const total = (column: Column) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  const [sums] = await db
    .select({ due: total(t.due), paid: total(t.paid), refunded: total(t.refunded) })
    .from(t)
    .where(and(eq(t.order_id, orderId), kinds ? inArray(t.kind, [...kinds]) : undefined))
  const { due, paid, refunded } = sums ?? { due: 0, paid: 0, refunded: 0 }
  return { due, paid, refunded, outstanding: nearestMoney(due - paid + refunded) }
}

const isFree = (tx: Tx, action: PaymentAction) => {
  const { payment } = tx.t
  const expired = new Date(Date.now() - lease).toISOString()
  return or(
    isNull(payment.pending_action),
    and(eq(payment.pending_action, action), lt(payment.pending_since, expired)),
  )
}

/** Payments whose provider was asked and of which nothing was heard: the process ended in between. */
export const unfinishedPayments = (db: Db, action: PaymentAction): Promise<PaymentRow[]> => {
  const { payment } = db.t
  const expired = new Date(Date.now() - lease).toISOString()
  return db
    .select()
    .from(payment)
    .where(and(eq(payment.pending_action, action), lt(payment.pending_since, expired)))
    .limit(100)
}

/** The payments with these ids. */
export const paymentsByIds = (db: Db, ids: readonly string[]): Promise<PaymentRow[]> =>
  db.rowsWhere(db.t.payment, { id: ids })

/** The sessions of a payment collection in the order of their ids. */
export async function sessionsOfCollection(db: Db, id: string) {
  const { payment_session, payment_collection_sessions: link } = db.t
  return db
    .select({ session: payment_session })
    .from(link)
    .innerJoin(payment_session, eq(payment_session.id, link.payment_session_id))
    .where(eq(link.payment_collection_id, id))
    .orderBy(payment_session.id)
}

/** What a refund and what was refused of it changed of what is due. */
export async function creditOfRefund(tx: Tx, id: string, order_id: string) {
  const { ledger_entry: t } = tx.t
  return tx
    .select({ due: sql<number>`coalesce(sum(${t.due}), 0)`.mapWith(Number) })
    .from(t)
    .where(
      and(eq(t.reference_id, id), eq(t.order_id, order_id), inArray(t.kind, ['refund', 'refund_failed'])),
    )
}

/** The refunds of a payment, and those of its order that are made of parts. */
export async function refundsWith(tx: Tx, paymentId: string, order_id: string | null) {
  const { refund: t } = tx.t
  return tx
    .select()
    .from(t)
    .where(
      or(
        eq(t.payment_id, paymentId),
        order_id ? and(eq(t.order_id, order_id), isNotNull(t.parts)) : undefined,
      ),
    )
}

/** Takes a refund of a payment back, which may be that of a canceled order. */
export async function putBack(tx: Tx, id: string, amount: number) {
  const { payment: payments } = tx.t
  return tx
    .update(payments)
    .set({ amount_refunded: sql`${payments.amount_refunded} - ${amount}`, canceled_at: null })
    .where(eq(payments.id, id))
}

/** Has a payment collection that is not canceled authorised by that much. */
export async function authorizeLess(
  tx: Tx,
  id: string,
  changes: Pick<CollectionRow, 'authorized_amount' | 'status'>,
) {
  const { payment_collection: collections } = tx.t
  return tx
    .update(collections)
    .set(changes)
    .where(and(eq(collections.id, id), ne(collections.status, 'canceled')))
}

/** Counts what was refunded of a captured payment, if so much is left of it. */
export async function bookOutsideRefund(tx: Tx, id: string, amount: number) {
  const { payment: payments } = tx.t
  return tx
    .update(payments)
    .set({ amount_refunded: sql`${payments.amount_refunded} + ${amount}` })
    .where(
      and(
        eq(payments.id, id),
        isNotNull(payments.captured_at),
        gte(sql`${payments.amount} - ${payments.amount_refunded}`, amount),
      ),
    )
    .returning({ id: payments.id })
}

/** How much of an order, or of a payment without one, was refunded. */
export async function refundedOf(tx: Tx, order_id: string | null, payment_id: string | undefined) {
  const { refund: t } = tx.t
  return tx
    .select({ total: sql<number>`coalesce(sum(${t.amount}), 0)`.mapWith(Number) })
    .from(t)
    .where(order_id ? eq(t.order_id, order_id) : eq(t.payment_id, payment_id ?? ''))
}

/** Counts what is refunded of a payment that is not canceled, if so much is left of it. */
export async function bookRefund(tx: Tx, id: string, amount: number) {
  const { payment: t } = tx.t
  return tx
    .update(t)
    .set({ amount_refunded: sql`${t.amount_refunded} + ${amount}` })
    .where(and(eq(t.id, id), isNull(t.canceled_at), gte(sql`${t.amount} - ${t.amount_refunded}`, amount)))
    .returning({ id: t.id })
}

/** The captured payments of an order, locked until the transaction ends. */
export async function capturedForUpdate(tx: Tx, order_id: string) {
  const { payment: t } = tx.t
  return tx.lock(
    tx
      .select()
      .from(t)
      .where(and(eq(t.order_id, order_id), isNotNull(t.captured_at), isNull(t.canceled_at)))
      .orderBy(asc(t.id)),
  )
}

/** Counts a part of a refund, if so much is left of the payment. */
export async function bookPart(tx: Tx, id: string, part: number) {
  const { payment: t } = tx.t
  return tx
    .update(t)
    .set({ amount_refunded: sql`${t.amount_refunded} + ${part}` })
    .where(and(eq(t.id, id), gte(sql`${t.amount} - ${t.amount_refunded}`, part)))
    .returning({ id: t.id })
}

/** Counts a part of a refund no more, as it was refused. */
export async function giveBackPart(tx: Tx, id: string, amount: number) {
  const { payment } = tx.t
  return tx
    .update(payment)
    .set({ amount_refunded: sql`${payment.amount_refunded} - ${amount}` })
    .where(eq(payment.id, id))
}

/** The order of the edit whose difference a collection is for, once it is confirmed. */
export async function confirmedEditOf(tx: Tx, collectionId: string) {
  const { order_edit: edit } = tx.t
  return tx
    .select({ order_id: edit.order_id })
    .from(edit)
    .where(and(eq(edit.payment_collection_id, collectionId), isNotNull(edit.confirmed_at)))
}

/** Writes what became of a payment that nothing else became of, and answers it. */
export async function recordOutcome(tx: Tx, id: string, action: PaymentAction, changes: Partial<PaymentRow>) {
  const { payment: t } = tx.t
  return tx
    .update(t)
    .set(changes)
    .where(
      and(
        eq(t.id, id),
        isNull(t.captured_at),
        isNull(t.canceled_at),
        or(eq(t.pending_action, action), isNull(t.pending_action)),
      ),
    )
    .returning({ order_id: t.order_id, currency_code: t.currency_code, paid: t.amount })
}

/** The order that a collection is for, if it is that of another account. */
export async function orderOfAnother(db: Db, id: string, visitorId: string) {
  const { order, order_edit, customer } = db.t
  return db
    .select({ id: order.id })
    .from(order_edit)
    .innerJoin(order, eq(order.id, order_edit.order_id))
    .innerJoin(customer, and(eq(customer.id, order.customer_id), eq(customer.has_account, true)))
    .where(and(eq(order_edit.payment_collection_id, id), ne(customer.id, visitorId)))
    .limit(1)
}

const isSilent = ({ t: { refund } }: Pick<Db, 't'>, since: string) =>
  and(isNotNull(refund.parts), isNull(refund.settled_at), lt(refund.updated_at, since))

/** Some refunds that were reserved and of which nothing was heard since then. */
export async function refundsSilentSince(db: Db, since: string) {
  const { refund } = db.t
  return db.select({ id: refund.id }).from(refund).where(isSilent(db, since)).limit(100)
}

/** Takes over those of the refunds of which nothing was heard since then, and answers them. */
export async function takeOverSilent(tx: Tx, ids: readonly string[], since: string) {
  const { refund } = tx.t
  return tx
    .update(refund)
    .set({ updated_at: now() })
    .where(and(inArray(refund.id, [...ids]), isSilent(tx, since)))
    .returning()
}

/** Whose payments are meant. */
export type PaymentsOf = { order_id: string } | { swap_id: string } | { payment_ids: readonly string[] }

function untaken(tx: Tx, of: PaymentsOf) {
  const { payment } = tx.t
  const owner =
    'order_id' in of
      ? eq(payment.order_id, of.order_id)
      : 'swap_id' in of
        ? eq(payment.swap_id, of.swap_id)
        : inArray(payment.id, [...of.payment_ids, ''])
  return and(owner, isNull(payment.captured_at), isNull(payment.canceled_at))
}

/** The payments that were neither captured nor canceled, locked until the transaction ends. */
export async function untakenForUpdate(tx: Tx, of: PaymentsOf) {
  const { payment } = tx.t
  return tx.lock(tx.select({ id: payment.id }).from(payment).where(untaken(tx, of)))
}

/** Marks those of them with an action that no other request is at, and answers them. */
export async function markUntaken(tx: Tx, of: PaymentsOf, action: PaymentAction) {
  const { payment } = tx.t
  return tx
    .update(payment)
    .set({ pending_action: action, pending_since: now(), settled_by: actingId() })
    .where(and(untaken(tx, of), isFree(tx, action)))
    .returning()
}
