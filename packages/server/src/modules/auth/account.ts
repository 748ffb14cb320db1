import {
  type Account,
  builtInRoles,
  effectivePermissions,
  isBuiltInRole,
  roleIdOf,
  type User,
} from '@cartwright/contract'
import { conflict, unauthorized, wrongField } from '../../errors'
import type { Caller } from '../../http/request'
import type { Db, Shop } from '../../shop'
import { findOne } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { assertStaffPassword, checkPassword, hashPassword } from './passwords'
import { endAllSessions } from './queries'
import { takeCode, twoFactorOf } from './two-factor'

/** Who is signed in, and what they may do with the credential they use. */
export async function accountOf(shop: Shop, { user: who, scopes }: Caller): Promise<Account> {
  if (!who) throw unauthorized()
  const user = await findOne<User>(shop.db, 'user', who.id, shapeOf([]))
  if (!user) throw unauthorized()
  return {
    user,
    role: await roleNamed(shop.db, who.role_id ?? roleIdOf(who.role)),
    permissions: effectivePermissions(who, scopes),
    refund_limit: who.refund_limit ?? null,
    two_factor: await twoFactorOf(shop.db, who.id),
  }
}

async function roleNamed(db: Db, id: string): Promise<Account['role']> {
  if (isBuiltInRole(id)) return { id, name: builtInRoles[id].name, is_built_in: true }
  const { staff_role: t } = db.t
  const row = await db.rowWhere(t, { id }, { columns: ['name'] })
  return { id, name: row?.name ?? id, is_built_in: false }
}

/**
 * Chooses another password; the old one proves that it is really them. Every other session of theirs ends.
 * @throws invalid_data with the code wrong_password, or for a new one that is short, common or the old one
 */
export async function changeOwnPassword(
  shop: Shop,
  caller: Caller,
  { password, new_password }: { password: string; new_password: string },
): Promise<void> {
  const { user: who, session_id } = caller
  if (!who) throw unauthorized()
  const stored = await assertPasswordOf(shop, who.id, password)
  if (new_password === password) throw wrongField('new_password', 'it is the one you have; choose another')
  assertStaffPassword(new_password, 'new_password')
  const password_hash = await hashPassword(new_password)
  await shop.transaction(async (tx) => {
    const { user } = tx.t
    const changed = await tx.updateRows(
      user,
      { id: who.id, password_hash: stored, deleted_at: null },
      { password_hash },
    )
    if (changed === 0)
      throw conflict('password_changed', 'The password was changed meanwhile: sign in again with the new one')
    await endAllSessions(tx, { user_id: who.id }, session_id)
  })
}

/** Returns the stored hash. @throws invalid_data with the code wrong_password */
export async function assertPasswordOf(shop: Shop, id: string, password: string): Promise<string> {
  const { user: t } = shop.db.t
  const row = await shop.db.rowWhere(t, { id }, { columns: ['password_hash'] })
  const { ok } = await checkPassword(password, row?.password_hash ?? null)
  if (!ok || !row?.password_hash)
    throw wrongField('password', 'it is not your present password; try again', 'wrong_password')
  return row.password_hash
}

/** The password, or a code of two-factor where none is said. @throws invalid_data */
export async function assertProof(
  shop: Shop,
  id: string,
  { password, code }: { password?: string; code?: string },
): Promise<void> {
  if (password !== undefined) await assertPasswordOf(shop, id, password)
  else if (!(await takeCode(shop, id, code ?? '')))
    throw wrongField(
      'code',
      'it is wrong, over or used; enter the one the app shows now',
      'two_factor_invalid',
    )
}
