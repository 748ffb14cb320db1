import type {
  InventoryItemDetails,
  InventoryLevel,
  InventoryLevelDetails,
  ProductVariant,
  Reservation,
  ReservationDetails,
  VariantInventoryItem,
} from '@cartwright/contract'
import { notFound } from '../../errors'
import { routes } from '../../http/request'
import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'
import { equals, measures, reads, within } from '../../store/reading/filters'
import { find, findBy, findOne } from '../../store/reading/graph'
import { groupBy } from '../../store/reading/group-by'
import { list } from '../../store/reading/list'
import { type Shape, shapeOf } from '../../store/reading/shape'
import { textSearch } from '../../store/reading/text-index'
import { availabilityByChannel } from './availability'
import { byLevels, isByLevels } from './queries/by-levels'
import {
  createInventoryItem,
  createLevel,
  deleteInventoryItem,
  deleteLevel,
  updateInventoryItem,
  updateLevel,
} from './write-item'
import { createReservation, deleteReservation, updateReservation } from './write-reservation'

const whole = shapeOf([])

export const inventoryRoutes = routes({
  'GET /admin/inventory-items': async (shop, { query, shape }) => {
    const { inventory_item: item } = shop.db.t
    const { limit, offset, order, q } = query
    const { rows, count } = await list<InventoryItemDetails>(shop.db, 'inventory_item', shape, {
      limit: Math.min(limit, 10_000),
      offset,
      order,
      countedBy: isByLevels(query) ? undefined : ['inventory_item'],
      search: await textSearch(shop.db, 'inventory_item', q),
      filters: [
        equals(item.id, query.id),
        q ? undefined : equals(item.sku, query.sku),
        equals(item.origin_country, query.origin_country),
        equals(item.mid_code, query.mid_code),
        equals(item.material, query.material),
        reads(shop.db, item.hs_code, query.hs_code),
        measures(item.weight, query.weight),
        measures(item.length, query.length),
        measures(item.height, query.height),
        measures(item.width, query.width),
        equals(item.requires_shipping, query.requires_shipping),
        ...byLevels(shop.db, query),
      ],
    })
    await showLevels(shop.db, rows, query.location_id)
    await showVariantsOf(shop.db, rows)
    return { inventory_items: rows, count, offset, limit }
  },
  'POST /admin/inventory-items': async (shop, { body, shape }) => ({
    inventory_item: await findItem(shop, await createInventoryItem(shop, body), shape),
  }),
  'GET /admin/inventory-items/:id': async (shop, { params, shape }) => ({
    inventory_item: await findItem(shop, params.id, shape),
  }),
  'POST /admin/inventory-items/:id': async (shop, { params, body, shape }) => {
    await updateInventoryItem(shop, params.id, body)
    return { inventory_item: await findItem(shop, params.id, shape) }
  },
  'DELETE /admin/inventory-items/:id': async (shop, { params }) => {
    await deleteInventoryItem(shop, params.id)
    return { id: params.id, object: 'inventory_item' as const, deleted: true }
  },
  'GET /admin/inventory-items/:id/location-levels': async (shop, { params, query }) => {
    await assertItem(shop, params.id)
    const levels = await levelsOf(shop.db, [params.id], query.location_id)
    return { inventory_item: { id: params.id, location_levels: levels } }
  },
  'POST /admin/inventory-items/:id/location-levels': async (shop, { params, body, shape }) => {
    await createLevel(shop, params.id, body)
    return { inventory_item: await findItem(shop, params.id, shape) }
  },
  'POST /admin/inventory-items/:id/location-levels/:location_id': async (shop, { params, body, shape }) => {
    await updateLevel(shop, params.id, params.location_id, body)
    return { inventory_item: await findItem(shop, params.id, shape) }
  },
  'DELETE /admin/inventory-items/:id/location-levels/:location_id': async (shop, { params }) => {
    await deleteLevel(shop, params.id, params.location_id)
    return { inventory_item: await findItem(shop, params.id, whole) }
  },
  'GET /admin/variants/:id/inventory': async (shop, { params }) => {
    const variant = await findOne(shop.db, 'product_variant', params.id, whole)
    if (!variant) throw notFound('Variant', params.id)
    const links = await findBy<{ inventory_item_id: string; required_quantity: number }>(
      shop.db,
      'product_variant_inventory_item',
      'variant_id',
      [params.id],
      whole,
    )
    const inventory = await find<VariantInventoryItem>(
      shop.db,
      'inventory_item',
      links.map((link) => link.inventory_item_id),
      whole,
    )
    await showLevels(shop.db, inventory)
    return {
      variant: {
        id: params.id,
        inventory,
        sales_channel_availability: await availabilityByChannel(shop.db, links),
      },
    }
  },
  'GET /admin/reservations': async (shop, { query, shape }) => {
    const { reservation_item: reservation } = shop.db.t
    const { limit, offset, order } = query
    const { rows, count } = await list<ReservationDetails>(shop.db, 'reservation_item', shape, {
      limit: Math.min(limit, 10_000),
      offset,
      order,
      filters: [
        equals(reservation.location_id, query.location_id),
        equals(reservation.inventory_item_id, query.inventory_item_id),
        equals(reservation.line_item_id, query.line_item_id),
        equals(reservation.created_by, query.created_by),
        measures(reservation.quantity, query.quantity),
        reads(shop.db, reservation.description, query.description),
        within(reservation.created_at, query.created_at),
        within(reservation.updated_at, query.updated_at),
      ],
    })
    return { reservations: rows, count, offset, limit }
  },
  'POST /admin/reservations': async (shop, { body, caller }) => ({
    reservation: await findReservation(shop, await createReservation(shop, body, caller.user?.id)),
  }),
  'GET /admin/reservations/:id': async (shop, { params }) => ({
    reservation: await findReservation(shop, params.id),
  }),
  'POST /admin/reservations/:id': async (shop, { params, body }) => {
    await updateReservation(shop, params.id, body)
    return { reservation: await findReservation(shop, params.id) }
  },
  'DELETE /admin/reservations/:id': async (shop, { params }) => {
    await deleteReservation(shop, params.id)
    return { id: params.id, object: 'reservation' as const, deleted: true }
  },
})

export async function findItem(shop: Shop, id: string, shape: Shape): Promise<VariantInventoryItem> {
  const item = await findOne<VariantInventoryItem>(shop.db, 'inventory_item', id, shape)
  if (!item) throw notFound('InventoryItem', id)
  await showLevels(shop.db, [item])
  return item
}

export async function assertItem(shop: Shop, id: string): Promise<void> {
  if (!(await findOne(shop.db, 'inventory_item', id, whole))) throw notFound('InventoryItem', id)
}

async function findReservation(shop: Shop, id: string): Promise<Reservation> {
  const reservation = await findOne<Reservation>(shop.db, 'reservation_item', id, whole)
  if (!reservation) throw notFound('Reservation', id)
  return reservation
}

async function levelsOf(
  db: Db,
  itemIds: readonly string[],
  locationIds?: readonly string[],
): Promise<InventoryLevelDetails[]> {
  const levels = await findBy<InventoryLevel>(db, 'inventory_level', 'inventory_item_id', itemIds, whole)
  return levels
    .filter((level) => !locationIds || locationIds.includes(level.location_id))
    .map((level) => ({ ...level, available_quantity: level.stocked_quantity - level.reserved_quantity }))
}

/** Levels at the locations asked for, and the sums over them. */
async function showLevels(
  db: Db,
  items: (InventoryItemDetails | VariantInventoryItem)[],
  locationIds?: readonly string[],
): Promise<void> {
  const levels = groupBy(
    await levelsOf(
      db,
      items.map((item) => item.id),
      locationIds,
    ),
    (level) => level.inventory_item_id,
  )
  for (const item of items) {
    item.location_levels = levels.get(item.id) ?? []
    item.stocked_quantity = item.location_levels.reduce((sum, level) => sum + level.stocked_quantity, 0)
    item.reserved_quantity = item.location_levels.reduce((sum, level) => sum + level.reserved_quantity, 0)
  }
}

async function showVariantsOf(db: Db, items: InventoryItemDetails[]): Promise<void> {
  const links = await findBy<{ inventory_item_id: string; variant?: ProductVariant | null }>(
    db,
    'product_variant_inventory_item',
    'inventory_item_id',
    items.map((item) => item.id),
    shapeOf(['variant', 'variant.product']),
  )
  const byItem = groupBy(links, (link) => link.inventory_item_id)
  for (const item of items) item.variants = (byItem.get(item.id) ?? []).flatMap((link) => link.variant ?? [])
}
