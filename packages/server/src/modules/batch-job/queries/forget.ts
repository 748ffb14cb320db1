import { and, asc, eq, gt, isNotNull, lt, lte, or } from 'drizzle-orm'
import type { Shop } from '../../../shop'
import type { Tx } from '../../../store/database/engine'
import type { BatchJobRow } from '../job-type'

/** How many jobs are looked at at once. */
const jobsAtOnce = 50

/** The next jobs after an id that were over before then and not cleared since. */
export function finishedJobs(shop: Shop, before: string, after: string): Promise<BatchJobRow[]> {
  const { batch_job: t } = shop.db.t
  return shop.db
    .select()
    .from(t)
    .where(
      and(
        gt(t.id, after),
        // A job that was cleared knows no more what it was asked with.
        isNotNull(t.context),
        or(lt(t.completed_at, before), lt(t.failed_at, before), lt(t.canceled_at, before)),
      ),
    )
    .orderBy(asc(t.id))
    .limit(jobsAtOnce)
}

/** Deletes what became of the rows of a file up to a line. */
export async function deleteRowsUpTo(tx: Tx, jobId: string, line: number) {
  const { batch_job_row: t } = tx.t
  return tx.delete(t).where(and(eq(t.batch_job_id, jobId), lte(t.line, line)))
}

/** Deletes the records that a change of many was about, up to a line. */
export async function deleteTargetsUpTo(tx: Tx, jobId: string, line: number) {
  const { batch_job_target: t } = tx.t
  return tx.delete(t).where(and(eq(t.batch_job_id, jobId), lte(t.line, line)))
}

/** Deletes how things were before an import, up to a position. */
export async function deleteChangesUpTo(tx: Tx, jobId: string, position: number) {
  const { import_change: t } = tx.t
  return tx.delete(t).where(and(eq(t.batch_job_id, jobId), lte(t.position, position)))
}
