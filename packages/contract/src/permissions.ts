import type { CallName } from './types'

/** What staff may do, as data: the server refuses by it, the admin hides buttons by it. */
export type Role = 'admin' | 'member' | 'developer'

/**
 * Calls for admins alone: who is staff, as what, and what staff did. Members and developers may everything else,
 * as in v1.
 */
const adminOnly: ReadonlySet<string> = new Set<CallName>([
  'POST /admin/users',
  'DELETE /admin/users/:id',
  'POST /admin/invites',
  'POST /admin/invites/:invite_id',
  'DELETE /admin/invites/:invite_id',
  'POST /admin/invites/:invite_id/resend',
  'GET /admin/audit-log',
])

/** The families of admin calls an API token can be limited to: `orders:read`, `products:write`. */
export const areas = [
  'analytics-configs',
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

interface Staff {
  id: string
  role: string
}

/**
 * Whether a member of staff may make this call, within the scopes of the token used, if one was.
 * Everybody may change their own name; a role and a token are for admins to give.
 */
export function staffMay(
  user: Staff,
  name: CallName,
  given: { scopes?: readonly string[]; params?: { id?: string }; body?: unknown } = {},
): boolean {
  if (given.scopes && !inScopes(name, given.scopes)) return false
  if (user.role === 'admin') return true
  if (name === 'POST /admin/users/:id') {
    const body = (given.body ?? {}) as Record<string, unknown>
    return given.params?.id === user.id && body.role === undefined && body.api_token === undefined
  }
  return !adminOnly.has(name)
}

function inScopes(name: CallName, held: readonly string[]): boolean {
  const [area, action] = permissionOf(name)
  // A token may always ask whom it speaks for.
  if (name === 'GET /admin/auth') return true
  const enough = (scope: string) =>
    held.includes(`${scope}:write`) || (action === 'read' && held.includes(`${scope}:read`))
  return held.includes('*') || enough('*') || enough(area)
}
