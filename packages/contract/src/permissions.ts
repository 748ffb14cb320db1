import type { BatchJobType } from './entities/batch-job'
import type { CallName } from './types'

/** What staff may do, as data: the server refuses by it, the admin hides buttons by it, the command line names it. */
export type Role = 'admin' | 'member' | 'developer'

/** The families of admin calls an API token can be limited to: `orders:read`, `products:write`. */
export const areas = [
  'analytics-configs',
  'api-tokens',
  'apps',
  'audit-log',
  'auth',
  'batch-jobs',
  'collections',
  'currencies',
  'customer-groups',
  'customers',
  'discounts',
  'draft-orders',
  'gift-cards',
  'inventory-items',
  'invites',
  'notes',
  'notifications',
  'order-edits',
  'orders',
  'payment-collections',
  'payments',
  'price-lists',
  'product-categories',
  'product-tags',
  'product-types',
  'products',
  'publishable-api-keys',
  'regions',
  'reservations',
  'return-reasons',
  'returns',
  'sales-channels',
  'shipping-options',
  'shipping-profiles',
  'stock-locations',
  'store',
  'swaps',
  'tax-rates',
  'uploads',
  'users',
  'variants',
] as const
export type Area = (typeof areas)[number]
export type Scope = '*' | `${Area | '*'}:${'read' | 'write'}`

/** Every scope there is. Writing includes reading. */
export const scopes: readonly Scope[] = [
  '*',
  '*:read',
  '*:write',
  ...areas.flatMap((area): Scope[] => [`${area}:read`, `${area}:write`]),
]
export const isScope = (text: string): text is Scope => (scopes as readonly string[]).includes(text)

/** The family and the kind of an admin call: `['orders', 'read']`. */
export function permissionOf(name: CallName): [area: string, action: 'read' | 'write'] {
  const [method, path = ''] = name.split(' ')
  return [path.split('/')[2] ?? '', method === 'GET' ? 'read' : 'write']
}

interface RoleRule {
  /** For people who choose a role. */
  readonly summary: string
  readonly may: readonly Scope[]
  /** What is taken away from `may`. Without reading there is no writing. */
  readonly but: readonly Scope[]
}

/**
 * What each role may do. v1 restricted nothing, so members and developers keep all the work of the shop; who is
 * staff and with what powers is for admins.
 */
export const roles: Readonly<Record<Role, RoleRule>> = {
  admin: { summary: 'everything', may: ['*'], but: [] },
  developer: {
    summary: 'everything but to say who is staff; makes API tokens and reads the audit log',
    may: ['*'],
    but: ['users:write', 'invites:write'],
  },
  member: {
    summary: 'the work of the shop: everything but staff, API tokens and the audit log',
    may: ['*'],
    but: ['users:write', 'invites:write', 'api-tokens:read', 'audit-log:read'],
  },
}
export const isRole = (text: string): text is Role => Object.hasOwn(roles, text)

/** What a batch job reads and writes elsewhere: to have it done takes as much as doing it by hand. */
export const jobScopes: Readonly<Record<BatchJobType, Scope>> = {
  'order-export': 'orders:read',
  'price-list-import': 'price-lists:write',
  'product-export': 'products:read',
  'product-import': 'products:write',
}

interface Staff {
  id: string
  /** What is stored; v1 let it be anything, and anything else counts as a member. */
  role: string
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
  // Whoever is signed in may ask as whom, and sign out.
  if (name === 'GET /admin/auth' || name === 'DELETE /admin/auth') return true
  const [area, action] = permissionOf(name)
  if (given.scopes && !covers(given.scopes, area, action)) return false
  if (name === 'POST /admin/batch-jobs') {
    const { type = '' } = (given.body ?? {}) as { type?: string }
    if (!mayRunJob(user, type, given.scopes)) return false
  }
  if (name !== 'POST /admin/users/:id') return roleMay(user.role, area, action)
  const { role, api_token } = (given.body ?? {}) as { role?: unknown; api_token?: unknown }
  if (api_token !== undefined && given.scopes && !given.scopes.includes('*')) return false
  if (roleMay(user.role, area, action)) return true
  const isSelf = given.params === undefined || given.params.id === user.id
  return isSelf && role === undefined && api_token === undefined
}

/**
 * Whether a member of staff may have a job of this type done, confirm it and take what it wrote, by role and by the
 * scopes of the token used. A type that is none stands in nobody's way: there is nothing to be done.
 */
export const mayRunJob = (user: Staff, type: string, held?: readonly string[]): boolean =>
  !Object.hasOwn(jobScopes, type) || scopeBeyond(user, [jobScopes[type as BatchJobType]], held) === undefined

/**
 * The first of the wanted scopes that is more than this member of staff may do, by role or by the scopes of the
 * token used; without a wish for scopes a token may all its maker may. Undefined when nothing is too much.
 */
export function scopeBeyond(
  user: Staff,
  wanted: readonly Scope[] | undefined,
  held?: readonly string[],
): Scope | undefined {
  return (wanted ?? ['*']).find((scope) => {
    const [area = '', action] = scope === '*' ? ['*', 'write'] : scope.split(':')
    const kind = action as 'read' | 'write'
    // A scope over all areas is narrowed by the role at each use; one that names an area says more than it can.
    if (area !== '*' && !roleMay(user.role, area, kind)) return true
    return held !== undefined && !(scope === '*' ? held.includes('*') : covers(held, area, kind))
  })
}

function roleMay(role: string, area: string, action: 'read' | 'write'): boolean {
  const { may, but } = roles[isRole(role) ? role : 'member']
  return (
    covers(may, area, action) &&
    !but.includes(`${area}:read` as Scope) &&
    !but.includes(`${area}:${action}` as Scope)
  )
}

function covers(held: readonly string[], area: string, action: 'read' | 'write'): boolean {
  const enough = (scope: string) =>
    held.includes(`${scope}:write`) || (action === 'read' && held.includes(`${scope}:read`))
  return held.includes('*') || enough('*') || enough(area)
}
