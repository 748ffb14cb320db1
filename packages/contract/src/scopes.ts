/** The families of admin calls that a role or an API token can be limited to: `orders:read`, `products:write`. */
export const areas = [
  'analytics',
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
  'health',
  'inventory-counts',
  'inventory-items',
  'invites',
  'mail-server',
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
  'views',
  'webhooks',
] as const
/** A part of the shop that staff are let into or not. */
export type Area = (typeof areas)[number]
/** Looking, or changing as well. */
export type Action = 'read' | 'write'
/** What a role or a token may do: everything, or reading or writing in one area or in all. */
export type Scope = '*' | `${Area | '*'}:${Action}`

/** Every scope there is. Writing includes reading. */
export const scopes: readonly Scope[] = [
  '*',
  '*:read',
  '*:write',
  ...areas.flatMap((area): Scope[] => [`${area}:read`, `${area}:write`]),
]
/** Whether a text is a scope of this version. */
export const isScope = (text: string): text is Scope => (scopes as readonly string[]).includes(text)

/** Families that belong to an area of another name: who is staff and what a role may is one matter. */
const areaOf: Readonly<Record<string, Area>> = {
  'document-settings': 'store',
  documents: 'orders',
  'import-formats': 'batch-jobs',
  'import-mappings': 'batch-jobs',
  mentions: 'auth',
  // Each hears and counts only what their permissions for other areas let them see.
  inbox: 'auth',
  live: 'auth',
  'newsletter-subscribers': 'customers',
  'order-tags': 'orders',
  roles: 'users',
  setup: 'auth',
  team: 'users',
}

/** The area and the kind of an admin call: `['orders', 'read']`. */
export function permissionOf(name: string): [area: string, action: Action] {
  const [method, path = ''] = name.split(' ')
  const family = path.split('/')[2] ?? ''
  return [
    Object.hasOwn(areaOf, family) ? (areaOf[family] ?? family) : family,
    method === 'GET' ? 'read' : 'write',
  ]
}

/** Whether these scopes reach as far as this. */
export function covers(held: readonly string[], area: string, action: Action): boolean {
  const enough = (scope: string) =>
    held.includes(`${scope}:write`) || (action === 'read' && held.includes(`${scope}:read`))
  return held.includes('*') || enough('*') || enough(area)
}

/** The shortest list that says what may be done: `*`, or the areas one by one, in their order. */
export function listScopes(reaches: (area: Area, action: Action) => boolean): Scope[] {
  if (areas.every((area) => reaches(area, 'write'))) return ['*']
  return areas.flatMap((area): Scope[] =>
    reaches(area, 'write') ? [`${area}:write`] : reaches(area, 'read') ? [`${area}:read`] : [],
  )
}
