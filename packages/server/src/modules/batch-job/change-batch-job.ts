import { batchJobCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { now } from '../../store/schema/ids'
import { jobStatus } from './job-status'
import type { BatchJobRow, Facts } from './job-type'
import { jobTypeOf } from './job-type-of'
import { noteImport } from './note-import'
import { findOwnJob, jobReply, ownJob } from './queries'
import { cancelJob, confirmJob } from './queries/jobs'
import { stopJob } from './work-on-job'

/** Writes a job down; workers hear of it after the commit. @throws not_found for a type that is none */
export async function createBatchJob(
  shop: Shop,
  input: { type: string; context: Facts; dry_run?: boolean | null },
  userId: string | undefined,
): Promise<BatchJobRow> {
  const context = await (await jobTypeOf(input.type)).prepare(shop, input.context)
  return shop.transaction(async (tx) => {
    const [row] = await tx
      .insert(tx.t.batch_job)
      .values({
        type: input.type as BatchJobRow['type'],
        context,
        dry_run: input.dry_run ?? false,
        created_by: userId ?? null,
      })
      .returning()
    if (!row) throw new Error('The batch job was not written')
    await emit(tx, 'batch.created', { id: row.id })
    return row
  })
}

/** Lets a dry run go on. @throws not_allowed unless it waits for that */
export async function confirmBatchJob(shop: Shop, id: string, userId: string | undefined) {
  return shop.transaction(async (tx) => {
    const [confirmed] = await confirmJob(tx, id, userId)
    if (confirmed) {
      await emit(tx, 'batch.confirmed', { id })
      return confirmed
    }
    const job = await ownJob(tx, id, userId)
    assertCan(batchJobCan, 'confirm', jobReply(job), 'The batch job')
    return job
  })
}

/** Stops a job; a worker that is at it notices within a second. Canceled again it changes nothing. */
export async function cancelBatchJob(shop: Shop, id: string, userId: string | undefined) {
  const known = await ownJob(shop.db, id, userId)
  if (jobStatus(known) === 'canceled') return known
  assertCan(batchJobCan, 'cancel', jobReply(known), 'The batch job')
  // A worker of this process may hold the only writer: it is told before anything is written.
  stopJob(id)
  return shop.transaction(async (tx) => {
    const [canceled] = await cancelJob(tx, id)
    if (canceled) {
      await emit(tx, 'batch.canceled', { id })
      // Nothing is written any more once this is: what it says of its rows is the last word.
      if (canceled.processing_at) await noteImport(tx, canceled, 'canceled', canceled.result ?? {})
      return canceled
    }
    const job = await ownJob(tx, id, userId)
    if (jobStatus(job) !== 'canceled') assertCan(batchJobCan, 'cancel', jobReply(job), 'The batch job')
    return job
  })
}

/** Takes a finished job off the list; silent when it is off already. @throws not_allowed for another's, or a running one */
export async function deleteBatchJob(shop: Shop, id: string, userId: string | undefined): Promise<void> {
  await shop.transaction(async (tx) => {
    const job = await findOwnJob(tx, id, userId)
    if (!job) return
    assertCan(batchJobCan, 'delete', jobReply(job), 'The batch job')
    const { batch_job: t } = tx.t
    await tx.updateRows(t, { id }, { deleted_at: now() })
  })
}
