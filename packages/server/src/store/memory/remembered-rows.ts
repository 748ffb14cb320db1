import { type Column, sql } from 'drizzle-orm'
import type { Db } from '../database/engine'
import { prepared } from '../database/prepared'
import { groupBy } from '../reading/group-by'
import { tableOf } from '../reading/shape'
import type { Watched } from '../schema/watched-tables'
import { hasChanged, keep } from './keep'
import { type Revisions, revisionAmong, revisionOf } from './revision'

/**
 * Rows that many requests read and few change, kept by id until one of the watched tables changes. They are shared
 * between requests: nothing in them may be changed. Those that were read first make room.
 */
export function rememberRows<Row extends { id: string }, Context extends unknown[] = []>(
  watched: readonly Watched[],
  read: (db: Db, ids: readonly string[], ...context: Context) => Promise<readonly Row[]>,
  most = 2000,
) {
  const known = new WeakMap<Db, { revision: number; rows: Map<string, Row> }>()
  const rowsAt = (db: Db, revision: number): Map<string, Row> => {
    const mine = known.get(db)
    if (mine?.revision === revision) return mine.rows
    const rows = new Map<string, Row>()
    known.set(db, { revision, rows })
    return rows
  }
  return {
    /** The rows with these ids, by id. Hand in revisions that were read just now, where they are at hand. */
    async rowsOf(
      db: Db,
      ids: Iterable<string>,
      revisions: Revisions | undefined,
      ...context: Context
    ): Promise<ReadonlyMap<string, Row>> {
      const wanted = [...new Set(ids)]
      if (wanted.length === 0) return new Map()
      const revision = () => (revisions ? revisionAmong(revisions, watched) : revisionOf(db, watched))
      const rows = hasChanged(watched) ? new Map<string, Row>() : rowsAt(db, await revision())
      const missing = wanted.filter((id) => !rows.has(id))
      const found = new Map<string, Row>()
      for (const row of missing.length > 0 ? await read(db, missing, ...context) : []) found.set(row.id, row)
      for (const id of wanted) {
        const row = rows.get(id)
        if (row) found.set(id, row)
      }
      keep(watched, () => {
        for (const id of missing) {
          const row = found.get(id)
          if (!row) continue
          if (rows.size >= most) rows.delete(rows.keys().next().value as string)
          rows.set(id, row)
        }
      })
      return found
    },
  }
}

/**
 * What a table links rows to, remembered: the groups of customers, the channels of products. Returns a look-up of what
 * each of the rows that were asked for is linked to.
 */
export function rememberLinks(table: Watched, from: string, to: string) {
  const links = prepared((db) => {
    const link = tableOf(db.t, table)
    return db
      .select({ near: sql<string>`${link[from]}`.as('near'), far: sql<string>`${link[to]}`.as('far') })
      .from(link)
      .where(db.inList(link[from] as Column, 'ids'))
  })
  const remembered = rememberRows<{ id: string; linked: readonly { id: string }[] }>(
    [table],
    async (db, ids) => {
      const rows = await db.rows(links(db), { ids: db.list(ids) })
      const byRow = groupBy(rows, ({ near }) => near)
      return ids.map((id) => ({ id, linked: (byRow.get(id) ?? []).map(({ far }) => ({ id: far })) }))
    },
  )
  return async (db: Db, ids: Iterable<string>, revisions?: Revisions) => {
    const found = await remembered.rowsOf(db, ids, revisions)
    return (id: string): readonly { id: string }[] => found.get(id)?.linked ?? []
  }
}
