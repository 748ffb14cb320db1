import { type Action, type Area, covers, listScopes, type Scope } from '@cartwright/contract'
import type { PlaceName } from '../screen'

/** How far somebody comes in a place; `partly` where its areas differ. */
export type Level = 'none' | 'read' | 'write' | 'partly'

interface Row {
  name: PlaceName
  areas: readonly Area[]
}

/** The areas of permissions as the places of the back office, in groups that are named as places too. */
export const groups: readonly { name: PlaceName; rows: readonly Row[] }[] = [
  {
    name: 'orders',
    rows: [
      {
        name: 'orders',
        areas: ['orders', 'order-edits', 'returns', 'swaps', 'payments', 'payment-collections', 'notes'],
      },
      { name: 'draft_orders', areas: ['draft-orders'] },
      { name: 'analytics', areas: ['analytics'] },
    ],
  },
  {
    name: 'products',
    rows: [
      { name: 'products', areas: ['products', 'variants'] },
      { name: 'categories', areas: ['product-categories'] },
      { name: 'collections', areas: ['collections'] },
      { name: 'types_and_tags', areas: ['product-types', 'product-tags'] },
      { name: 'pricing', areas: ['price-lists'] },
      { name: 'files', areas: ['uploads'] },
    ],
  },
  {
    name: 'inventory',
    rows: [
      { name: 'inventory', areas: ['inventory-items', 'inventory-counts'] },
      { name: 'reservations', areas: ['reservations'] },
      { name: 'stock_locations', areas: ['stock-locations'] },
    ],
  },
  {
    name: 'customers',
    rows: [
      { name: 'customers', areas: ['customers'] },
      { name: 'customer_groups', areas: ['customer-groups'] },
      { name: 'discounts', areas: ['discounts'] },
      { name: 'gift_cards', areas: ['gift-cards'] },
    ],
  },
  {
    name: 'settings',
    rows: [
      { name: 'details', areas: ['store'] },
      { name: 'regions', areas: ['regions'] },
      { name: 'currencies', areas: ['currencies'] },
      { name: 'taxes', areas: ['tax-rates'] },
      { name: 'shipping_profiles', areas: ['shipping-profiles', 'shipping-options'] },
      { name: 'return_reasons', areas: ['return-reasons'] },
      { name: 'sales_channels', areas: ['sales-channels'] },
      { name: 'api_keys', areas: ['publishable-api-keys'] },
      { name: 'jobs', areas: ['batch-jobs'] },
      { name: 'notifications', areas: ['notifications', 'mail-server'] },
      { name: 'webhooks', areas: ['webhooks'] },
      { name: 'apps', areas: ['apps'] },
      { name: 'health', areas: ['health'] },
    ],
  },
  {
    name: 'team',
    rows: [
      { name: 'team', areas: ['users', 'invites'] },
      { name: 'api_tokens', areas: ['api-tokens'] },
      { name: 'audit_log', areas: ['audit-log'] },
    ],
  },
]

const shown: ReadonlySet<Area> = new Set(groups.flatMap(({ rows }) => rows.flatMap(({ areas }) => areas)))

const levelIn = (permissions: readonly string[], area: Area): Level =>
  covers(permissions, area, 'write') ? 'write' : covers(permissions, area, 'read') ? 'read' : 'none'

/** How far these permissions reach in some areas. */
export function levelOf(permissions: readonly string[], areas: readonly Area[]): Level {
  const levels = new Set(areas.map((area) => levelIn(permissions, area)))
  const [only] = levels
  return levels.size === 1 && only ? only : 'partly'
}

/**
 * The permissions with some areas at another level, as the shortest list. With every place open it is all there is, so
 * that areas of later versions are among them; what has no place of its own stays as it was.
 */
export function withLevel(
  permissions: readonly string[],
  areas: readonly Area[],
  level: Exclude<Level, 'partly'>,
): Scope[] {
  const reaches = (area: Area, action: Action) =>
    areas.includes(area)
      ? level === 'write' || (level === 'read' && action === 'read')
      : covers(permissions, area, action)
  if ([...shown].every((area) => reaches(area, 'write'))) return ['*']
  // Whoever loses a place loses the word for everything, and with it what nobody is asked about.
  const isAll = permissions.includes('*')
  return listScopes((area, action) => (isAll && !shown.has(area) ? false : reaches(area, action)))
}
