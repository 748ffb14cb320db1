import { and, asc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Db, Tx } from '../../store/database/engine'

export type OrderRow = Db['t']['order']['$inferSelect']
export type LineRow = Db['t']['line_item']['$inferSelect']

/** The order, held until the transaction ends: whoever changes it next sees what was done. @throws not_found */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow> {
  const [order] = await tx.lockRows(tx.t.order, { id })
  if (!order) throw notFound('Order', id)
  return order as OrderRow
}

export const linesOf = (db: Db, orderId: string): Promise<LineRow[]> =>
  db
    .select()
    .from(db.t.line_item)
    .where(eq(db.t.line_item.order_id, orderId))
    .orderBy(asc(db.t.line_item.id)) as never

/** Changes an order unless it is canceled. Answers whether it did. */
export async function updateLiveOrder(tx: Tx, id: string, changes: Partial<OrderRow>): Promise<boolean> {
  const { order } = tx.t
  const changed = await tx
    .update(order)
    .set(changes)
    .where(and(eq(order.id, id), ne(order.status, 'canceled')))
    .returning({ id: order.id })
  return changed.length > 0
}

/** Whether anything that was begun on the order still stands: parcels, returns, swaps, claims. */
export async function standingWork(db: Db, orderId: string): Promise<string[]> {
  const { fulfillment, return: returns, swap, claim_order } = db.t
  const [parcels, back, swaps, claims] = [
    await db.$count(fulfillment, and(eq(fulfillment.order_id, orderId), isNull(fulfillment.canceled_at))),
    await db.$count(returns, and(eq(returns.order_id, orderId), ne(returns.status, 'canceled'))),
    await db.$count(swap, and(eq(swap.order_id, orderId), isNull(swap.canceled_at))),
    await db.$count(claim_order, and(eq(claim_order.order_id, orderId), isNull(claim_order.canceled_at))),
  ]
  return [
    ...(parcels ? ['fulfillments'] : []),
    ...(back ? ['returns'] : []),
    ...(swaps ? ['swaps'] : []),
    ...(claims ? ['claims'] : []),
  ]
}

/** What was paid for an order, released payments left out, and given back of it; summed by the database. */
export async function sumsOf(tx: Tx, orderId: string): Promise<{ paid: number; refunded: number }> {
  const { payment, refund } = tx.t
  const [paid] = await tx
    .select({ sum: sql<number>`coalesce(sum(${payment.amount}), 0)`.mapWith(Number) })
    .from(payment)
    .where(
      and(eq(payment.order_id, orderId), or(isNotNull(payment.captured_at), isNull(payment.canceled_at))),
    )
  const [refunded] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refund.amount}), 0)`.mapWith(Number) })
    .from(refund)
    .where(eq(refund.order_id, orderId))
  return { paid: paid?.sum ?? 0, refunded: refunded?.sum ?? 0 }
}
