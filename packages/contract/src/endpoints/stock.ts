import { z } from 'zod'
import { Amount, Measure, Quantity } from '../bounds'
import { Name } from '../common'
import { endpoints, page } from '../endpoint'
import { VariantInventoryItem } from '../entities/inventory'
import { ProductStatus } from '../entities/product'
import {
  InventoryAdjustmentReason,
  InventoryMovement,
  InventoryMovementReason,
  ProductStock,
  VariantStock,
} from '../entities/stock'
import { list, listOf, paging, text } from '../query'

/** Of one call: what a person can look over, and one transaction can hold. */
const mostRows = 2000
const Note = z.string().max(2000).nullish()
const Ids = z.array(z.string()).max(mostRows)

const VariantRow = z.strictObject({
  id: z.string(),
  title: Name.min(1).optional(),
  sku: Name.nullish(),
  barcode: Name.nullish(),
  weight: Measure.nullish(),
  allow_backorder: z.boolean().optional(),
  manage_inventory: z.boolean().optional(),
  /** Only these prices change; `amount: null` removes one. A price is for a region or for a currency. */
  prices: z
    .array(
      z.strictObject({
        currency_code: z.string().optional(),
        region_id: z.string().optional(),
        amount: Amount.nullable(),
      }),
    )
    .max(200)
    .optional(),
  /** What lies at these locations; the variant is counted there from then on. */
  levels: z
    .array(z.strictObject({ location_id: z.string(), stocked_quantity: Quantity.min(0) }))
    .max(200)
    .optional(),
  /** The `updated_at` the change was made upon: refused with 409 when somebody else changed the variant since. */
  expected_updated_at: z.string().optional(),
})

const ProductRow = z.strictObject({
  id: z.string(),
  title: Name.min(1).optional(),
  status: ProductStatus.optional(),
  /** As of variants. */
  expected_updated_at: z.string().optional(),
})

/** What is done alike to many products. */
export const ProductChange = z.strictObject({
  status: ProductStatus.optional(),
  collection_id: z.string().nullish(),
  /** The value of a type, which is made where there is none. */
  type: Name.nullish(),
  add_tags: z.array(Name.min(1)).max(100).optional(),
  remove_tags: z.array(Name.min(1)).max(100).optional(),
  add_categories: Ids.optional(),
  remove_categories: Ids.optional(),
  add_sales_channels: Ids.optional(),
  remove_sales_channels: Ids.optional(),
})

export const stockEndpoints = endpoints({
  'GET /admin/products/stock': {
    access: 'staff',
    tag: 'Products',
    summary: 'The stock of some products, each added up over its variants',
    query: () => z.strictObject({ product_id: list }),
    returns: () => z.object({ stock: z.array(ProductStock) }),
  },
  'GET /admin/products/:id/stock': {
    access: 'staff',
    tag: 'Products',
    summary: 'The stock of each variant of a product, by location',
    returns: () => z.object({ stock: z.array(VariantStock) }),
  },
  'GET /admin/variants/stock': {
    access: 'staff',
    tag: 'Product Variants',
    summary: 'The stock of each variant of some products, by location',
    query: () => z.strictObject({ product_id: list }),
    returns: () => z.object({ stock: z.array(VariantStock) }),
  },
  'POST /admin/products/batch': {
    access: 'staff',
    tag: 'Products',
    summary: 'Change many products alike, all or none',
    body: () => z.strictObject({ ids: Ids.min(1), change: ProductChange }),
    returns: () => z.object({ ids: z.array(z.string()), count: z.number() }),
  },
  'POST /admin/variants/batch': {
    access: 'staff',
    tag: 'Product Variants',
    summary: 'Change many variants, and what heads them of their products, each as its row says, all or none',
    body: () =>
      z.strictObject({
        variants: z.array(VariantRow).max(mostRows).default([]),
        products: z.array(ProductRow).max(mostRows).default([]),
        /** Why stock changes, for the movements of the items. */
        reason: InventoryAdjustmentReason.default('corrected'),
        note: Note,
      }),
    returns: () =>
      z.object({
        variants: z.array(z.object({ id: z.string(), updated_at: z.string() })),
        products: z.array(z.object({ id: z.string(), updated_at: z.string() })),
        count: z.number(),
      }),
  },
  'POST /admin/inventory-items/:id/location-levels/:location_id/adjust': {
    access: 'staff',
    tag: 'Inventory Items',
    summary: 'Change what lies at a location by so much, or to so much, with a reason',
    body: () =>
      z.strictObject({
        by: Quantity.optional(),
        to: Quantity.min(0).optional(),
        reason: InventoryAdjustmentReason,
        note: Note,
      }),
    returns: () => z.object({ inventory_item: VariantInventoryItem, movement: InventoryMovement.nullable() }),
    reply: { relations: [] },
  },
  'POST /admin/inventory-items/adjust': {
    access: 'staff',
    tag: 'Inventory Items',
    summary: 'Change what lies of many items, or move it between locations, all or none',
    body: () =>
      z.strictObject({
        adjustments: z
          .array(
            z.strictObject({
              inventory_item_id: z.string(),
              location_id: z.string(),
              by: Quantity.optional(),
              to: Quantity.min(0).optional(),
            }),
          )
          .min(1)
          .max(mostRows),
        reason: InventoryAdjustmentReason,
        note: Note,
      }),
    returns: () => z.object({ count: z.number(), movements: z.array(InventoryMovement) }),
  },
  'GET /admin/inventory-items/:id/movements': {
    access: 'staff',
    tag: 'Inventory Items',
    summary: 'What changed the stock of an item: when, by how much, why and by whom',
    query: () =>
      z.strictObject({
        ...paging(50),
        location_id: list.optional(),
        reason: listOf(InventoryMovementReason).optional(),
        order: text.optional(),
      }),
    returns: () => page('movements', InventoryMovement),
  },
  'POST /admin/inventory-counts': {
    access: 'staff',
    tag: 'Inventory Items',
    summary: 'Take over a count of a location, all rows or none',
    body: () =>
      z.strictObject({
        location_id: z.string(),
        counts: z
          .array(
            z.strictObject({
              inventory_item_id: z.string(),
              counted: Quantity.min(0),
              /** What the sheet said was there: refused with 409 when it is not so any more. */
              expected: Quantity.min(0).optional(),
              /** Why it is not what was expected; `counted` when absent. */
              reason: InventoryAdjustmentReason.optional(),
            }),
          )
          .min(1)
          .max(mostRows),
        note: Note,
      }),
    returns: () => z.object({ count: z.number(), movements: z.array(InventoryMovement) }),
  },
})
