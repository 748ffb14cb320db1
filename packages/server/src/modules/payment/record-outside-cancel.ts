import { conflict } from '../../errors'
import type { Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { lockCollection } from './collection-sessions'
import { authorizeLess, sessionsOfCollection } from './queries'
import { statusFor } from './settle-collection'
import type { PaymentRow } from './take-payments'

/**
 * Writes down that a provider let held money go: staff did it on its screen, or it was held too long. Returns whether
 * that is news. The caller holds the order of the payment.
 * @throws conflict while this shop is asking for the money
 */
export async function recordOutsideCancel(
  tx: Tx,
  payment: PaymentRow,
  isItsSession: (data: Record<string, unknown>) => boolean,
): Promise<boolean> {
  const { payment: t } = tx.t
  const live = { id: payment.id, captured_at: null, canceled_at: null }
  const [held] = await tx.lockRows(t, live, { columns: ['pending_action'] })
  if (!held) return false
  if (held.pending_action === 'capture')
    throw conflict('payment_busy', 'The payment is being captured; it is looked at again shortly')
  await tx.updateRows(t, live, { canceled_at: now(), pending_action: null, pending_since: null })
  await takeFromCollection(tx, payment, isItsSession)
  return true
}

/** A collection is authorised by that much less. With nothing left of it, it is to be paid anew, by any session. */
async function takeFromCollection(
  tx: Tx,
  payment: PaymentRow,
  isItsSession: (data: Record<string, unknown>) => boolean,
) {
  const { payment_collection_payments: payments, payment_session: sessions } = tx.t
  const link = await tx.rowWhere(payments, { payment_id: payment.id }, { columns: ['payment_collection_id'] })
  if (!link) return
  const { amount, authorized_amount } = await lockCollection(tx, link.payment_collection_id)
  const left = Math.max(0, (authorized_amount ?? 0) - payment.amount)
  const status = left === 0 ? 'not_paid' : statusFor(amount, left)
  await authorizeLess(tx, link.payment_collection_id, { authorized_amount: left, status })
  const rows = await sessionsOfCollection(tx, link.payment_collection_id)
  const own = rows.find(({ session }) => isItsSession(session.data))
  if (own)
    await tx.updateRows(sessions, { id: own.session.id }, { status: 'canceled', payment_authorized_at: null })
}
