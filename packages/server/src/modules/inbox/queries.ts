import { and, type Column, desc, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../shop'
import type { Filter } from '../../store/reading/filters'

/** Nobody needs to know how many more there are: counting stops here. */
export const mostCounted = 100

/** How many rows have a moment there, up to `mostCounted`, and when the latest of them came. */
export async function countLatest(
  db: Db,
  table: 'note_mention' | 'order' | 'return' | 'batch_job' | 'webhook',
  at: Column,
  ...where: Filter[]
) {
  const some = db
    .select({ at: sql<string>`${at}`.as('at') })
    .from(db.t[table])
    .where(and(at.notNull ? undefined : isNotNull(at), ...where))
    .orderBy(desc(at))
    .limit(mostCounted)
    .as('some')
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number), latest_at: sql<string | null>`max(${some.at})` })
    .from(some)
  return { count: row?.count ?? 0, latest_at: row?.latest_at ?? null }
}
