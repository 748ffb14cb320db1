import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../store/database/engine'
import { prepared } from '../../store/database/prepared'

/** What a variant takes of an inventory item. */
export interface Requirement {
  variant_id: string
  inventory_item_id: string
  required_quantity: number
}

/** The stock of one inventory item at one location. */
export interface LevelRow {
  inventory_item_id: string
  location_id: string
  stocked_quantity: number
  reserved_quantity: number
}

const requirementsOf = prepared((db) => {
  const { product_variant_inventory_item: link } = db.t
  return db
    .select({
      variant_id: link.variant_id,
      inventory_item_id: link.inventory_item_id,
      required_quantity: link.required_quantity,
    })
    .from(link)
    .where(and(db.inList(link.variant_id, 'ids'), isNull(link.deleted_at)))
    .orderBy(link.id)
})

/** The inventory items of variants, in the order in which they were linked. */
export const findRequirements = (db: Db, variantIds: readonly string[]): Promise<Requirement[]> =>
  variantIds.length === 0
    ? Promise.resolve([])
    : db.rows<Requirement>(requirementsOf(db), { ids: db.list(variantIds) })

const levelsOf = prepared((db) => {
  const { inventory_level: level } = db.t
  return db
    .select({
      inventory_item_id: level.inventory_item_id,
      location_id: level.location_id,
      stocked_quantity: level.stocked_quantity,
      reserved_quantity: level.reserved_quantity,
    })
    .from(level)
    .where(and(db.inList(level.inventory_item_id, 'ids'), isNull(level.deleted_at)))
    .orderBy(level.id)
})

/** The stock of inventory items at every location. */
export const findLevels = (db: Db, itemIds: readonly string[]): Promise<LevelRow[]> =>
  itemIds.length === 0
    ? Promise.resolve([])
    : db.rows<LevelRow>(levelsOf(db), { ids: db.list([...new Set(itemIds)]) })

const levelRows = prepared((db) => {
  const { inventory_level: level } = db.t
  return db
    .select({
      id: level.id,
      inventory_item_id: level.inventory_item_id,
      location_id: level.location_id,
      deleted_at: level.deleted_at,
    })
    .from(level)
    .where(db.inList(level.inventory_item_id, 'ids'))
})

/** The levels of inventory items at every location, deleted ones too, to be written to. */
export const levelsOfItems = (db: Db, itemIds: readonly string[]) =>
  db.rows<{ id: string; inventory_item_id: string; location_id: string; deleted_at: string | null }>(
    levelRows(db),
    { ids: db.list([...new Set(itemIds)]) },
  )

const stockOf = prepared((db) => {
  const { product_variant_inventory_item: link, inventory_level: level } = db.t
  return db
    .select({
      variant_id: link.variant_id,
      required_quantity: link.required_quantity,
      inventory_item_id: level.inventory_item_id,
      location_id: level.location_id,
      stocked_quantity: level.stocked_quantity,
      reserved_quantity: level.reserved_quantity,
    })
    .from(link)
    .innerJoin(level, eq(level.inventory_item_id, link.inventory_item_id))
    .where(and(db.inList(link.variant_id, 'ids'), isNull(link.deleted_at), isNull(level.deleted_at)))
    .orderBy(link.id, level.id)
})

/** Requirements and levels in one query: nothing for a variant that is not counted by location. */
export const findStock = (db: Db, variantIds: readonly string[]): Promise<(Requirement & LevelRow)[]> =>
  variantIds.length === 0
    ? Promise.resolve([])
    : db.rows<Requirement & LevelRow>(stockOf(db), { ids: db.list(variantIds) })

const locationsOf = prepared((db) => {
  const { sales_channel_location: link } = db.t
  return db
    .select({ sales_channel_id: link.sales_channel_id, location_id: link.location_id })
    .from(link)
    .where(and(db.inList(link.sales_channel_id, 'ids'), isNull(link.deleted_at)))
    .orderBy(link.id)
})

/** The locations that sales channels sell from, in the order in which they were linked. */
export async function findLocations(db: Db, channelIds: readonly string[]): Promise<string[]> {
  if (channelIds.length === 0) return []
  const rows = await db.rows<{ location_id: string }>(locationsOf(db), { ids: db.list(channelIds) })
  return [...new Set(rows.map((row) => row.location_id))]
}
