import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../shop'

/** The customer without account of an e-mail; made when there is none. Accounts are never handed out. */
export async function findOrCreateGuest(tx: Tx, email: string): Promise<{ id: string; email: string }> {
  const { customer } = tx.t
  const mine = and(eq(customer.email, email), eq(customer.has_account, false))
  const [made] = await tx
    .insert(customer)
    .values({ email, has_account: false })
    .onConflictDoNothing()
    .returning({ id: customer.id, email: customer.email })
  if (made) return made
  const [known] = await tx
    .update(customer)
    .set({ deleted_at: null })
    .where(mine)
    .returning({ id: customer.id, email: customer.email })
  if (!known) throw new Error('The guest customer was not written')
  return known
}
