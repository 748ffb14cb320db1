import { and, eq, inArray, isNull } from 'drizzle-orm'
import { invalidData, notFound } from '../../errors'
import type { Db, Tx } from '../../store/database/engine'

export type ReturnRow = Db['t']['return']['$inferSelect']
export type ReturnItemRow = Db['t']['return_item']['$inferSelect']

export const itemsOf = (db: Db, returnId: string): Promise<ReturnItemRow[]> =>
  db.rowsWhere(db.t.return_item, { return_id: returnId })

/** How much of each of these lines open returns will bring. */
export async function announcedQuantities(db: Db, lineIds: readonly string[]): Promise<Map<string, number>> {
  const { return: t, return_item: item } = db.t
  const open = await db
    .select({ item_id: item.item_id, quantity: item.quantity })
    .from(item)
    .innerJoin(t, eq(t.id, item.return_id))
    .where(and(inArray(item.item_id, [...lineIds, '']), inArray(t.status, ['requested', 'requires_action'])))
  const sums = new Map<string, number>()
  for (const { item_id, quantity } of open) sums.set(item_id, (sums.get(item_id) ?? 0) + quantity)
  return sums
}

/** The return, held until the transaction ends. @throws not_found */
export async function lockReturn(tx: Tx, id: string): Promise<ReturnRow> {
  const [row] = await tx.lockRows(tx.t.return, { id })
  if (!row) throw notFound('Return', id)
  return row as ReturnRow
}

/** The order a return belongs to, through its swap or claim if need be. @throws not_found */
export async function orderIdOfReturn(db: Db, id: string): Promise<string> {
  const { return: t, swap, claim_order } = db.t
  const [row] = await db
    .select({ own: t.order_id, ofSwap: swap.order_id, ofClaim: claim_order.order_id })
    .from(t)
    .leftJoin(swap, eq(swap.id, t.swap_id))
    .leftJoin(claim_order, eq(claim_order.id, t.claim_order_id))
    .where(eq(t.id, id))
  const orderId = row?.own ?? row?.ofSwap ?? row?.ofClaim
  if (!orderId) throw notFound('Return', id)
  return orderId
}

/** @throws invalid_data for a reason that does not exist, or only groups others */
export async function assertReasons(db: Db, ids: readonly (string | null | undefined)[]): Promise<void> {
  const asked = [...new Set(ids.filter((id): id is string => Boolean(id)))]
  if (asked.length === 0) return
  const { return_reason: reason } = db.t
  const rows = await db
    .select({ id: reason.id, parent: reason.parent_return_reason_id })
    .from(reason)
    .where(isNull(reason.deleted_at))
  for (const id of asked) {
    if (!rows.some((row) => row.id === id)) throw invalidData(`reason_id: there is no return reason ${id}`)
    if (rows.some((row) => row.parent === id))
      throw invalidData(`reason_id: ${id} has narrower reasons; name one of them`)
  }
}
