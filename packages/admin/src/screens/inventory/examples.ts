import type {
  InventoryItemDetails,
  InventoryLevelDetails,
  InventoryMovement,
  ReservationDetails,
  StockLocation,
} from '@cartwright/contract'
import type { FakeRoutes } from '@cartwright/sdk/testing'
import { jug, order } from '../../testing/examples'

// Jugs lie in a warehouse and in the shop: for tests and stories of what is counted.

const times = { created_at: '2026-11-18T09:24:00.000Z', updated_at: '2026-11-18T09:24:00.000Z' }
const kept = { ...times, deleted_at: null, metadata: null }

const location = (id: string, name: string): StockLocation => ({ ...kept, id, name, address_id: null })

export const warehouse = location('sloc_warehouse', 'Warehouse')
export const atelier = location('sloc_atelier', 'Atelier')

export const level = (
  inventory_item_id: string,
  location_id: string,
  stocked_quantity: number,
  reserved_quantity = 0,
  incoming_quantity = 0,
): InventoryLevelDetails => ({
  ...kept,
  inventory_item_id,
  location_id,
  stocked_quantity,
  reserved_quantity,
  incoming_quantity,
  available_quantity: stocked_quantity - reserved_quantity,
})

const empty = {
  ...kept,
  title: null,
  description: null,
  thumbnail: null,
  origin_country: null,
  hs_code: null,
  mid_code: null,
  material: null,
  weight: null,
  length: null,
  height: null,
  width: null,
  requires_shipping: true,
}

/** An item that a variant of the jug is counted by. */
export function item(
  id: string,
  title: string,
  sku: string,
  levels: InventoryLevelDetails[],
): InventoryItemDetails {
  const sum = (part: 'stocked_quantity' | 'reserved_quantity') =>
    levels.reduce((all, one) => all + one[part], 0)
  const [first] = jug.variants
  return {
    ...empty,
    id,
    sku,
    stocked_quantity: sum('stocked_quantity'),
    reserved_quantity: sum('reserved_quantity'),
    location_levels: levels,
    variants: first ? [{ ...first, id: `variant_${id}`, title, sku, barcode: `40${sku}`, product: jug }] : [],
  }
}

export const ash = item('iitem_ash', 'Ash', 'JUG-ASH', [
  level('iitem_ash', 'sloc_warehouse', 20, 8, 5),
  level('iitem_ash', 'sloc_atelier', 3),
])
export const ink = item('iitem_ink', 'Ink', 'JUG-INK', [level('iitem_ink', 'sloc_warehouse', 2, 4)])
export const bare = item('iitem_bare', 'Bare', 'JUG-BARE', [])

export const reservation: ReservationDetails = {
  ...kept,
  id: 'resitem_1',
  location_id: 'sloc_warehouse',
  inventory_item_id: 'iitem_ash',
  description: 'For the fair',
  created_by: 'usr_grace',
  quantity: 3,
  line_item_id: null,
  inventory_item: ash,
}

const movement = (id: string, quantity: number, more: Partial<InventoryMovement>): InventoryMovement => ({
  id,
  inventory_item_id: 'iitem_ash',
  location_id: 'sloc_warehouse',
  quantity,
  reason: 'received',
  note: null,
  line_item_id: null,
  actor_type: 'user',
  actor_id: 'usr_grace',
  created_at: times.created_at,
  ...more,
})

export const movements = [
  movement('imov_2', -2, {
    reason: 'sold',
    line_item_id: 'item_jug',
    order_id: order.id,
    order_display_id: 1042,
    actor_type: null,
    actor_id: null,
  }),
  movement('imov_1', 22, { note: 'Delivery of November' }),
]

const page = (count: number) => ({ count, offset: 0, limit: 20 })

/** What a shop with these answers. */
export const stockAnswers: FakeRoutes = {
  'GET /admin/stock-locations': { stock_locations: [warehouse, atelier], ...page(2) },
  'GET /admin/inventory-items': { inventory_items: [ash, ink, bare], ...page(3) },
  'GET /admin/inventory-items/:id': { inventory_item: ash },
  'GET /admin/inventory-items/:id/movements': { movements, ...page(2) },
  'GET /admin/reservations': { reservations: [reservation], ...page(1) },
}
