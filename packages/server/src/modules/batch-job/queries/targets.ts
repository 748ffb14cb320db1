import { and, asc, count, eq, gt, isNotNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../../store/database/engine'
import type { RowCounts } from '../file-rows'
import type { Target, TargetRow } from '../many/many-action'

/** How many are written and read at a time. */
export const pageSize = 250

/** The next targets after a line, in their order. */
export const targetsAfter = (db: Db, jobId: string, line: number): Promise<TargetRow[]> => {
  const { batch_job_target: t } = db.t
  return db
    .select()
    .from(t)
    .where(and(eq(t.batch_job_id, jobId), gt(t.line, line)))
    .orderBy(asc(t.line))
    .limit(pageSize) as never
}

/** The next records of which the job has told nothing yet. */
export const openTargetsAfter = (db: Db, jobId: string, line: number): Promise<Target[]> => {
  const { batch_job_target: t, batch_job_row: row } = db.t
  const told = db
    .select({ one: sql`1`.as('one') })
    .from(row)
    .where(and(eq(row.batch_job_id, t.batch_job_id), eq(row.line, t.line)))
  return db
    .select()
    .from(t)
    .where(and(eq(t.batch_job_id, jobId), gt(t.line, line), isNotNull(t.record_id), notExists(told)))
    .orderBy(asc(t.line))
    .limit(pageSize) as never
}

/** What became of how many until now. */
export async function countsOfJob(db: Db, jobId: string): Promise<RowCounts> {
  const { batch_job_row: row } = db.t
  const tally = await db
    .select({ action: row.action, rows: count() })
    .from(row)
    .where(eq(row.batch_job_id, jobId))
    .groupBy(row.action)
  const counts: RowCounts = { created: 0, updated: 0, skipped: 0, error: 0 }
  for (const { action, rows } of tally) counts[action] = rows
  return counts
}
