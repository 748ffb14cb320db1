import { and, asc, count, eq, gt, isNotNull, notExists, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../store/database/engine'
import { dropRows, type RowCounts } from '../file-rows'
import { type Facts, JobStopped, type Work } from '../job-type'
import type { ManyRow, NewTarget, Target, TargetRow } from './many-action'

/** How many are written and read at a time. */
export const pageSize = 250

/** Keeps what a job is about, in place of what an earlier look may have kept. */
export async function keepTargets(work: Work, targets: readonly NewTarget[]): Promise<void> {
  const { shop, job } = work
  const { batch_job_target: t } = shop.db.t
  await shop.transaction(async (tx) => {
    await dropRows(tx, job.id)
    await tx.deleteRows(t, { batch_job_id: job.id })
  })
  for (let at = 0; at < targets.length; at += pageSize) {
    const page = targets.slice(at, at + pageSize)
    await shop.transaction((tx) =>
      tx.insertRows(
        tx.t.batch_job_target,
        page.map((target, index) => ({ ...target, batch_job_id: job.id, line: at + index + 1, begun: null })),
      ),
    )
    await work.beat()
  }
}

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

/** Notes what of a record was begun. */
export async function noteBegun(tx: Tx, { batch_job_id, line }: Target, begun: Facts): Promise<void> {
  await tx.updateRows(tx.t.batch_job_target, { batch_job_id, line }, { begun })
}

/** @throws JobStopped when the job has told of one of these already: another worker was faster */
export async function assertUntold(tx: Tx, jobId: string, lines: readonly number[]): Promise<void> {
  const { batch_job_row: row } = tx.t
  const told = await tx.rowsWhere(row, { batch_job_id: jobId, line: lines }, { columns: ['line'], limit: 1 })
  if (told.length > 0) throw new JobStopped()
}

/** Those of the rows that the job has not told yet. */
export async function withoutTold(tx: Tx, jobId: string, rows: readonly ManyRow[]): Promise<ManyRow[]> {
  const { batch_job_row: row } = tx.t
  const lines = rows.map(({ line }) => line)
  const told = await tx.rowsWhere(row, { batch_job_id: jobId, line: lines }, { columns: ['line'] })
  const known = new Set(told.map(({ line }) => line))
  return rows.filter(({ line }) => !known.has(line))
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

/** Counts anew what a job did that somebody canceled while a part of it was still under way. */
export async function tellStopped({ shop, job }: Work): Promise<void> {
  const { batch_job: t } = shop.db.t
  const rows = await countsOfJob(shop.db, job.id)
  const stored = await shop.db.rowWhere(t, { id: job.id }, { columns: ['result'] })
  const advancement_count = rows.created + rows.updated + rows.skipped + rows.error
  await shop.transaction((tx) =>
    tx
      .update(t)
      .set({ result: { ...stored?.result, rows, advancement_count } })
      .where(and(eq(t.id, job.id), isNotNull(t.canceled_at)))
      .then(),
  )
}
