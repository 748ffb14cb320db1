import type { CallName } from '@cartwright/contract'
import { type Given, requestOf } from '../send'

/** The family of a call: the first two parts of its path, `/admin/orders`. */
export const familyOf = (name: string): string =>
  `/${(name.split(' ')[1] ?? '').split('/').slice(1, 3).join('/')}`

/** Families whose replies tell of a thing that is kept under another path. */
const related: Readonly<Record<string, readonly string[]>> = {
  '/admin/products': [
    '/admin/variants',
    '/admin/inventory-items',
    '/admin/collections',
    '/admin/product-tags',
  ],
  '/admin/variants': ['/admin/products', '/admin/inventory-items'],
  '/admin/collections': ['/admin/products'],
  '/admin/product-categories': ['/admin/products'],
  '/admin/price-lists': ['/admin/products', '/admin/variants'],
  '/admin/inventory-items': [
    '/admin/products',
    '/admin/variants',
    '/admin/reservations',
    '/admin/stock-locations',
  ],
  '/admin/inventory-counts': ['/admin/inventory-items', '/admin/products', '/admin/variants'],
  '/admin/reservations': ['/admin/inventory-items', '/admin/products', '/admin/variants', '/admin/orders'],
  '/admin/orders': [
    '/admin/order-edits',
    '/admin/returns',
    '/admin/swaps',
    '/admin/payments',
    '/admin/reservations',
  ],
  '/admin/returns': ['/admin/orders', '/admin/swaps'],
  '/admin/payments': ['/admin/orders'],
  '/admin/payment-collections': ['/admin/orders', '/admin/order-edits'],
  '/admin/order-edits': ['/admin/orders'],
  '/admin/draft-orders': ['/admin/orders'],
  '/admin/notes': ['/admin/orders'],
  '/admin/notifications': ['/admin/orders'],
  '/admin/customer-groups': ['/admin/customers'],
  '/admin/customers': ['/admin/customer-groups'],
  '/admin/invites': ['/admin/users', '/admin/team', '/admin/roles'],
  '/admin/users': ['/admin/auth', '/admin/team', '/admin/roles'],
  '/admin/roles': ['/admin/team', '/admin/auth'],
  '/admin/auth': ['/admin/team'],
  '/admin/setup': ['/admin/auth', '/admin/store'],
  '/admin/currencies': ['/admin/store'],
  '/admin/store': ['/admin/currencies'],
  '/admin/sales-channels': ['/admin/stock-locations', '/admin/publishable-api-keys'],
  '/admin/publishable-api-keys': ['/admin/sales-channels'],
  '/admin/stock-locations': ['/admin/inventory-items', '/admin/sales-channels'],
  '/admin/regions': ['/admin/shipping-options', '/admin/tax-rates'],
  '/admin/shipping-profiles': ['/admin/shipping-options'],
  '/store/auth': ['/store/customers', '/store/carts'],
  '/store/carts': ['/store/shipping-options'],
  '/store/order-edits': ['/store/orders', '/store/customers'],
  '/store/returns': ['/store/orders', '/store/customers'],
  '/store/swaps': ['/store/orders', '/store/customers'],
}

/** The families that a change may have made old: its own, and those that tell of the same things. */
export const touchedBy = (name: string): readonly string[] => [
  familyOf(name),
  ...(related[familyOf(name)] ?? []),
]

/** Whether a cached read may be old when a record changed: lists of its family, itself, and whatever tells of the same things. */
export function isTouched(
  key: readonly unknown[],
  { path, id }: { path: string; id: string | null },
): boolean {
  const family = String(key[0])
  if (family !== path) return related[path]?.includes(family) ?? false
  const [asked] = String(key[1]).split('?')
  const record = asked?.split('/')[3]
  // What stands there is another record, or a word as in /admin/products/tag-usage, which may tell of all.
  return id === null || record === undefined || record === id || !/_[0-9A-Z]{20,}$/i.test(record)
}

/** Under which key the cache holds a reply: its family, then the call with everything it was asked. */
export function keyOf<K extends CallName>(name: K, given?: Given<K>): readonly [string, string] {
  return [familyOf(name), requestOf(name, given).path]
}
