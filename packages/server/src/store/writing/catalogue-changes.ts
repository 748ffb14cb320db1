import { and, gt, lt, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database/engine'
import { prepared } from '../database/prepared'
import type { Reached } from '../memory/revision'
import type { Notes } from './change-notes'

/** Writes down, as one of the last things of a transaction, what it changed of the catalogue. */
export async function writeChange(tx: Tx, reached: Reached, rows: Notes | null): Promise<void> {
  await tx.insertRows(tx.t.catalogue_change, [
    { revision: reached.value, before: reached.before, notes: rows },
  ])
}

interface ChangeRow {
  revision: number
  before: number
  notes: Notes | null
}

const between = prepared((db) => {
  const { catalogue_change: change } = db.t
  return db
    .select({ revision: change.revision, before: change.before, notes: change.notes })
    .from(change)
    .where(and(gt(change.revision, sql.placeholder('from')), lte(change.revision, sql.placeholder('to'))))
    .orderBy(change.revision)
    .limit(mostSteps + 1)
})
const mostSteps = 2000

/**
 * What changed of the catalogue between two of its revisions; undefined when nobody knows. Each change names the revision
 * before it, so that a gap shows: a database that was put back from a copy, or changes that are no longer kept.
 */
export async function changesBetween(db: Db, from: number, to: number): Promise<Notes[] | undefined> {
  if (from === to) return []
  const rows = await db.rows<ChangeRow>(between(db), { from, to })
  let reached = from
  const notes: Notes[] = []
  for (const row of rows) {
    if (Number(row.before) !== reached || !row.notes) return undefined
    reached = Number(row.revision)
    notes.push(row.notes)
  }
  return reached === to ? notes : undefined
}

/** Changes older than an hour: a process that has not looked for so long reads everything anew. */
export const isOldChange = (db: Db, now: number) =>
  lt(db.t.catalogue_change.created_at, new Date(now - 3_600_000).toISOString())
