import { asc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database/engine'
import { prepared } from '../database/prepared'
import type { Reached } from '../memory/revision'
import type { ToldRow } from '../schema/told-tables'

/** The revision that grows with every change that back offices are told of. */
export const liveRevision = 'live'

/** Who makes a change, as far as it is told. */
export interface ToldBy {
  actor_id: string | null
  visit: string | null
}

export interface LiveRow extends ToldBy {
  revision: number
  before: number
  changes: ToldRow[]
}

/** How long changes are remembered, in ms: who comes back later reads everything anew. */
const remembered = 3_600_000

const listeners = new Set<() => void>()
/** Called after a commit of this process that back offices are told of, so that they need not wait for the next look. */
export const onTold = (wake: () => void): (() => void) => {
  listeners.add(wake)
  return () => listeners.delete(wake)
}

export const wakeListeners = (): void => {
  for (const wake of listeners) wake()
}

/**
 * Writes down what a transaction changed. Each row names the revision it began with: a chain that shows whether something
 * is missing. The revision is locked until the commit, so rows become visible in its order.
 */
export async function writeLiveChange(
  tx: Tx,
  { value, before }: Reached,
  changes: ToldRow[],
  by: ToldBy | undefined,
): Promise<void> {
  await tx.insertRows(tx.t.live_change, [{ revision: value, before, changes, ...by }])
  tx.afterCommit(wakeListeners)
}

const revision = prepared((db) => {
  const { revision } = db.t
  return db.select({ value: revision.value }).from(revision).where(eq(revision.id, liveRevision))
})

/** The newest revision; 0 while nothing has ever changed. */
export async function readLiveRevision(db: Db): Promise<number> {
  const [row] = await db.rows<{ value: number }>(revision(db))
  return Number(row?.value ?? 0)
}

/** How many changes are read at once. */
export const readAtOnce = 500

const after = prepared((db) => {
  const { live_change: t } = db.t
  return db
    .select({
      revision: t.revision,
      before: t.before,
      changes: t.changes,
      actor_id: t.actor_id,
      visit: t.visit,
    })
    .from(t)
    .where(gt(t.revision, sql.placeholder('since')))
    .orderBy(asc(t.revision))
    .limit(readAtOnce)
})

/**
 * The changes after a revision, in their order; undefined when they are not all remembered, because it is too long ago or
 * of another database. A full answer may not be the end of them.
 */
export async function readLiveChanges(db: Db, since: number): Promise<LiveRow[] | undefined> {
  const rows = await db.rows<LiveRow>(after(db), { since })
  let reached = since
  for (const row of rows) {
    row.revision = Number(row.revision)
    if (Number(row.before) !== reached) return undefined
    reached = row.revision
  }
  return rows
}

/** Changes that nobody comes back for any more. */
export const isOldLiveChange = ({ t: { live_change } }: Db, at: number): SQL =>
  lt(live_change.created_at, new Date(at - remembered).toISOString())
