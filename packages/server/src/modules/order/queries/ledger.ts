import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../store/database/engine'

/** What was outstanding after the first so many entries. */
export async function balanceBefore(db: Db, orderId: string, count: number): Promise<number> {
  if (count === 0) return 0
  const { ledger_entry: entry } = db.t
  const earlier = db
    .select({ change: sql<number>`${entry.due} - ${entry.paid} + ${entry.refunded}`.as('change') })
    .from(entry)
    .where(eq(entry.order_id, orderId))
    .orderBy(asc(entry.created_at), asc(entry.id))
    .limit(count)
    .as('earlier')
  const [sum] = await db
    .select({ change: sql<number>`coalesce(sum(${earlier.change}), 0)`.mapWith(Number) })
    .from(earlier)
  return sum?.change ?? 0
}

/** A page of an order's ledger, the oldest entry first. */
export async function pageOfLedger(db: Db, orderId: string, limit: number, offset: number) {
  const { ledger_entry: entry } = db.t
  return db
    .select()
    .from(entry)
    .where(eq(entry.order_id, orderId))
    .orderBy(asc(entry.created_at), asc(entry.id))
    .limit(limit)
    .offset(offset)
}

/** How many entries the ledger of an order has. */
export async function countEntries(db: Db, orderId: string) {
  const { ledger_entry: entry } = db.t
  return db.$count(entry, eq(entry.order_id, orderId))
}
