import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { BatchJob, BatchJobFileRow, BatchJobType } from '@cartwright/contract'
import { eq } from 'drizzle-orm'
import type { Shop } from '../../shop'
import { pause } from '../../store/engine'
import { readCsv } from '../import/csv'
import { createBatchJob } from './change-batch-job'
import { type RowCounts, rowsOfJob, taken } from './file-rows'
import type { Facts } from './job-type'
import { isProductColumn } from './product-row'
import { jobReply } from './queries'
import { workOnJob } from './work-on-job'

interface RunOptions {
  /** Only looks at what there is to do. */
  dryRun?: boolean
  /** Told now and then, with the share that is done, from 0 to 1. */
  onProgress?: (progress: { rows: number; share: number }) => void
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
  { dryRun = false, onProgress }: RunOptions = {},
): Promise<BatchJob> {
  const { batch_job: t } = shop.db.t
  const { id } = await createBatchJob(shop, { type, context, dry_run: dryRun }, undefined)
  const working = workOnJob(shop, id)
  for (;;) {
    await Promise.race([working, pause(lookEvery)])
    const [row] = await shop.db.select().from(t).where(eq(t.id, id))
    const job = jobReply(row ?? {})
    const { rows, advancement_count, progress } = (job.result ?? {}) as Progress
    onProgress?.({ rows: rows ? taken(rows) : (advancement_count ?? 0), share: progress ?? 0 })
    if (job.completed_at || job.failed_at || job.canceled_at) return job
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

/** Takes in a product file from the disk; answers the job and the rows that were kept out, 1000 at most. */
export async function importProductFile(
  shop: Shop,
  path: string,
  options: RunOptions = {},
): Promise<{ job: BatchJob; refused: BatchJobFileRow[] }> {
  const { file } = shop.providers
  const { key } = await file.put({
    name: basename(path),
    type: 'text/csv',
    content: createReadStream(path),
    isPrivate: true,
  })
  try {
    const job = await runBatchJob(shop, 'product-import', { fileKey: key, file: path }, options)
    const { rows } = await rowsOfJob(shop.db, job.id, { action: 'error', limit: 1000, offset: 0 })
    return { job, refused: rows as BatchJobFileRow[] }
  } finally {
    await file.remove(key)
  }
}
