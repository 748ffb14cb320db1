import type { ReturnStatus } from '@cartwright/contract'
import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { notFound } from '../../errors'
import type { Db, Tx } from '../../store/database/engine'
import { prepared, present } from '../../store/database/prepared'
import type { Filter } from '../../store/reading/filters'
import type { MethodOwner } from '../shipping/sale-method'

export type OrderRow = Db['t']['order']['$inferSelect']
export type LineRow = Db['t']['line_item']['$inferSelect']

/** The order, held until the transaction ends: whoever changes it next sees what was done. @throws not_found */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow> {
  const [order] = await tx.lockRows(tx.t.order, { id })
  if (!order) throw notFound('Order', id)
  return order as OrderRow
}

export const linesOf = (db: Db, orderId: string): Promise<LineRow[]> =>
  db.rowsWhere(db.t.line_item, { order_id: orderId }, { orderBy: ['id'] })

/** Changes an order unless it is canceled. Returns whether it did. */
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

/** How many pieces each order has. */
export const piecesOfOrders = prepared((db) => {
  const { line_item: line } = db.t
  return db
    .select({
      order_id: present(line.order_id),
      count: sql<number>`sum(${line.quantity})`.mapWith(Number).as('count'),
    })
    .from(line)
    .where(db.inList(line.order_id, 'ids'))
    .groupBy(line.order_id)
})

/** Read from the few returns rather than asked of each order. */
export const withReturns = (db: Db, statuses: readonly ReturnStatus[] | undefined): Filter => {
  const { order, return: returns } = db.t
  return (
    statuses &&
    inArray(
      order.id,
      db
        .select({ id: returns.order_id })
        .from(returns)
        .where(and(inArray(returns.status, [...statuses]), isNotNull(returns.order_id))),
    )
  )
}

/** The other shipping methods of this owner that are of a profile. */
export async function othersOfProfile(
  tx: Tx,
  profileId: string,
  madeId: string,
  id: string,
  key: keyof MethodOwner,
) {
  const { shipping_method: method, shipping_option: option } = tx.t
  return tx
    .select({ id: method.id })
    .from(method)
    .innerJoin(option, eq(option.id, method.shipping_option_id))
    .where(and(eq(method[key], id), eq(option.profile_id, profileId), ne(method.id, madeId)))
}

/** The order of the edit that a payment is for. */
export async function editOfPayment(tx: Tx, id: string) {
  const { order_edit, payment_collection_payments: link } = tx.t
  return tx
    .select({ order_id: order_edit.order_id })
    .from(link)
    .innerJoin(order_edit, eq(order_edit.payment_collection_id, link.payment_collection_id))
    .where(eq(link.payment_id, id))
}

/** The gift cards that were bought with an order. */
export async function giftCardsOfOrder(db: Db, orderId: string) {
  const { gift_card, region, order } = db.t
  return db
    .select({
      id: gift_card.id,
      code: gift_card.code,
      value: gift_card.value,
      balance: gift_card.balance,
      ends_at: gift_card.ends_at,
      is_disabled: gift_card.is_disabled,
      metadata: gift_card.metadata,
      currency_code: region.currency_code,
      placed_at: order.created_at,
    })
    .from(gift_card)
    .innerJoin(region, eq(region.id, gift_card.region_id))
    .innerJoin(order, eq(order.id, gift_card.order_id))
    .where(and(eq(gift_card.order_id, orderId), isNull(gift_card.deleted_at)))
    .orderBy(asc(gift_card.id))
}

/** Whose an order is, and whether they have an account. */
export async function buyerOf(db: Db, orderId: string) {
  const { order, customer } = db.t
  return db
    .select({ customer_id: order.customer_id, has_account: customer.has_account })
    .from(order)
    .leftJoin(customer, eq(customer.id, order.customer_id))
    .where(eq(order.id, orderId))
}
