import { unauthorized } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { findAccount } from '../auth/find-account'
import { issueMailToken, readMailToken, useMailToken } from '../auth/mail-tokens'
import { assertPassword, hashPassword } from '../auth/passwords'
import { endAllSessions } from '../auth/queries'
import { hashOf } from '../auth/sessions'

/** Lets a mail with a reset token go out, when the account exists. The caller learns nothing either way. */
export async function requestPasswordReset(shop: Shop, email: string, locale?: string): Promise<void> {
  const account = await findAccount(shop.db, email)
  if (!account) return
  await shop.transaction(async (tx) => {
    const { id, first_name, last_name } = account
    const token = await issueMailToken(tx, 'customer_password', id, {
      password: fingerprint(account.password_hash),
    })
    await emit(tx, 'customer.password_reset', {
      id,
      email: account.email,
      first_name,
      last_name,
      token,
      locale,
    })
  })
}

/** The token dies with the password it was asked for. */
export const fingerprint = (passwordHash: string | null) => hashOf(passwordHash ?? '')

/** Returns the customer's id. @throws unauthorized for a token that is wrong, used or over */
export async function resetPassword(
  shop: Shop,
  input: { email: string; token: string; password: string },
): Promise<string> {
  const refused = () => unauthorized('The password reset token is wrong, used or expired')
  const account = await findAccount(shop.db, input.email)
  const token = await readMailToken(shop.db, 'customer_password', input.token)
  if (!account || token?.subject_id !== account.id) throw refused()
  if (token.data?.password !== fingerprint(account.password_hash)) throw refused()
  assertPassword(input.password)
  const password_hash = await hashPassword(input.password)
  await shop.transaction(async (tx) => {
    if (!(await useMailToken(tx, 'customer_password', input.token))) throw refused()
    const { customer } = tx.t
    const unchanged = { id: account.id, password_hash: account.password_hash }
    if ((await tx.updateRows(customer, unchanged, { password_hash })) === 0) throw refused()
    await endAllSessions(tx, { customer_id: account.id })
  })
  return account.id
}
