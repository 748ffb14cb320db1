import {
  builtInRoles,
  effectivePermissions,
  isBuiltInRole,
  permissionBeyond,
  permissionsOf,
  roleIdOf,
  type Scope,
} from '@cartwright/contract'
import { ShopError } from '../../errors'
import type { Caller } from '../../http/request'
import type { Db } from '../../shop'

/** What a role gives, wherever it comes from. */
interface Reach {
  name: string
  permissions: readonly Scope[]
  /** In minor units of the store's currency; null without a limit. */
  refund_limit: number | null
}

/** What somebody holds: a word of v1, and the role assigned instead of it, if one is. */
export interface Held {
  role: string | null
  role_id: string | null
}

/** The id under which a role is listed. */
export const listedRoleId = ({ role, role_id }: Held): string => role_id ?? roleIdOf(role)

/** What roles give, by their listed ids; those there are not are left out. */
export async function reachesOfRoles(db: Db, ids: readonly string[]): Promise<Map<string, Reach>> {
  const found = new Map<string, Reach>()
  for (const id of ids)
    if (isBuiltInRole(id)) {
      const rule = builtInRoles[id]
      found.set(id, { name: rule.name, permissions: permissionsOf(rule), refund_limit: rule.refund_limit })
    }
  const own = [...new Set(ids)].filter((id) => !found.has(id))
  if (own.length === 0) return found
  const { staff_role: t } = db.t
  const rows = await db.rowsWhere(t, { id: own }, { columns: ['id', 'name', 'permissions', 'refund_limit'] })
  for (const { id, ...reach } of rows) found.set(id, reach)
  return found
}

/** What one role gives; undefined when there is none of this id. */
export const reachOfRole = async (db: Db, id: string): Promise<Reach | undefined> =>
  (await reachesOfRoles(db, [id])).get(id)

/** Whether a role is within what somebody may do themselves, with the credential they use. */
export const isWithin = (caller: Caller, role: Reach): boolean => beyond(caller, role) === undefined

/** What of a role is more than somebody has; undefined when nothing is. */
function beyond({ user, scopes }: Caller, { permissions, refund_limit }: Reach): string | undefined {
  if (!user) return '*'
  const scope = permissionBeyond(permissions, effectivePermissions(user, scopes))
  if (scope) return scope
  const mine = user.refund_limit
  return mine !== undefined && (refund_limit === null || refund_limit > mine) ? 'refund_limit' : undefined
}

/**
 * Nobody gives, changes or takes away more than they have. The shop's keeper, on the command line, is asked nothing.
 * @throws forbidden
 */
export function assertWithin(caller: Caller | undefined, field: string, role: Reach): void {
  const tooMuch = caller && beyond(caller, role)
  if (!tooMuch) return
  const what = tooMuch === 'refund_limit' ? 'a higher refund limit' : tooMuch
  throw new ShopError(
    'forbidden',
    `${field}: the role ${role.name} has ${what}, which is more than you have yourself; ask somebody who has it`,
    'beyond_own_role',
  )
}
