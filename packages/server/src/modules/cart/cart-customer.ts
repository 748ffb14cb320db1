import { notFound } from '../../errors'
import type { Caller } from '../../http/request'
import type { Db, Tx } from '../../shop'
import { findOrCreateGuest } from '../customer/find-or-create-guest'

/**
 * Whose cart it shall be: the signed-in customer whatever is asked; else the guest of the e-mail. A customer_id counts
 * only when it is the caller's own. Undefined when nothing changes.
 */
export async function customerFor(
  tx: Tx,
  input: { customer_id?: string | null; email?: string | null },
  caller: Caller,
): Promise<{ id: string; email: string } | undefined> {
  if (caller.customer) return caller.customer
  if (!input.email) return undefined
  const guest = await findOrCreateGuest(tx, input.email)
  return { id: guest.id, email: input.email }
}

/** @throws not_found for a customer that is none, though it would not count either */
export async function assertCustomer(db: Db, id: string): Promise<void> {
  const { customer } = db.t
  const known = await db.rowWhere(customer, { id }, { columns: ['id'] })
  if (!known) throw notFound('Customer', id)
}
