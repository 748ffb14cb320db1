import type { InventoryMovement, InventoryMovementReason, Parsed } from '@cartwright/contract'
import type { Db, Tx } from '../../store/database/engine'
import { equals } from '../../store/reading/filters'
import { list } from '../../store/reading/list'
import { shapeOf, shownOf } from '../../store/reading/shape'
import { currentActor } from '../audit/audit-context'
import type { AtLocation } from './move-stock'
import { ordersOfLines } from './queries'

export interface Movement extends AtLocation {
  reason: InventoryMovementReason
  note?: string | null
  line_item_id?: string | null
}

/** Writes down what changed at locations, in the transaction that changed it, as done by whoever acts. */
export async function noteMovements(tx: Tx, moved: readonly Movement[]): Promise<InventoryMovement[]> {
  const changed = moved.filter(({ quantity }) => quantity !== 0)
  if (changed.length === 0) return []
  const { actor_type = null, actor_id = null } = currentActor() ?? {}
  const rows = await tx.insertRows(
    tx.t.inventory_movement,
    changed.map(({ inventory_item_id, location_id, quantity, reason, note, line_item_id }) => ({
      inventory_item_id,
      location_id,
      quantity,
      reason,
      note: note ?? null,
      line_item_id: line_item_id ?? null,
      actor_type,
      actor_id,
    })),
  )
  return rows.map((row) => shownOf('inventory_movement', row))
}

/** One page of what changed the stock of an item, newest first, with the order of what was sold or came back. */
export async function listMovements(
  db: Db,
  itemId: string,
  query: Parsed<'GET /admin/inventory-items/:id/movements'>['query'],
) {
  const { inventory_movement: t } = db.t
  const { limit, offset, order } = query
  const { rows, count } = await list<InventoryMovement>(db, 'inventory_movement', shapeOf([]), {
    limit: Math.min(limit, 1000),
    offset,
    order,
    orderable: ['created_at'],
    filters: [
      equals(t.inventory_item_id, itemId),
      equals(t.location_id, query.location_id),
      equals(t.reason, query.reason),
    ],
  })
  const orders = await ordersOfLines(
    db,
    rows.flatMap((row) => row.line_item_id ?? []),
  )
  for (const row of rows) Object.assign(row, orders.get(row.line_item_id ?? '') ?? noOrder)
  return { movements: rows, count, offset, limit }
}

export interface OrderOfLine {
  order_id: string | null
  order_display_id: number | null
}
const noOrder: OrderOfLine = { order_id: null, order_display_id: null }
