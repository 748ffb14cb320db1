import { conflict, unauthorized, wrongField } from '../../errors'
import { emit } from '../../events/emit'
import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import { assertPasswordOf } from './account'

/**
 * Signs in with another e-mail from now on; the password proves that it is really them. Whoever reads the old address
 * hears of it, as somebody else may have done so.
 * @throws invalid_data with the code wrong_password, and for an address that is theirs already or a colleague's
 */
export async function changeOwnEmail(
  shop: Shop,
  { user: who }: Caller,
  input: { email: string; password: string },
): Promise<void> {
  if (!who) throw unauthorized()
  const stored = await assertPasswordOf(shop, who.id, input.password)
  const email = input.email.toLowerCase()
  await shop.transaction(async (tx) => {
    const { user: t } = tx.t
    const known = await tx.lockRows(
      t,
      { id: who.id, deleted_at: null },
      { columns: ['id', 'email', 'first_name', 'password_hash'] },
    )
    const [own] = known
    if (own?.password_hash !== stored)
      throw conflict('password_changed', 'The password was changed meanwhile: sign in again with the new one')
    if (own.email === email) throw wrongField('email', 'it is the one you have; enter another')
    const taken = await tx.rowWhere(t, { email, deleted_at: null }, { columns: ['id'] })
    if (taken)
      throw wrongField('email', 'somebody else of the team signs in with it; enter another', 'user_exists')
    await tx.updateRows(t, { id: own.id }, { email })
    await emit(tx, 'user.updated', { id: own.id })
    await emit(tx, 'user.email_changed', {
      id: own.id,
      old_email: own.email,
      email,
      first_name: own.first_name,
    })
  })
}
