import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../store/database/engine'
import { prepared, present } from '../../store/database/prepared'
import { equals } from '../../store/reading/filters'
import { now } from '../../store/schema/ids'
import type { OrderOfLine } from './movements'

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
  variantIds.length === 0 ? Promise.resolve([]) : db.rows(requirementsOf(db), { ids: db.list(variantIds) })

const levelsOf = prepared((db) => {
  const { inventory_level: level } = db.t
  return db
    .select({
      inventory_item_id: present(level.inventory_item_id),
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
  itemIds.length === 0 ? Promise.resolve([]) : db.rows(levelsOf(db), { ids: db.list([...new Set(itemIds)]) })

const levelRows = prepared((db) => {
  const { inventory_level: level } = db.t
  return db
    .select({
      id: level.id,
      inventory_item_id: present(level.inventory_item_id),
      location_id: level.location_id,
      deleted_at: level.deleted_at,
    })
    .from(level)
    .where(db.inList(level.inventory_item_id, 'ids'))
})

/** The levels of inventory items at every location, deleted ones too, to be written to. */
export const levelsOfItems = (db: Db, itemIds: readonly string[]) =>
  db.rows(levelRows(db), { ids: db.list([...new Set(itemIds)]) })

const stockOf = prepared((db) => {
  const { product_variant_inventory_item: link, inventory_level: level } = db.t
  return db
    .select({
      variant_id: link.variant_id,
      required_quantity: link.required_quantity,
      inventory_item_id: link.inventory_item_id,
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
  variantIds.length === 0 ? Promise.resolve([]) : db.rows(stockOf(db), { ids: db.list(variantIds) })

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
  const rows = await db.rows(locationsOf(db), { ids: db.list(channelIds) })
  return [...new Set(rows.map((row) => row.location_id))]
}

/** The stock items with these SKUs. */
export const itemsBySku = prepared((db) => {
  const { inventory_item: item } = db.t
  return db
    .select({ id: item.id, sku: present(item.sku) })
    .from(item)
    .where(and(db.inList(item.sku, 'skus'), isNull(item.deleted_at)))
})

/** The order that each line belongs to, itself or by way of a swap or a claim. */
export async function ordersOfLines(db: Db, lineIds: readonly string[]): Promise<Map<string, OrderOfLine>> {
  if (lineIds.length === 0) return new Map()
  const { line_item: line, swap, claim_order: claim, order } = db.t
  const rows = await db
    .select({ id: line.id, order_id: order.id, order_display_id: order.display_id })
    .from(line)
    .leftJoin(swap, eq(swap.id, line.swap_id))
    .leftJoin(claim, eq(claim.id, line.claim_order_id))
    .leftJoin(order, sql`${order.id} = coalesce(${line.order_id}, ${swap.order_id}, ${claim.order_id})`)
    .where(equals(line.id, [...new Set(lineIds)]))
  return new Map(rows.map(({ id, ...of }) => [id, of]))
}

/** Deletes the reservations for some lines softly and answers what they held. */
export async function deleteReservationsOf(tx: Tx, ids: readonly string[]) {
  const { reservation_item: reservation } = tx.t
  return tx
    .update(reservation)
    .set({ deleted_at: now() })
    .where(and(inArray(reservation.line_item_id, ids), isNull(reservation.deleted_at)))
    .returning({
      id: reservation.id,
      inventory_item_id: reservation.inventory_item_id,
      location_id: reservation.location_id,
      quantity: reservation.quantity,
    })
}

/** Deletes a reservation softly and answers what it held. */
export async function deleteReservationById(tx: Tx, id: string) {
  const { reservation_item: reservation } = tx.t
  return tx
    .update(reservation)
    .set({ deleted_at: now() })
    .where(and(eq(reservation.id, id), isNull(reservation.deleted_at)))
    .returning({
      inventory_item_id: reservation.inventory_item_id,
      location_id: reservation.location_id,
      quantity: reservation.quantity,
    })
}

/** Reserves at a location, also more than lies there; answers the level if there is one. */
export async function reserveAnyway(tx: Tx, itemId: string, locationId: string, quantity: number) {
  const { inventory_level: level } = tx.t
  return tx
    .update(level)
    .set({ reserved_quantity: sql`${level.reserved_quantity} + ${quantity}` })
    .where(
      and(eq(level.inventory_item_id, itemId), eq(level.location_id, locationId), isNull(level.deleted_at)),
    )
    .returning({ id: level.id })
}
