import { builtInRoles, isBuiltInRole, permissionsOf, type Scope } from '@cartwright/contract'

/** What the database says of somebody's role, with the role of the shop's own joined where they have one. */
export interface RoleFacts {
  user_role: string | null
  user_role_id: string | null
  permissions: Scope[] | null
  refund_limit: number | null
}

/** What a role gives; without `permissions` the word of v1 decides. */
interface Powers {
  role: string
  role_id?: string
  permissions?: readonly Scope[]
  /** The most that an order may be refunded in all, in minor units of the store's currency; absent without a limit. */
  refund_limit?: number
}

/** A role that is gone gives nothing. */
export function powersOf({ user_role, user_role_id, permissions, refund_limit }: RoleFacts): Powers {
  const role = user_role ?? 'member'
  if (user_role_id === null) return { role }
  if (!isBuiltInRole(user_role_id))
    return permissions
      ? { role, role_id: user_role_id, permissions, ...(refund_limit === null ? {} : { refund_limit }) }
      : { role, role_id: user_role_id, permissions: [], refund_limit: 0 }
  const rule = builtInRoles[user_role_id]
  return {
    role,
    role_id: user_role_id,
    permissions: permissionsOf(rule),
    ...(rule.refund_limit === null ? {} : { refund_limit: rule.refund_limit }),
  }
}
