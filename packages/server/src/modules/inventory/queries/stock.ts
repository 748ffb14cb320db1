import { and, asc, type Column, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../store/database/engine'
import { prepared } from '../../../store/database/prepared'

/** By what variants, their stock items and what lies of them belong together: a row for each item at each location. */
const joined = ({ t }: Db) => {
  const { product_variant: variant, product_variant_inventory_item: link, inventory_level: level } = t
  return {
    link: and(eq(link.variant_id, variant.id), isNull(link.deleted_at), eq(variant.manage_inventory, true)),
    level: and(eq(level.inventory_item_id, link.inventory_item_id), isNull(level.deleted_at)),
  }
}

/** Variants with their stock items and what lies of them, by a column. */
export const stockRowsBy = (column: (db: Db) => Column) =>
  prepared((db) => {
    const { product_variant: variant, product_variant_inventory_item: link, inventory_level: level } = db.t
    const on = joined(db)
    return db
      .select({
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
      .from(variant)
      .leftJoin(link, on.link)
      .leftJoin(level, on.level)
      .where(and(db.inList(column(db), 'ids'), isNull(variant.deleted_at)))
      .orderBy(asc(variant.variant_rank), asc(variant.id), asc(link.id), asc(level.id))
  })

/** Variants with their stock items and what lies of them. */
export const stockRows = prepared((db) => {
  const { product_variant: variant, product_variant_inventory_item: link, inventory_level: level } = db.t
  const on = joined(db)
  return db
    .select({
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
    .from(variant)
    .leftJoin(link, on.link)
    .leftJoin(level, on.level)
    .where(db.inList(variant.id, 'ids'))
    .orderBy(variant.id, link.id, level.id)
})

/** The locations that any sales channel sells from. */
export const sellingPlaces = prepared((db) => {
  const { sales_channel_location: link } = db.t
  return db.select({ location_id: link.location_id }).from(link).where(isNull(link.deleted_at))
})
