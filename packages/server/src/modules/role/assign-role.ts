import { type BuiltInRole, builtInRoles, isBuiltInRole, type UserRole } from '@cartwright/contract'
import { wrongField } from '../../errors'
import type { Caller } from '../../http/request'
import type { Tx } from '../../shop'
import { assertWithin, type Held, listedRoleId, reachOfRole } from './reach'

/** How a role is asked for: by v1's word, or by its id, which wins. */
export interface WantedRole {
  role?: UserRole | null
  role_id?: string | null
}

/** How a role is kept: clients of v1 read one of its three words, and a role that it has no word for reads as `member`. */
export interface KeptRole {
  role: UserRole
  role_id: string | null
}

const kept = (id: string): KeptRole => {
  const rule: BuiltInRole | undefined = isBuiltInRole(id) ? builtInRoles[id] : undefined
  const word = rule?.word
  return word ? { role: word, role_id: null } : { role: 'member', role_id: id }
}

/**
 * The role somebody is to have. It is held until the transaction ends, so that nobody removes it meanwhile.
 * @throws invalid_data for a role there is not, forbidden for one that is more than whoever gives it has
 */
export async function roleToKeep(
  tx: Tx,
  giver: Caller | undefined,
  { role, role_id }: WantedRole,
): Promise<KeptRole> {
  const wanted = role_id ? kept(role_id) : { role: role ?? 'member', role_id: null }
  const id = listedRoleId(wanted)
  const { staff_role: t } = tx.t
  if (!isBuiltInRole(id)) await tx.lockRows(t, { id }, { columns: ['id'] })
  const reach = await reachOfRole(tx, id)
  if (!reach) throw wrongField('role_id', `there is no role ${id}; GET /admin/roles lists those there are`)
  assertWithin(giver, role_id ? 'role_id' : 'role', reach)
  return wanted
}

/** Whoever has more than oneself is left alone. @throws forbidden */
export async function assertNotAbove(tx: Tx, caller: Caller | undefined, held: Held): Promise<void> {
  const reach = await reachOfRole(tx, listedRoleId(held))
  if (reach) assertWithin(caller, 'id', reach)
}

/**
 * Those who can say who is staff: the admins, or without any those whose powers no role limits yet. They are locked, so
 * that two cannot remove each other.
 */
export async function keepersOfTheShop(tx: Tx): Promise<string[]> {
  const { user } = tx.t
  const rows = await tx.lockRows(
    user,
    { deleted_at: null },
    { columns: ['id', 'role', 'role_id'], orderBy: ['id'] },
  )
  const free = rows.filter(({ role_id }) => role_id === null)
  const admins = free.filter(({ role }) => role === 'admin')
  return (admins.length > 0 ? admins : free).map(({ id }) => id)
}
