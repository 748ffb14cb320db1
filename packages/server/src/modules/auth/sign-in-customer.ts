import { and, eq, isNull } from 'drizzle-orm'
import { unauthorized } from '../../errors'
import type { Shop } from '../../shop'
import { checkPassword, hashPassword } from './passwords'

/** Answers the id of the account with this e-mail and password. Old hashes are brought up to date on the way. */
export async function signInCustomer(shop: Shop, email: string, password: string): Promise<string> {
  const { customer } = shop.db.t
  const [row] = await shop.db
    .select({ id: customer.id, password_hash: customer.password_hash })
    .from(customer)
    .where(
      and(
        eq(customer.email, email.toLowerCase()),
        eq(customer.has_account, true),
        isNull(customer.deleted_at),
      ),
    )
  const { ok, rehash } = await checkPassword(password, row?.password_hash ?? null)
  if (!row || !ok) throw unauthorized()
  if (rehash) {
    const password_hash = await hashPassword(password)
    await shop.transaction((tx) =>
      tx.update(tx.t.customer).set({ password_hash }).where(eq(tx.t.customer.id, row.id)),
    )
  }
  return row.id
}
