import type { BatchJob, BatchJobType } from '@cartwright/contract'
import type { Shop } from '../../shop'
import { pause } from '../../store/database/engine'
import { createBatchJob } from './change-batch-job'
import { type RowCounts, taken } from './file-rows'
import type { Facts } from './job-type'
import { jobReply } from './queries'
import { stopJobs, workOnJob } from './work-on-job'

export interface RunOptions {
  /** Only looks at what there is to do. */
  dryRun?: boolean
  /** Told now and then, with the share that is done, from 0 to 1. */
  onProgress?: (progress: { rows: number; share: number; failed: number }) => void
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

/** Works on a job until it is over, or let go of; as long as another process is at it, it is watched. */
export async function followJob(
  shop: Shop,
  id: string,
  { dryRun = false, onProgress, signal }: RunOptions,
): Promise<BatchJob> {
  const { batch_job: t } = shop.db.t
  let isAtWork = false
  let working = Promise.resolve()
  const work = () => {
    isAtWork = true
    return workOnJob(shop, id).finally(() => {
      isAtWork = false
    })
  }
  for (;;) {
    if (!isAtWork) working = work()
    await Promise.race([working, pause(lookEvery)])
    if (signal?.aborted) {
      await stopJobs(shop)
      await working
    }
    const row = await shop.db.rowWhere(t, { id })
    const job = jobReply(row ?? {})
    const { rows, advancement_count, progress } = (job.result ?? {}) as Progress
    onProgress?.({
      rows: rows ? taken(rows) + rows.error : (advancement_count ?? 0),
      share: progress ?? 0,
      failed: rows?.error ?? 0,
    })
    if (job.completed_at || job.failed_at || job.canceled_at || signal?.aborted) return job
    if (dryRun && job.pre_processed_at) {
      await shop.transaction((tx) => tx.updateRows(t, { id }, { canceled_at: new Date().toISOString() }))
      return job
    }
    // Where another process is at it, it is only looked after now and then.
    await pause(isAtWork ? 20 : lookEvery)
  }
}
