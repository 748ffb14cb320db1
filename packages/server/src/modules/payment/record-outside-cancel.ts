import { and, eq, isNull, ne } from 'drizzle-orm'
import { conflict } from '../../errors'
import type { Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { lockCollection } from './collection-sessions'
import { statusFor } from './settle-collection'
import type { PaymentRow } from './take-payments'

/**
 * Writes down that a provider let held money go: staff did it on its screen, or it was held too long. Answers whether
 * that is news. The caller holds the order of the payment.
 * @throws conflict while this shop is asking for the money
 */
export async function recordOutsideCancel(
  tx: Tx,
  payment: PaymentRow,
  isItsSession: (data: Record<string, unknown>) => boolean,
): Promise<boolean> {
  const { payment: t } = tx.t
  const live = and(eq(t.id, payment.id), isNull(t.captured_at), isNull(t.canceled_at))
  const [held] = await tx.lock(tx.select({ pending_action: t.pending_action }).from(t).where(live))
  if (!held) return false
  if (held.pending_action === 'capture')
    throw conflict('payment_busy', 'The payment is being captured; it is looked at again shortly')
  await tx.update(t).set({ canceled_at: now(), pending_action: null, pending_since: null }).where(live)
  await takeFromCollection(tx, payment, isItsSession)
  return true
}

/** A collection is authorised by that much less. With nothing left of it, it is to be paid anew, by any session. */
async function takeFromCollection(
  tx: Tx,
  payment: PaymentRow,
  isItsSession: (data: Record<string, unknown>) => boolean,
) {
  const {
    payment_collection: collections,
    payment_collection_payments: payments,
    payment_collection_sessions: links,
    payment_session: sessions,
  } = tx.t
  const [link] = await tx
    .select({ id: payments.payment_collection_id })
    .from(payments)
    .where(eq(payments.payment_id, payment.id))
  if (!link) return
  const { amount, authorized_amount } = await lockCollection(tx, link.id)
  const left = Math.max(0, (authorized_amount ?? 0) - payment.amount)
  await tx
    .update(collections)
    .set({ authorized_amount: left, status: left === 0 ? 'not_paid' : statusFor(amount, left) })
    .where(and(eq(collections.id, link.id), ne(collections.status, 'canceled')))
  const rows = await tx
    .select({ id: sessions.id, data: sessions.data })
    .from(links)
    .innerJoin(sessions, eq(sessions.id, links.payment_session_id))
    .where(eq(links.payment_collection_id, link.id))
  const own = rows.find(({ data }) => isItsSession(data))
  if (own) await tx.updateRows(sessions, { id: own.id }, { status: 'canceled', payment_authorized_at: null })
}
