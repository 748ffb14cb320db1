import { and, asc, countDistinct, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../store/database/engine'
import { mentions } from '../../store/reading/filters'

/** Gives an order that is held these tags and no others. */
export async function setTags(tx: Tx, orderId: string, values: readonly string[]): Promise<void> {
  const { order_tag: t } = tx.t
  const had = await tx.rowsWhere(t, { order_id: orderId }, { columns: ['id', 'value'] })
  const wanted = new Set(values)
  const gone = had.filter(({ value }) => !wanted.has(value)).map(({ id }) => id)
  if (gone.length > 0) await tx.deleteRows(t, { id: gone })
  for (const { value } of had) wanted.delete(value)
  const fresh = [...wanted].map((value) => ({ order_id: orderId, value }))
  if (fresh.length > 0) await tx.insert(t).values(fresh)
}

/** Orders that have any of these tags; undefined does not narrow. */
export function taggedWith(db: Db, values: readonly string[] | undefined): SQL | undefined {
  if (!values) return undefined
  const { order, order_tag: t } = db.t
  return inArray(
    order.id,
    db
      .select({ id: t.order_id })
      .from(t)
      .where(inArray(t.value, values.length ? [...values] : [''])),
  )
}

/** The tags that orders have, by value, with how many have each. */
export async function listTags(
  db: Db,
  { q, limit, offset }: { q?: string; limit: number; offset: number },
): Promise<{ order_tags: { value: string; count: number }[]; count: number; offset: number; limit: number }> {
  const { order_tag: t } = db.t
  const where = and(mentions(db, q, [t.value]))
  const order_tags = await db
    .select({ value: t.value, count: sql<number>`count(*)`.mapWith(Number) })
    .from(t)
    .where(where)
    .groupBy(t.value)
    .orderBy(asc(t.value))
    .limit(limit)
    .offset(offset)
  const [all] = await db
    .select({ count: countDistinct(t.value) })
    .from(t)
    .where(where)
  return { order_tags, count: all?.count ?? 0, offset, limit }
}
