import type { BatchJob } from '@cartwright/contract'
import { and, asc, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { notAllowed, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Db, Tx } from '../../store/database/engine'
import { equals } from '../../store/reading/filters'
import { shownColumns, shownOf } from '../../store/reading/shape'
import { now } from '../../store/schema/ids'
import { jobStatus } from './job-status'
import type { BatchJobRow } from './job-type'
import { isGone } from './worker-name'

/** A job as it is answered. */
export function jobReply(row: Partial<BatchJobRow>): BatchJob {
  return { ...shownOf('batch_job', row), status: jobStatus(row) } as BatchJob
}

/** In place of a user's id: the keeper of the shop, who looks after everybody's jobs and those of no one. */
export const anybody = '*'

/** @throws not_found, and not_allowed for somebody else's job */
export async function ownJob(db: Db, id: string, userId: string | undefined): Promise<BatchJobRow> {
  const job = await findOwnJob(db, id, userId)
  if (!job) throw notFound('Batch job', id)
  return job
}

/** Undefined when there is none. @throws not_allowed for somebody else's job */
export async function findOwnJob(
  db: Db,
  id: string,
  userId: string | undefined,
): Promise<BatchJobRow | undefined> {
  const { batch_job: t } = db.t
  const row = await db.rowWhere(t, { id, deleted_at: null })
  if (row && userId !== anybody && row.created_by !== userId)
    throw notAllowed('Only who created a batch job may see or change it')
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
/** A job that something is to be done for. */
export type WaitingJob = Pick<
  BatchJobRow,
  'id' | 'type' | 'dry_run' | 'pre_processed_at' | 'claimed_by' | 'claimed_until'
>

const waitingColumns = ({ batch_job: t }: Db['t']) => ({
  id: t.id,
  type: t.type,
  dry_run: t.dry_run,
  pre_processed_at: t.pre_processed_at,
  claimed_by: t.claimed_by,
  claimed_until: t.claimed_until,
})

/** Jobs with something to do that no worker is at. */
export const waitingJobs = async (db: Db): Promise<WaitingJob[]> => {
  const { batch_job: t } = db.t
  const rows = await db
    .select(waitingColumns(db.t))
    .from(t)
    .where(unfinished(db))
    .orderBy(asc(t.id))
    .limit(1000)
  return rows.filter(isFree)
}

/** The job, unless nothing is to be done for it. */
export async function waitingJob(db: Db, id: string): Promise<WaitingJob | undefined> {
  const [row] = await db
    .select(waitingColumns(db.t))
    .from(db.t.batch_job)
    .where(and(eq(db.t.batch_job.id, id), unfinished(db)))
  return row
}

type Claim = Pick<BatchJobRow, 'claimed_by' | 'claimed_until'>
const isFree = ({ claimed_by, claimed_until }: Claim) =>
  !claimed_by || !claimed_until || claimed_until < now() || isGone(claimed_by)

const inTime = (ms: number) => new Date(Date.now() + ms).toISOString()

/** Takes a job for a worker; undefined when there is nothing to do or another worker is at it. */
export async function claimJob(tx: Tx, id: string, worker: string, lease: number) {
  const { batch_job: t } = tx.t
  const [held] = await tx.lock(
    tx
      .select({ claimed_by: t.claimed_by, claimed_until: t.claimed_until, attempts: t.attempts })
      .from(t)
      .where(and(eq(t.id, id), unfinished(tx))),
  )
  if (!held || !isFree(held)) return undefined
  const [row] = await tx
    .update(t)
    .set({ claimed_by: worker, claimed_until: inTime(lease), attempts: held.attempts + 1 })
    .where(eq(t.id, id))
    .returning()
  return row as BatchJobRow | undefined
}

/** Says that the worker is still at it. */
export const keepJob = async (tx: Tx, id: string, worker: string, lease: number): Promise<void> => {
  const { batch_job: t } = tx.t
  await tx.updateRows(t, { id, claimed_by: worker }, { claimed_until: inTime(lease) })
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
  const written = await tx.updateRows(t, { id, claimed_by: worker, canceled_at: null }, changes)
  if (written === 0) return false
  for (const event of events) await emit(tx, event, { id })
  return true
}

/** Whether the job is still this worker's and nobody canceled it. */
export async function isHeld(db: Db, id: string, worker: string): Promise<boolean> {
  const { batch_job: t } = db.t
  const row = await db.rowWhere(t, { id, claimed_by: worker, canceled_at: null }, { columns: ['id'] })
  return row !== undefined
}

/** Gives a job back that was not finished; of its own will that is no failed attempt. */
export async function releaseJob(tx: Tx, id: string, worker: string, ofOwnWill = true): Promise<void> {
  const { batch_job: t } = tx.t
  await tx.updateRows(
    t,
    { id, claimed_by: worker },
    { claimed_by: null, claimed_until: null, ...(ofOwnWill ? { attempts: 0 } : {}) },
  )
}

/** The saved mappings of some types, or all, by type and name. */
export async function mappingsOfTypes(db: Db, types: readonly string[] | undefined) {
  const { import_mapping: t } = db.t
  return db
    .select(shownColumns(db.t, 'import_mapping'))
    .from(t)
    .where(equals(t.type, types))
    .orderBy(asc(t.type), asc(t.name))
    .limit(1000)
}

/** Changes the columns of a mapping, and answers it. */
export async function changeMapping(tx: Tx, id: string, columns: Record<string, string>) {
  const { import_mapping: t } = tx.t
  return tx.update(t).set({ columns }).where(eq(t.id, id)).returning()
}

/** The order in which products are exported. */
export const newestFirst = ({ t: { product } }: Db) => [desc(product.id)]
