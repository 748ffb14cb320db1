import { and, eq } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Caller } from '../../http/ask'
import type { Tx } from '../../shop'
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
  if (input.customer_id) await assertKnown(tx, input.customer_id)
  if (!input.email) return undefined
  const guest = await findOrCreateGuest(tx, input.email)
  return { id: guest.id, email: input.email }
}

async function assertKnown(tx: Tx, id: string) {
  const { customer } = tx.t
  const [known] = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(and(eq(customer.id, id)))
  if (!known) throw notFound('Customer', id)
}
