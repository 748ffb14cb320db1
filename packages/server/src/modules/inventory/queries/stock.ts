import { and, asc, type Column, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../store/database/engine'
import { prepared } from '../../../store/database/prepared'

/** Columns of variants beside their stock items and what lies of them: a row for each item at each location. */
function withStock(db: Db, columns: Parameters<Db['select']>[0] & object) {
  const { product_variant: variant, product_variant_inventory_item: link, inventory_level: level } = db.t
  return db
    .select(columns)
    .from(variant)
    .leftJoin(
      link,
      and(eq(link.variant_id, variant.id), isNull(link.deleted_at), eq(variant.manage_inventory, true)),
    )
    .leftJoin(level, and(eq(level.inventory_item_id, link.inventory_item_id), isNull(level.deleted_at)))
}

/** Variants with their stock items and what lies of them, by a column. */
export const stockRowsBy = (column: (db: Db) => Column) =>
  prepared((db) => {
    const { product_variant: variant, product_variant_inventory_item: link, inventory_level: level } = db.t
    return withStock(db, {
      variant_id: sql<string>`${variant.id}`.as('variant_id'),
      product_id: variant.product_id,
      sku: variant.sku,
      manage_inventory: variant.manage_inventory,
      allow_backorder: variant.allow_backorder,
      inventory_quantity: variant.inventory_quantity,
      inventory_item_id: link.inventory_item_id,
      required_quantity: link.required_quantity,
      location_id: level.location_id,
      stocked_quantity: level.stocked_quantity,
      reserved_quantity: level.reserved_quantity,
      incoming_quantity: level.incoming_quantity,
    })
      .where(and(db.inList(column(db), 'ids'), isNull(variant.deleted_at)))
      .orderBy(asc(variant.variant_rank), asc(variant.id), asc(link.id), asc(level.id))
  })

/** Variants with their stock items and what lies of them. */
export const stockRows = prepared((db) => {
  const { product_variant: variant, product_variant_inventory_item: link, inventory_level: level } = db.t
  return withStock(db, {
    id: variant.id,
    title: variant.title,
    manage_inventory: variant.manage_inventory,
    allow_backorder: variant.allow_backorder,
    inventory_quantity: variant.inventory_quantity,
    inventory_item_id: link.inventory_item_id,
    required_quantity: link.required_quantity,
    location_id: level.location_id,
    stocked_quantity: level.stocked_quantity,
    reserved_quantity: level.reserved_quantity,
  })
    .where(db.inList(variant.id, 'ids'))
    .orderBy(variant.id, link.id, level.id)
})

/** The locations that any sales channel sells from. */
export const sellingPlaces = prepared((db) => {
  const { sales_channel_location: link } = db.t
  return db.select({ location_id: link.location_id }).from(link).where(isNull(link.deleted_at))
})
