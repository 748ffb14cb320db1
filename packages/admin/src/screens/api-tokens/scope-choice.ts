import { type Area, areas } from '@cartwright/contract'

export type Kind = 'read' | 'write'

/** The areas of the API by the work they belong to; the groups are named as places are. */
const groups = [
  {
    id: 'orders',
    areas: [
      'orders',
      'draft-orders',
      'order-edits',
      'payments',
      'payment-collections',
      'returns',
      'swaps',
      'notes',
    ],
  },
  {
    id: 'products',
    areas: [
      'products',
      'variants',
      'product-categories',
      'collections',
      'product-types',
      'product-tags',
      'price-lists',
      'uploads',
    ],
  },
  { id: 'customers', areas: ['customers', 'customer-groups'] },
  { id: 'inventory', areas: ['inventory-items', 'reservations', 'stock-locations'] },
  { id: 'discounts', areas: ['discounts', 'gift-cards'] },
  {
    id: 'settings',
    areas: [
      'store',
      'regions',
      'currencies',
      'tax-rates',
      'shipping-options',
      'shipping-profiles',
      'return-reasons',
      'sales-channels',
      'publishable-api-keys',
      'notifications',
      'webhooks',
      'batch-jobs',
      'analytics',
      'analytics-configs',
    ],
  },
  { id: 'team', areas: ['users', 'invites', 'auth', 'api-tokens', 'apps', 'audit-log'] },
] as const satisfies readonly { id: string; areas: readonly Area[] }[]

const named: readonly Area[] = groups.flatMap((group) => [...group.areas])
const others = areas.filter((area) => !named.includes(area))

/** Every area once. What belongs to no work of its own stands among the settings. */
export const areaGroups = groups.map(({ id, areas }): { id: string; areas: readonly Area[] } => ({
  id,
  areas: id === 'settings' ? [...areas, ...others] : areas,
}))

/** Whether the scopes let a token do this in an area. Whoever writes reads too. */
export const holds = (scopes: ReadonlySet<string>, area: Area, kind: Kind): boolean =>
  scopes.has(`${area}:write`) || (kind === 'read' && scopes.has(`${area}:read`))

/** The scopes after a tick. Without reading there is no writing; without writing, reading stays. */
export function withScope(
  scopes: ReadonlySet<string>,
  areas: readonly Area[],
  kind: Kind,
  isOn: boolean,
): ReadonlySet<string> {
  const next = new Set(scopes)
  for (const area of areas) {
    const wrote = next.delete(`${area}:write`)
    const read = next.delete(`${area}:read`) || wrote
    if (kind === 'write' ? isOn : isOn && wrote) next.add(`${area}:write`)
    else if (kind === 'write' ? read : isOn) next.add(`${area}:read`)
  }
  return next
}
