import type { BatchJobType } from './entities/batch-job'
import { isRole, permissionsOf, roles } from './roles'
import { type Action, covers, listScopes, permissionOf, type Scope } from './scopes'
import type { CallName } from './types'

/** What a batch job reads and writes elsewhere: to have it done takes as much as doing it by hand. */
export const jobScopes: Readonly<Record<BatchJobType, readonly Scope[]>> = {
  'category-export': ['product-categories:read'],
  // Of groups only who is in them.
  'customer-change': ['customers:write', 'customer-groups:write'],
  'customer-export': ['customers:read'],
  'customer-group-export': ['customer-groups:read'],
  // Groups that the shop lacks are made.
  'customer-import': ['customers:write', 'customer-groups:write'],
  'discount-export': ['discounts:read'],
  'discount-import': ['discounts:write'],
  'draft-order-export': ['draft-orders:read'],
  'gift-card-export': ['gift-cards:read'],
  'gift-card-import': ['gift-cards:write'],
  // What it takes besides follows from the import that is taken back.
  'import-undo': ['batch-jobs:write'],
  'inventory-export': ['inventory-items:read'],
  'inventory-import': ['inventory-items:write'],
  'newsletter-export': ['customers:read'],
  'order-change': ['orders:write'],
  'order-export': ['orders:read'],
  // The variants' own prices, and those on lists.
  'price-import': ['products:write', 'price-lists:write'],
  'price-list-export': ['price-lists:read'],
  'price-list-import': ['price-lists:write'],
  'product-change': ['products:write'],
  'product-export': ['products:read'],
  'product-import': ['products:write'],
}

/** A member of staff, as far as it matters for what they may do. */
export interface Staff {
  id: string
  /** What is stored; v1 let it be anything, and anything else counts as a member. */
  role: string
  /** What the role assigned to them may do; absent where v1's word decides. */
  permissions?: readonly string[]
}

/** Whether somebody sees and revokes the API tokens of everybody, not their own alone. */
export const keepsAllTokens = ({ role }: { role?: string | null }): boolean => role === 'admin'

/** Whoever is signed in may ask as whom, and sign out, with any credential. */
const forEverybody: readonly CallName[] = [
  'GET /admin/auth',
  'GET /admin/auth/account',
  'DELETE /admin/auth',
  // What these tell depends on what may be read elsewhere.
  'GET /admin/inbox',
  'POST /admin/inbox/seen',
  'GET /admin/live',
  'POST /admin/live/place',
]
/** What everybody has for themselves, whatever their role: their account, their views of lists, and what they share of their usage. */
const ownAreas: readonly string[] = ['auth', 'analytics-configs', 'views']

/** What a role may do, as scopes. */
export const permissionsOfStaff = ({ role, permissions }: Pick<Staff, 'role' | 'permissions'>) =>
  permissions ?? permissionsOf(roles[isRole(role) ? role : 'member'])

/**
 * What somebody may do in the end: by role, and within the scopes of the token used. The shortest list; this is what
 * `GET /admin/auth/account` answers.
 */
export const effectivePermissions = (user: Staff, held?: readonly string[]): Scope[] =>
  listScopes(
    (area, action) =>
      covers(permissionsOfStaff(user), area, action) && (held === undefined || covers(held, area, action)),
  )

/**
 * Whether these permissions allow a call of the admin: the one question that the server, the sidebar, the palette and
 * the buttons ask. Where it also depends on whom a call is about, it answers for another than oneself.
 */
export function may(permissions: readonly string[], name: CallName): boolean {
  if (forEverybody.includes(name) || name === 'GET /admin/store') return true
  const [area, action] = permissionOf(name)
  return ownAreas.includes(area) || covers(permissions, area, action)
}

/**
 * Whether a member of staff may make this call, within the scopes of the token used, if one was. Without params it
 * answers for the best case, before it is known whom the call is about: everybody may change their own name, while a
 * role and a token are for admins to give, and a token is never given by one that is limited itself.
 */
export function staffMay(
  user: Staff,
  name: CallName,
  given: { scopes?: readonly string[]; params?: { id?: string }; body?: unknown } = {},
): boolean {
  if (forEverybody.includes(name)) return true
  const [area, action] = permissionOf(name)
  if (given.scopes && !covers(given.scopes, area, action)) return false
  if (name === 'POST /admin/batch-jobs') {
    const { type = '' } = (given.body ?? {}) as { type?: string }
    if (!mayRunJob(user, type, given.scopes)) return false
  }
  const isAllowed = may(permissionsOfStaff(user), name)
  if (name !== 'POST /admin/users/:id') return isAllowed
  const { role, role_id, api_token } = (given.body ?? {}) as Record<string, unknown>
  if (api_token !== undefined && given.scopes && !given.scopes.includes('*')) return false
  if (isAllowed) return true
  const isSelf = given.params === undefined || given.params.id === user.id
  return isSelf && role === undefined && role_id === undefined && api_token === undefined
}

/** Whether a member of staff may read the family of calls at this path, `/admin/orders`, within the scopes of the token used. */
export function staffMayRead(user: Staff, path: string, held?: readonly string[]): boolean {
  const [area] = permissionOf(`GET ${path}`)
  const reaches = (list: readonly string[]) => covers(list, area, 'read')
  return (
    (ownAreas.includes(area) || reaches(permissionsOfStaff(user))) && (held === undefined || reaches(held))
  )
}

/**
 * Whether a member of staff may have a job of this type done, confirm it and take what it wrote, by role and by the
 * scopes of the token used. A type that is none stands in nobody's way: there is nothing to be done.
 */
export const mayRunJob = (user: Staff, type: string, held?: readonly string[]): boolean =>
  !Object.hasOwn(jobScopes, type) || scopeBeyond(user, jobScopes[type as BatchJobType], held) === undefined

/**
 * The first of the wanted scopes that is more than this member of staff may do, by role or by the scopes of the
 * token used; without a wish for scopes a token may all its maker may. Undefined when nothing is too much.
 */
export function scopeBeyond(
  user: Staff,
  wanted: readonly Scope[] | undefined,
  held?: readonly string[],
): Scope | undefined {
  const permissions = permissionsOfStaff(user)
  return (wanted ?? ['*']).find((scope) => {
    const [area, action] = partsOf(scope)
    // A scope over all areas is narrowed by the role at each use; one that names an area says more than it can.
    if (area !== '*' && !covers(permissions, area, action)) return true
    return held !== undefined && !(scope === '*' ? held.includes('*') : covers(held, area, action))
  })
}

/**
 * The first permission of one list that another does not hold: nobody gives, takes or stands in for more than they
 * have. Undefined when the second reaches as far as the first.
 */
export function permissionBeyond(wanted: readonly string[], held: readonly string[]): Scope | undefined {
  const reach = (list: readonly string[]) => listScopes((area, action) => covers(list, area, action))
  const all = reach(held).includes('*')
  return reach(wanted).find((scope) => !all && (scope === '*' || !covers(held, ...partsOf(scope))))
}

function partsOf(scope: string): [area: string, action: Action] {
  const [area = '', action] = scope === '*' ? ['*', 'write'] : scope.split(':')
  return [area, action === 'read' ? 'read' : 'write']
}
