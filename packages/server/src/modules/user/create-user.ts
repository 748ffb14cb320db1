import { invalidData } from '../../errors'
import { emit } from '../../events/emit'
import type { Caller } from '../../http/request'
import type { Db, Shop, Tx } from '../../shop'
import { assertStaffPassword, hashPassword } from '../auth/passwords'
import { type KeptRole, roleToKeep } from '../role/assign-role'

export interface NewUser {
  email: string
  password?: string
  first_name?: string | null
  last_name?: string | null
  role?: 'admin' | 'member' | 'developer' | null
  /** A built-in role or one of the shop's own, instead of `role`. */
  role_id?: string
}

/**
 * Makes somebody staff, with a role that is no more than their maker's; the shop's keeper gives any.
 * @throws invalid_data when the e-mail is taken by a live user, the password too short or the role none; forbidden
 */
export async function createUser(shop: Shop, input: NewUser, maker?: Caller): Promise<string> {
  const { password, role, role_id, ...user } = input
  if (password !== undefined) assertStaffPassword(password)
  const password_hash = password === undefined ? null : await hashPassword(password)
  return shop.transaction(async (tx) =>
    insertUser(tx, { ...user, ...(await roleToKeep(tx, maker, { role, role_id })), password_hash }),
  )
}

/** The same inside a transaction, with the password hashed already. */
export async function insertUser(
  tx: Tx,
  input: Omit<NewUser, 'password' | 'role' | 'role_id'> &
    Partial<KeptRole> & { password_hash: string | null },
): Promise<string> {
  const email = input.email.toLowerCase()
  const { first_name, last_name, password_hash } = input
  const [row] = await tx
    .insert(tx.t.user)
    .values({
      email,
      first_name,
      last_name,
      role: input.role ?? 'member',
      role_id: input.role_id ?? null,
      password_hash,
    })
    .onConflictDoNothing()
    .returning({ id: tx.t.user.id })
  if (!row) throw invalidData(`A user with the e-mail ${email} exists already`, 'user_exists')
  await emit(tx, 'user.created', { id: row.id })
  return row.id
}

/** The live member of staff with this e-mail. */
export async function findUser(db: Db, email: string) {
  return db.rowWhere(
    db.t.user,
    { email: email.toLowerCase(), deleted_at: null },
    { columns: ['id', 'email', 'password_hash'] },
  )
}
