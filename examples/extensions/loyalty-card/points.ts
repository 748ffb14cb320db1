import type { Db, Shop } from '@cartwright/server'
import { desc, eq, sum } from '@cartwright/server/queries'
import { tables } from './tables'

/** How many points somebody has, and what they come from, the latest first. */
export async function cardOf(db: Db, customerId: string) {
  const { entry } = tables(db)
  const mine = eq(entry.customer_id, customerId)
  const [total] = await db
    .select({ points: sum(entry.points) })
    .from(entry)
    .where(mine)
  const entries = await db.select().from(entry).where(mine).orderBy(desc(entry.created_at)).limit(20)
  return { points: Number(total?.points ?? 0), entries }
}

/** A point for every piece of an order. Safe to call twice. */
export async function earn(shop: Shop, orderId: string): Promise<void> {
  const { order, line_item } = shop.db.t
  const [placed] = await shop.db
    .select({ customer_id: order.customer_id })
    .from(order)
    .where(eq(order.id, orderId))
  const [pieces] = await shop.db
    .select({ count: sum(line_item.quantity) })
    .from(line_item)
    .where(eq(line_item.order_id, orderId))
  const points = Number(pieces?.count ?? 0)
  if (!placed?.customer_id || points === 0) return
  const row = { customer_id: placed.customer_id, order_id: orderId, kind: 'earned' as const, points }
  await shop.transaction((tx) => tx.insert(tables(tx).entry).values(row).onConflictDoNothing())
}

/** What an order earned, when it is cancelled. Safe to call twice. */
export async function takeBack(shop: Shop, orderId: string): Promise<void> {
  const { entry } = tables(shop.db)
  const earned = await shop.db.select().from(entry).where(eq(entry.order_id, orderId))
  const row = earned.find(({ kind }) => kind === 'earned')
  if (!row) return
  const { customer_id, points } = row
  const back = { customer_id, order_id: orderId, kind: 'taken_back' as const, points: -points }
  await shop.transaction((tx) => tx.insert(tables(tx).entry).values(back).onConflictDoNothing())
}

/** What staff give out of kindness. */
export const give = (shop: Shop, customerId: string, points: number) =>
  shop.transaction((tx) =>
    tx.insertRows(tables(tx).entry, [{ customer_id: customerId, order_id: null, kind: 'given', points }]),
  )
