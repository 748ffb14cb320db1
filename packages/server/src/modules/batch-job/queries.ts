import type { BatchJob } from '@cartwright/contract'
import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { notAllowed, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Db, Tx } from '../../store/engine'
import { now } from '../../store/ids'
import { jobStatus } from './job-status'
import type { BatchJobRow } from './job-type'

/** A job as it is answered. */
export function jobReply(row: Partial<BatchJobRow>): BatchJob {
  const { claimed_by: _by, claimed_until: _until, ...job } = row
  return { ...job, status: jobStatus(job) } as BatchJob
}

/** @throws not_found, and not_allowed for somebody else's job */
export async function ownJob(db: Db, id: string, userId: string | undefined): Promise<BatchJobRow> {
  const { batch_job: t } = db.t
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.id, id), isNull(t.deleted_at)))
  if (!row) throw notFound('Batch job', id)
  if (row.created_by !== userId) throw notAllowed('Only who created a batch job may see or change it')
  return row
}

const unfinished = (db: Db) => {
  const { batch_job: t } = db.t
  return and(
    isNull(t.deleted_at),
    isNull(t.completed_at),
    isNull(t.canceled_at),
    isNull(t.failed_at),
    or(isNull(t.pre_processed_at), isNotNull(t.confirmed_at)),
  )
}
const unclaimed = (db: Db) => {
  const { batch_job: t } = db.t
  return or(isNull(t.claimed_until), lt(t.claimed_until, now()))
}

/** Jobs with something to do that no worker is at. */
export const waitingJobs = async (db: Db): Promise<string[]> => {
  const { batch_job: t } = db.t
  const rows = await db
    .select({ id: t.id })
    .from(t)
    .where(and(unfinished(db), unclaimed(db)))
    .orderBy(asc(t.id))
    .limit(100)
  return rows.map(({ id }) => id)
}

const inTime = (ms: number) => new Date(Date.now() + ms).toISOString()

/** Takes a job for a worker; undefined when there is nothing to do or another worker is at it. */
export async function claimJob(tx: Tx, id: string, worker: string, lease: number) {
  const { batch_job: t } = tx.t
  const [row] = await tx
    .update(t)
    .set({ claimed_by: worker, claimed_until: inTime(lease) })
    .where(and(eq(t.id, id), unfinished(tx), unclaimed(tx)))
    .returning()
  return row as BatchJobRow | undefined
}

export const keepJob = async (tx: Tx, id: string, worker: string, lease: number): Promise<void> => {
  const { batch_job: t } = tx.t
  await tx
    .update(t)
    .set({ claimed_until: inTime(lease) })
    .where(and(eq(t.id, id), eq(t.claimed_by, worker)))
}

/** Writes to a job while the worker still holds it and nobody canceled it; tells whether it did. */
export async function writeJob(
  tx: Tx,
  id: string,
  worker: string,
  changes: Partial<BatchJobRow>,
  events: readonly string[] = [],
): Promise<boolean> {
  const { batch_job: t } = tx.t
  const written = await tx
    .update(t)
    .set(changes)
    .where(and(eq(t.id, id), eq(t.claimed_by, worker), isNull(t.canceled_at)))
    .returning({ id: t.id })
  if (written.length === 0) return false
  for (const event of events) await emit(tx, event, { id })
  return true
}

export async function isHeld(db: Db, id: string, worker: string): Promise<boolean> {
  const { batch_job: t } = db.t
  const [row] = await db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.id, id), eq(t.claimed_by, worker), isNull(t.canceled_at)))
  return row !== undefined
}

/** Gives a job back that was not finished. */
export async function releaseJob(tx: Tx, id: string, worker: string): Promise<void> {
  const { batch_job: t } = tx.t
  await tx
    .update(t)
    .set({ claimed_by: null, claimed_until: null })
    .where(and(eq(t.id, id), eq(t.claimed_by, worker)))
}
