import { z } from 'zod'
import { Id, Time } from '../common'

/** Why staff change what lies at a location. */
export const InventoryAdjustmentReason = z.enum([
  'received',
  'returned',
  'damaged',
  'lost',
  'found',
  'counted',
  'corrected',
  'transferred',
  'other',
])
export type InventoryAdjustmentReason = z.infer<typeof InventoryAdjustmentReason>

/** The same, and what happens on the way of orders, imports and calls that give no reason. */
export const InventoryMovementReason = z.enum([
  ...InventoryAdjustmentReason.options,
  'sold',
  'put_back',
  'set',
  'imported',
])
export type InventoryMovementReason = z.infer<typeof InventoryMovementReason>

/** The columns of InventoryMovement, without what hangs on it. */
export const InventoryMovementRow = z.object({
  id: Id,
  inventory_item_id: z.string(),
  location_id: z.string(),
  /** By how much: below 0 when goods left. */
  quantity: z.number(),
  reason: InventoryMovementReason,
  note: z.string().nullable(),
  /** The line of an order, swap or claim it was for. */
  line_item_id: z.string().nullable(),
  order_id: z.string().nullish(),
  /** The number of that order, as people say it. */
  order_display_id: z.number().nullish(),
  /** `user`, `api_token`, `cli`; null when the shop did it by itself. */
  actor_type: z.string().nullable(),
  actor_id: z.string().nullable(),
  created_at: Time,
})
/** One change of what there is, and why. */
export interface InventoryMovement extends z.infer<typeof InventoryMovementRow> {}
export const InventoryMovement: z.ZodType<InventoryMovement> = InventoryMovementRow.meta({
  id: 'InventoryMovement',
})

/** What lies of an inventory item at a location. */
export const StockLevel = z
  .object({
    inventory_item_id: z.string(),
    location_id: z.string(),
    /** How many of the item one piece of the variant takes. */
    required_quantity: z.number(),
    stocked: z.number(),
    reserved: z.number(),
    incoming: z.number(),
    available: z.number(),
  })
  .meta({ id: 'StockLevel' })
export type StockLevel = z.infer<typeof StockLevel>

/** How a variant is counted: not at all, by its own quantity, or by levels at locations. */
export const StockCounting = z.enum(['none', 'own', 'levels'])
export type StockCounting = z.infer<typeof StockCounting>

/** What there is of a variant, by location. */
export const VariantStock = z
  .object({
    variant_id: z.string(),
    product_id: z.string(),
    sku: z.string().nullable(),
    counted: StockCounting,
    allow_backorder: z.boolean(),
    /** How many can be sold by way of all sales channels together; null when nothing is counted. */
    available: z.number().nullable(),
    levels: z.array(StockLevel),
  })
  .meta({ id: 'VariantStock' })
export type VariantStock = z.infer<typeof VariantStock>

/** The stock of all variants of a product, added up. */
export const ProductStock = z
  .object({
    product_id: z.string(),
    variant_count: z.number(),
    /** Of these, those that are counted at all. */
    counted_count: z.number(),
    /** Counted ones of which none can be sold. */
    sold_out_count: z.number(),
    stocked: z.number(),
    reserved: z.number(),
    incoming: z.number(),
    /** How many can be sold; null when no variant is counted. */
    available: z.number().nullable(),
  })
  .meta({ id: 'ProductStock' })
export type ProductStock = z.infer<typeof ProductStock>
