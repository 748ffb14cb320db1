import { unauthorized } from '../../errors'
import type { Shop } from '../../shop'
import { actingAs } from '../audit/audit-context'
import { checkPassword, hashPassword } from './passwords'
import { assertSecondFactor } from './two-factor'

/**
 * Returns the id of the staff user with this e-mail and password, and with this code where they have two-factor. Old
 * hashes are brought up to date on the way.
 * @throws unauthorized, with the code two_factor_required or two_factor_invalid once the password was right
 */
export async function signInUser(
  shop: Shop,
  { email, password, code }: { email: string; password: string; code?: string },
): Promise<string> {
  const { user } = shop.db.t
  const row = await shop.db.rowWhere(
    user,
    { email: email.toLowerCase(), deleted_at: null },
    { columns: ['id', 'password_hash'] },
  )
  const { ok, rehash } = await checkPassword(password, row?.password_hash ?? null)
  if (!row || !ok) throw unauthorized()
  await assertSecondFactor(shop, row.id, code)
  actingAs(row.id)
  if (rehash) {
    const password_hash = await hashPassword(password)
    await shop.transaction((tx) => tx.updateRows(tx.t.user, { id: row.id }, { password_hash }))
  }
  return row.id
}
