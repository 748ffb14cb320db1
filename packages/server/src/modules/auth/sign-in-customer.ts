import { unauthorized } from '../../errors'
import type { Shop } from '../../shop'
import { findAccount } from './find-account'
import { checkPassword, hashPassword } from './passwords'

/** Returns the id of the account with this e-mail and password. Old hashes are brought up to date on the way. */
export async function signInCustomer(shop: Shop, email: string, password: string): Promise<string> {
  const account = await findAccount(shop.db, email)
  const { ok, rehash } = await checkPassword(password, account?.password_hash ?? null)
  if (!account || !ok) throw unauthorized()
  if (rehash) {
    const password_hash = await hashPassword(password)
    await shop.transaction((tx) => tx.updateRows(tx.t.customer, { id: account.id }, { password_hash }))
  }
  return account.id
}
