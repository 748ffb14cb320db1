import type { Order } from '@cartwright/contract'
import type { Db } from '../../shop'
import { find } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { localesOfOrders } from '../notification/locales-of-orders'
import type { Pick } from './sheets/pick-list'

const orderShape = shapeOf([
  'customer',
  'billing_address',
  'shipping_address',
  'items.variant',
  'shipping_methods.shipping_option',
  'returns.items',
  'returns.shipping_method.shipping_option',
])

/** These orders with what slips say of them, each with the language of its customer, in the order they are named. */
export async function ordersToPrint(
  db: Db,
  ids: readonly string[],
): Promise<{ order: Order; locale: string | undefined }[]> {
  const orders = await find<Order>(db, 'order', [...new Set(ids)], orderShape)
  const locales = await localesOfOrders(db, orders)
  return orders.map((order) => ({ order, locale: locales.get(order.id) }))
}

/** Why customers may send something back. */
export async function reasonsOfReturns(db: Db): Promise<string[]> {
  const { return_reason: t } = db.t
  const rows = await db.rowsWhere(
    t,
    { deleted_at: null },
    { columns: ['label'], orderBy: ['created_at', 'id'], limit: 50 },
  )
  return rows.map(({ label }) => label)
}

/**
 * What is still to be packed of these orders, and where it lies: where it is reserved, or nowhere in particular. The shelf is
 * the `shelf` in the metadata of the item at that location, else in that of the item.
 */
export async function picksOf(db: Db, orders: readonly Order[]): Promise<Pick[]> {
  const open = orders
    .filter(({ status }) => status !== 'canceled')
    .flatMap((order) =>
      (order.items ?? []).flatMap((line) => {
        const quantity = line.quantity - (line.fulfilled_quantity ?? 0) - (line.returned_quantity ?? 0)
        return quantity > 0 ? [{ line, quantity, order: order.display_id }] : []
      }),
    )
  const reserved = await reservationsOf(
    db,
    open.map(({ line }) => line.id),
  )
  return open.flatMap(({ line, quantity, order }): Pick[] => {
    const what = { title: line.title, description: line.description, order }
    const kept = reserved.filter(({ line_item_id }) => line_item_id === line.id)
    const picks = kept.map((one) => ({
      ...what,
      // A variant of several parts is fetched part by part, each by its own name.
      ...(kept.length > 1 && one.title && one.isPart ? { title: one.title, description: null } : {}),
      location: one.location,
      shelf: one.shelf,
      sku: one.sku ?? line.variant?.sku ?? null,
      quantity: one.quantity,
    }))
    const found = kept.some(({ isPart }) => isPart)
      ? quantity
      : kept.reduce((sum, one) => sum + one.quantity, 0)
    const missing = quantity - found
    return missing > 0
      ? [
          ...picks,
          { ...what, location: null, shelf: null, sku: line.variant?.sku ?? null, quantity: missing },
        ]
      : picks
  })
}

interface Reserved {
  line_item_id: string | null
  location: string
  shelf: string | null
  sku: string | null
  title: string | null
  quantity: number
  /** Its line has goods of several kinds. */
  isPart: boolean
}

async function reservationsOf(db: Db, lineIds: readonly string[]): Promise<Reserved[]> {
  const { reservation_item: r, stock_location: l, inventory_item: i, inventory_level: v } = db.t
  const rows = await db.rowsWhere(
    r,
    { line_item_id: lineIds, deleted_at: null },
    { columns: ['line_item_id', 'inventory_item_id', 'location_id', 'quantity'], orderBy: ['id'] },
  )
  const locations = await db.rowsWhere(
    l,
    { id: rows.map((row) => row.location_id) },
    { columns: ['id', 'name'] },
  )
  const itemIds = [...rows.map((row) => row.inventory_item_id), '']
  const items = await db.rowsWhere(i, { id: itemIds }, { columns: ['id', 'sku', 'title', 'metadata'] })
  const levels = await db.rowsWhere(
    v,
    { inventory_item_id: itemIds },
    { columns: ['inventory_item_id', 'location_id', 'metadata'] },
  )
  return rows.map((row): Reserved => {
    const item = items.find(({ id }) => id === row.inventory_item_id)
    const level = levels.find(
      (one) => one.inventory_item_id === row.inventory_item_id && one.location_id === row.location_id,
    )
    return {
      line_item_id: row.line_item_id,
      location: locations.find(({ id }) => id === row.location_id)?.name ?? row.location_id,
      shelf: shelfIn(level?.metadata) ?? shelfIn(item?.metadata),
      sku: item?.sku ?? null,
      title: item?.title ?? null,
      quantity: row.quantity,
      isPart: rows.some(
        (other) =>
          other.line_item_id === row.line_item_id && other.inventory_item_id !== row.inventory_item_id,
      ),
    }
  })
}

function shelfIn(metadata: Record<string, unknown> | null | undefined): string | null {
  const shelf = metadata?.shelf
  return typeof shelf === 'string' || typeof shelf === 'number' ? String(shelf).trim() || null : null
}
