import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Db, Tx } from '../../store/database/engine'

export type SwapRow = Db['t']['swap']['$inferSelect']

/** A swap of exactly this order, held until the transaction ends. @throws not_found */
export async function lockSwap(tx: Tx, orderId: string, id: string): Promise<SwapRow> {
  const { swap: t } = tx.t
  const [row] = await tx.lockRows(t, { id, order_id: orderId, deleted_at: null })
  if (!row) throw notFound('Swap', id)
  return row as SwapRow
}

/** The swap a cart was made for. @throws not_found */
export async function swapOfCart(db: Db, cartId: string): Promise<SwapRow> {
  const { swap: t } = db.t
  const row = await db.rowWhere(t, { cart_id: cartId, deleted_at: null })
  if (!row) throw notFound('Swap of a cart', cartId)
  return row as SwapRow
}

/** Whether the difference was taken already, by way of its payment. */
export async function isCaptured(tx: Tx, id: string): Promise<boolean> {
  const { payment: t } = tx.t
  const [taken] = await tx
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.swap_id, id), isNotNull(t.captured_at), isNull(t.canceled_at)))
    .limit(1)
  return taken !== undefined
}

/** What comes back for a swap, and how each return stands. */
export async function goodsComingBack(tx: Tx, swapId: string) {
  const { return_item: items, return: returns } = tx.t
  return tx
    .select({ item_id: items.item_id, quantity: items.quantity, status: returns.status })
    .from(items)
    .innerJoin(returns, eq(returns.id, items.return_id))
    .where(eq(returns.swap_id, swapId))
}

/** What the shipping of a swap's return costs. */
export async function returnShippingOf(tx: Tx, swapId: string) {
  const { shipping_method, return: returns } = tx.t
  return tx
    .select({ price: shipping_method.price })
    .from(shipping_method)
    .innerJoin(returns, eq(returns.id, shipping_method.return_id))
    .where(eq(returns.swap_id, swapId))
}

/** How many fulfillments of a swap stand. */
export async function countParcels(tx: Tx, id: string) {
  const { fulfillment } = tx.t
  return tx.$count(fulfillment, and(eq(fulfillment.swap_id, id), isNull(fulfillment.canceled_at)))
}

/** How many returns of a swap stand. */
export async function countReturns(tx: Tx, id: string) {
  const { return: returns } = tx.t
  return tx.$count(returns, and(eq(returns.swap_id, id), ne(returns.status, 'canceled')))
}
