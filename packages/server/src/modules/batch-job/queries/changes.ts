import { and, count, desc, eq, lt, max } from 'drizzle-orm'
import type { Db } from '../../../store/database/engine'
import type { ImportChange } from '../take-back'

/** How many changes of a job can be taken back. */
export async function changesLeft(db: Db, id: string): Promise<number> {
  const { import_change: t } = db.t
  const [all] = await db.select({ count: count() }).from(t).where(eq(t.batch_job_id, id))
  return all?.count ?? 0
}

/** The position of the last change that a job made. */
export async function lastPosition(db: Db, jobId: string) {
  const { import_change: t } = db.t
  return db
    .select({ position: max(t.position) })
    .from(t)
    .where(eq(t.batch_job_id, jobId))
}

/** The next changes of a job before a position, the last first. */
export function changesBefore(
  db: Db,
  jobId: string,
  position: number,
  most: number,
): Promise<ImportChange[]> {
  const { import_change: t } = db.t
  return db
    .select()
    .from(t)
    .where(and(eq(t.batch_job_id, jobId), lt(t.position, position)))
    .orderBy(desc(t.position))
    .limit(most)
}
