import type { InventoryMovementReason } from '@cartwright/contract'
import { sql } from 'drizzle-orm'
import type { Kit } from '../../store/schema/columns'
import { many, one } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const inventoryTables = (k: Kit) => ({
  inventory_item: k.table(
    'inventory_item',
    {
      id: k.id('iitem'),
      sku: k.text(),
      hs_code: k.text(),
      origin_country: k.text(),
      mid_code: k.text(),
      title: k.text(),
      description: k.text(),
      thumbnail: k.text(),
      material: k.text(),
      weight: k.int(),
      height: k.int(),
      width: k.int(),
      length: k.int(),
      requires_shipping: k.bool().notNull().default(true),
      metadata: k.json<Record<string, unknown>>(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
    },
    (t) => [
      k.unique('inventory_item_sku_unique', [t.sku], k.live(t.deleted_at)),
      k.sorted('inventory_item_created_at', t.created_at, t.id, t.deleted_at),
      k.sorted('inventory_item_updated_at', t.updated_at, t.id, t.deleted_at),
      k.sorted('inventory_item_sku', t.sku, t.id, t.deleted_at),
      k.sorted('inventory_item_title', t.title, t.id, t.deleted_at),
      k.sorted('inventory_item_hs_code', t.hs_code, t.id, t.deleted_at),
      k.sorted('inventory_item_origin_country', t.origin_country, t.id, t.deleted_at),
      k.sorted('inventory_item_mid_code', t.mid_code, t.id, t.deleted_at),
      k.sorted('inventory_item_material', t.material, t.id, t.deleted_at),
      k.sorted('inventory_item_weight', t.weight, t.id, t.deleted_at),
      k.sorted('inventory_item_height', t.height, t.id, t.deleted_at),
      k.sorted('inventory_item_width', t.width, t.id, t.deleted_at),
      k.sorted('inventory_item_length', t.length, t.id, t.deleted_at),
      k.sorted('inventory_item_requires_shipping', t.requires_shipping, t.id, t.deleted_at),
    ],
  ),
  inventory_level: k.table(
    'inventory_level',
    {
      location_id: k.text().notNull(),
      stocked_quantity: k.big().notNull().default(0),
      reserved_quantity: k.big().notNull().default(0),
      incoming_quantity: k.big().notNull().default(0),
      metadata: k.json<Record<string, unknown>>(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      id: k.id('ilev'),
      inventory_item_id: k.text(),
    },
    (t) => [
      k.index('inventory_level_inventory_item_id', t.inventory_item_id),
      k.unique('inventory_level_inventory_item_id_location_id_unique', [t.inventory_item_id, t.location_id]),
      k.check('inventory_level_stocked_check', sql`stocked_quantity >= 0`),
      k.check('inventory_level_reserved_check', sql`reserved_quantity >= 0`),
    ],
  ),
  reservation_item: k.table(
    'reservation_item',
    {
      id: k.id('resitem'),
      location_id: k.text().notNull(),
      inventory_item_id: k.text().notNull(),
      description: k.text(),
      created_by: k.text(),
      quantity: k.big().notNull(),
      metadata: k.json<Record<string, unknown>>(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      line_item_id: k.text(),
      external_id: k.text(),
    },
    (t) => [
      k.index('reservation_item_line_item_id', t.line_item_id),
      k.index('reservation_item_inventory_item_id', t.inventory_item_id),
      k.index('reservation_item_location_id', t.location_id),
    ],
  ),
  product_variant_inventory_item: k.table(
    'product_variant_inventory_item',
    {
      id: k.id('pvitem'),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      inventory_item_id: k.text().notNull(),
      variant_id: k.text().notNull(),
      required_quantity: k.int().notNull().default(1),
      deleted_at: k.time(),
    },
    (t) => [
      k.index('product_variant_inventory_item_variant_id', t.variant_id),
      k.index('product_variant_inventory_item_inventory_item_id', t.inventory_item_id),
      k.unique(
        'product_variant_inventory_item_unique',
        [t.variant_id, t.inventory_item_id],
        k.live(t.deleted_at),
      ),
    ],
  ),
  /** What lines of orders took from, and gave back to, the own quantity of variants that are counted nowhere. */
  stock_movement: k.table(
    'stock_movement',
    {
      id: k.id('smov'),
      variant_id: k.text().notNull(),
      line_item_id: k.text().notNull(),
      /** Below 0 when sold, above when given back. */
      quantity: k.big().notNull(),
      reason: k.text<'sold' | 'released' | 'returned'>().notNull(),
      created_at: k.createdAt(),
    },
    (t) => [
      k.index('stock_movement_line_item_id', t.line_item_id),
      k.index('stock_movement_variant_id', t.variant_id),
    ],
  ),
  /** Every change of what lies at a location: by how much, why, and who did it. Rows are only added. */
  inventory_movement: k.table(
    'inventory_movement',
    {
      id: k.id('imov'),
      inventory_item_id: k.text().notNull(),
      location_id: k.text().notNull(),
      /** Below 0 when goods left. */
      quantity: k.big().notNull(),
      reason: k.text<InventoryMovementReason>().notNull(),
      note: k.text(),
      line_item_id: k.text(),
      actor_type: k.text(),
      actor_id: k.text(),
      created_at: k.createdAt(),
    },
    (t) => [
      k.index('inventory_movement_item', t.inventory_item_id, t.created_at, t.id),
      k.index('inventory_movement_line_item_id', t.line_item_id),
    ],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const inventoryFacts = {
  inventory_item: {
    entities: ['InventoryItemDetails', 'InventoryItem', 'VariantInventoryItem'],
    isWatched: true,
    isCatalogue: true,
    records: [{ path: '/admin/inventory-items' }],
    relations: {
      inventory_levels: many('inventory_level', 'inventory_item_id'),
    },
  },
  inventory_level: {
    entities: ['InventoryLevel', 'InventoryLevelDetails'],
    isCatalogue: true,
    listed: { column: 'inventory_item_id', kind: 'item', byId: 'level' },
    records: [{ path: '/admin/inventory-items', by: 'inventory_item_id' }],
    relations: {
      inventory_item: one('inventory_item', 'inventory_item_id'),
    },
  },
  reservation_item: {
    entities: ['ReservationDetails', 'Reservation'],
    records: [{ path: '/admin/reservations' }, { path: '/admin/inventory-items', by: 'inventory_item_id' }],
    relations: {
      line_item: one('line_item', 'line_item_id'),
      inventory_item: one('inventory_item', 'inventory_item_id'),
    },
  },
  product_variant_inventory_item: {
    entities: ['ProductVariantInventoryItem'],
    isWatched: true,
    isCatalogue: true,
    listed: { column: 'variant_id', kind: 'stock_variant' },
    relations: {
      variant: one('product_variant', 'variant_id'),
    },
  },
  stock_movement: {},
  inventory_movement: {
    entities: ['InventoryMovement'],
  },
} satisfies FactsOf<typeof inventoryTables>
