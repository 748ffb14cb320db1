import { invalidData, ShopError, unauthorized } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { actingAs } from '../audit/audit-context'
import { issueMailToken, readMailToken, useMailToken } from '../auth/mail-tokens'
import { assertStaffPassword, hashPassword } from '../auth/passwords'
import { endAllSessions } from '../auth/queries'
import { hashOf } from '../auth/sessions'
import { findUser } from './create-user'

/** The token dies with the password it was asked for. */
const fingerprint = (passwordHash: string | null) => hashOf(passwordHash ?? '')

/** Lets a mail with a reset token go out, when there is such a user. The caller learns nothing either way. */
export async function requestUserPasswordReset(shop: Shop, email: string, locale?: string): Promise<void> {
  const user = await findUser(shop.db, email)
  if (!user) return
  await shop.transaction(async (tx) => {
    const data = { password: fingerprint(user.password_hash), email: user.email }
    const token = await issueMailToken(tx, 'user_password', user.id, data)
    await emit(tx, 'user.password_reset', { email: user.email, token, locale })
  })
}

/**
 * Returns the user's id. The e-mail may be left out.
 * @throws invalid_data for a token that is none, used or expired, and for an e-mail that is nobody's; unauthorized for
 * a token that is another's
 */
export async function resetUserPassword(
  shop: Shop,
  input: { email?: string | null; token: string; password: string },
): Promise<string> {
  const refused = () => invalidData('token: it is wrong, used or expired')
  const token = await readMailToken(shop.db, 'user_password', input.token)
  if (!token) throw refused()
  const user = await findUser(shop.db, input.email ?? String(token.data?.email))
  if (!user) throw invalidData('email: nobody on the staff has it')
  if (token.subject_id !== user.id) throw unauthorized('The token is for another member of staff')
  if (token.data?.password !== fingerprint(user.password_hash)) throw refused()
  assertStaffPassword(input.password)
  actingAs(user.id)
  const password_hash = await hashPassword(input.password)
  await shop.transaction(async (tx) => {
    if (!(await useMailToken(tx, 'user_password', input.token))) throw refused()
    const { user: users } = tx.t
    const unchanged = { id: user.id, deleted_at: null, password_hash: user.password_hash }
    if ((await tx.updateRows(users, unchanged, { password_hash })) === 0) throw refused()
    await endAllSessions(tx, { user_id: user.id })
  })
  return user.id
}

/**
 * Sets a password without a mail: for whoever keeps the shop's machine. Every session of theirs ends.
 * @throws not_found when nobody on the staff has the e-mail, invalid_data for a password that is too easy
 */
export async function setStaffPassword(shop: Shop, email: string, password: string): Promise<void> {
  const user = await findUser(shop.db, email)
  if (!user) throw new ShopError('not_found', `${email} is not staff`)
  assertStaffPassword(password)
  const password_hash = await hashPassword(password)
  await shop.transaction(async (tx) => {
    await tx.updateRows(tx.t.user, { id: user.id }, { password_hash })
    await endAllSessions(tx, { user_id: user.id })
  })
}
