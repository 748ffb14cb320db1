import { notFound } from '../../errors'
import type { Tx } from '../../shop'
import { findOrCreateGuest } from '../customer/find-or-create-guest'

/**
 * Whom a draft order is for: the customer named, else the guest of the e-mail, who is made where there is none.
 * Undefined when neither is named.
 * @throws not_found
 */
export async function draftCustomer(
  tx: Tx,
  named: { customer_id?: string | null; email?: string | null },
): Promise<{ id: string; email: string } | undefined> {
  if (named.customer_id) {
    const { customer } = tx.t
    const known = await tx.rowWhere(
      customer,
      { id: named.customer_id, deleted_at: null },
      { columns: ['id', 'email'] },
    )
    if (!known) throw notFound('Customer', named.customer_id)
    return known
  }
  if (!named.email) return undefined
  const guest = await findOrCreateGuest(tx, named.email)
  return { id: guest.id, email: guest.email }
}
