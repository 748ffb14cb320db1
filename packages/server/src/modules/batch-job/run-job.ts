import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { BatchJob, BatchJobFileRow, BatchJobType } from '@cartwright/contract'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { invalidData, notAllowed, notFound } from '../../errors'
import type { Shop } from '../../shop'
import { pause } from '../../store/engine'
import { readCsv } from '../import/csv'
import { createBatchJob } from './change-batch-job'
import { type RowCounts, taken } from './file-rows'
import type { Facts } from './job-type'
import { isProductColumn } from './product-row'
import { jobReply } from './queries'
import { stopJobs, workOnJob } from './work-on-job'

interface RunOptions {
  /** Only looks at what there is to do. */
  dryRun?: boolean
  /** Told now and then, with the share that is done, from 0 to 1. */
  onProgress?: (progress: { rows: number; share: number }) => void
  /** Lets go of the job after the batch in hand; it can be gone on with. */
  signal?: AbortSignal
}

const lookEvery = 250

interface Progress {
  /** Only of imports, which count operations otherwise. */
  rows?: RowCounts
  advancement_count?: number
  progress?: number
}

/**
 * Does a batch job from the command line, in this process or in a server beside it, whichever takes it first; answers
 * when it is over. A dry run ends with the job canceled.
 */
export async function runBatchJob(
  shop: Shop,
  type: BatchJobType,
  context: Facts,
  options: RunOptions = {},
): Promise<BatchJob> {
  const { id } = await createBatchJob(shop, { type, context, dry_run: options.dryRun ?? false }, undefined)
  return followJob(shop, id, options)
}

/** Works on a job until it is over, or let go of. */
async function followJob(
  shop: Shop,
  id: string,
  { dryRun = false, onProgress, signal }: RunOptions,
): Promise<BatchJob> {
  const { batch_job: t } = shop.db.t
  const working = workOnJob(shop, id)
  for (;;) {
    await Promise.race([working, pause(lookEvery)])
    if (signal?.aborted) {
      await stopJobs(shop)
      await working
    }
    const [row] = await shop.db.select().from(t).where(eq(t.id, id))
    const job = jobReply(row ?? {})
    const { rows, advancement_count, progress } = (job.result ?? {}) as Progress
    onProgress?.({ rows: rows ? taken(rows) : (advancement_count ?? 0), share: progress ?? 0 })
    if (job.completed_at || job.failed_at || job.canceled_at || signal?.aborted) return job
    if (dryRun && job.pre_processed_at) {
      await shop.transaction((tx) =>
        tx.update(t).set({ canceled_at: new Date().toISOString() }).where(eq(t.id, id)).then(),
      )
      return job
    }
    await pause(20)
  }
}

/** Whether a file is a product file of this shop or of v1, by its header. */
export async function isProductFile(path: string): Promise<boolean> {
  for await (const { cells } of readCsv(path)) {
    const columns = Object.keys(cells)
    return columns.includes('Product Handle') && columns.every(isProductColumn)
  }
  return false
}

/** A job of an import, and what there is to say of its rows, 1000 at most. */
export interface FileImport {
  job: BatchJob
  told: BatchJobFileRow[]
}

/**
 * Takes a file in from the disk by a job; the file is kept with the shop's until it is in, so that the job can be gone on
 * with. Without a `format` it is a product file of this shop or of v1.
 */
export async function importProductFile(
  shop: Shop,
  path: string,
  { context, ...options }: RunOptions & { context?: Facts } = {},
): Promise<FileImport> {
  const { file } = shop.providers
  const content = createReadStream(path)
  const { key } = await file.put({ name: basename(path), type: 'text/csv', content, isPrivate: true })
  const given = { ...context, fileKey: key, file: path }
  const job = await runBatchJob(shop, 'product-import', given, options).catch(async (error) => {
    await file.remove(key)
    throw error
  })
  if (options.dryRun) await file.remove(key)
  return { job, told: await rowsWithErrors(shop, job.id) }
}

/** Goes on with an import that was let go of. @throws not_found, not_allowed for one that is over */
export async function resumeImport(shop: Shop, id: string, options: RunOptions = {}): Promise<FileImport> {
  const { batch_job: t } = shop.db.t
  const [row] = await shop.db.select().from(t).where(eq(t.id, id))
  if (!row) throw notFound('Batch job', id)
  if (!row.type.endsWith('-import')) throw invalidData(`The job ${id} is no import but a ${row.type}`)
  const { status } = jobReply(row)
  if (row.completed_at || row.failed_at || row.canceled_at)
    throw notAllowed(`The job ${id} is ${status}: there is nothing to go on with`)
  const job = await followJob(shop, id, options)
  return { job, told: await rowsWithErrors(shop, id) }
}

/** Takes an import back. @throws not_found, not_allowed where there is nothing to take back */
export async function undoImport(shop: Shop, id: string, options: RunOptions = {}): Promise<FileImport> {
  const job = await runBatchJob(shop, 'import-undo', { job_id: id }, options)
  return { job, told: await rowsWithErrors(shop, job.id) }
}

async function rowsWithErrors(shop: Shop, jobId: string): Promise<BatchJobFileRow[]> {
  const { batch_job_row: t } = shop.db.t
  const rows = await shop.db
    .select()
    .from(t)
    .where(and(eq(t.batch_job_id, jobId), isNotNull(t.errors)))
    .orderBy(asc(t.line))
    .limit(1000)
  return rows.map(({ batch_job_id: _, ...row }) => row)
}
