import { and, asc, countDistinct, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../store/database/engine'
import { mentions } from '../../../store/reading/filters'

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
