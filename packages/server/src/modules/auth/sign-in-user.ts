import { and, eq, isNull } from 'drizzle-orm'
import { unauthorized } from '../../errors'
import type { Shop } from '../../shop'
import { actingAs } from '../audit/trail'
import { checkPassword, hashPassword } from './passwords'

/** Answers the id of the staff user with this e-mail and password. Old hashes are brought up to date on the way. */
export async function signInUser(shop: Shop, email: string, password: string): Promise<string> {
  const { user } = shop.db.t
  const [row] = await shop.db
    .select({ id: user.id, password_hash: user.password_hash })
    .from(user)
    .where(and(eq(user.email, email.toLowerCase()), isNull(user.deleted_at)))
  const { ok, rehash } = await checkPassword(password, row?.password_hash ?? null)
  if (!row || !ok) throw unauthorized()
  actingAs(row.id)
  if (rehash) {
    const password_hash = await hashPassword(password)
    await shop.transaction((tx) =>
      tx.update(tx.t.user).set({ password_hash }).where(eq(tx.t.user.id, row.id)),
    )
  }
  return row.id
}
