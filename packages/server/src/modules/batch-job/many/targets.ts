import type { Tx } from '../../../store/database/engine'
import { dropRows } from '../file-rows'
import { type Facts, JobStopped, type Work } from '../job-type'
import { tellCanceled } from '../queries/jobs'
import { countsOfJob, pageSize } from '../queries/targets'
import type { ManyRow, NewTarget, Target } from './many-action'

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

/** Notes what of a record was begun. */
export async function noteBegun(tx: Tx, { batch_job_id, line }: Target, begun: Facts): Promise<void> {
  await tx.updateRows(tx.t.batch_job_target, { batch_job_id, line }, { begun })
}

/** @throws JobStopped when the job has told of one of these already: another worker was faster */
export async function assertUntold(tx: Tx, jobId: string, lines: readonly number[]): Promise<void> {
  const { batch_job_row: row } = tx.t
  const told = await tx.rowWhere(row, { batch_job_id: jobId, line: lines }, { columns: ['line'] })
  if (told) throw new JobStopped()
}

/** Those of the rows that the job has not told yet. */
export async function withoutTold(tx: Tx, jobId: string, rows: readonly ManyRow[]): Promise<ManyRow[]> {
  const { batch_job_row: row } = tx.t
  const lines = rows.map(({ line }) => line)
  const told = await tx.rowsWhere(row, { batch_job_id: jobId, line: lines }, { columns: ['line'] })
  const known = new Set(told.map(({ line }) => line))
  return rows.filter(({ line }) => !known.has(line))
}

/** Counts anew what a job did that somebody canceled while a part of it was still under way. */
export async function tellStopped({ shop, job }: Work): Promise<void> {
  const { batch_job: t } = shop.db.t
  const rows = await countsOfJob(shop.db, job.id)
  const stored = await shop.db.rowWhere(t, { id: job.id }, { columns: ['result'] })
  const advancement_count = rows.created + rows.updated + rows.skipped + rows.error
  const result = { ...stored?.result, rows, advancement_count }
  await shop.transaction((tx) => tellCanceled(tx, job.id, result))
}
