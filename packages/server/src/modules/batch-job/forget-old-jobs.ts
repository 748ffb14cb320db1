import type { TimedWork } from '../../events/subscriber'
import type { Shop } from '../../shop'
import type { BatchJobRow } from './job-type'
import { deleteChangesUpTo, deleteRowsUpTo, deleteTargetsUpTo, finishedJobs } from './queries/forget'

const day = 86_400_000
/** How long the rows and the files of a finished job are kept, in days. */
const keepDays = (): number => {
  const days = Number(process.env.CARTWRIGHT_KEEP_JOBS_DAYS || 90)
  return days > 0 ? days : 90
}
/** How many rows of a job are removed at once. */
const rowsAtOnce = 500
/** Other timed work waits meanwhile: what is left after this long, in ms, waits for the next time. */
const budget = 20_000

/**
 * Clears away what finished jobs left: what became of each row of their files, how things were before them, the files
 * they wrote, those they could not take in, and what they were asked with. The jobs themselves stay, with their figures.
 */
export const oldBatchJobs: TimedWork = {
  id: 'old-batch-jobs',
  every: 3_600_000,
  run: async (shop) => {
    const before = new Date(Date.now() - keepDays() * day).toISOString()
    const until = Date.now() + budget
    let after = ''
    while (Date.now() < until) {
      const jobs = await finishedJobs(shop, before, after)
      for (const job of jobs) if (Date.now() < until) await forget(shop, job)
      const last = jobs.at(-1)
      if (!last) return
      after = last.id
    }
  },
}

async function forget(shop: Shop, job: BatchJobRow): Promise<void> {
  const { file_key, file_size: _, ...result } = job.result ?? {}
  try {
    for (const key of [job.context?.fileKey, file_key])
      if (isImportFile(key)) await shop.providers.file.remove(key)
  } catch (error) {
    shop.log.warn({ err: error, batch_job: job.id }, 'a file of an old batch job could not be removed')
    return
  }
  while (await removeRows(shop, job.id));
  while (await removeTargets(shop, job.id));
  while (await removeChanges(shop, job.id));
  const { batch_job: t } = shop.db.t
  await shop.transaction((tx) =>
    tx.updateRows(t, { id: job.id }, { context: null, result: job.result && result }),
  )
}

/** Whoever started an import named its file: nothing else than a file for imports goes, whatever was named. */
const isImportFile = (key: unknown): key is string =>
  typeof key === 'string' && /\.(csv|tsv|txt|json|ndjson|jsonl)$/i.test(key)

/** Removes the next rows, few enough to hold nobody up. Returns whether there were any. */
async function removeRows(shop: Shop, jobId: string): Promise<boolean> {
  const { batch_job_row: t } = shop.db.t
  const next = await shop.db.rowsWhere(
    t,
    { batch_job_id: jobId },
    { columns: ['line'], orderBy: ['line'], limit: rowsAtOnce },
  )
  const last = next.at(-1)
  if (!last) return false
  await shop.transaction((tx) => deleteRowsUpTo(tx, jobId, last.line))
  return true
}

/** The same for the records that a change of many was about. */
async function removeTargets(shop: Shop, jobId: string): Promise<boolean> {
  const { batch_job_target: t } = shop.db.t
  const next = await shop.db.rowsWhere(
    t,
    { batch_job_id: jobId },
    { columns: ['line'], orderBy: ['line'], limit: rowsAtOnce },
  )
  const last = next.at(-1)
  if (!last) return false
  await shop.transaction((tx) => deleteTargetsUpTo(tx, jobId, last.line))
  return true
}

/** The same for how things were before an import, which can be taken back no more. */
async function removeChanges(shop: Shop, jobId: string): Promise<boolean> {
  const { import_change: t } = shop.db.t
  const next = await shop.db.rowsWhere(
    t,
    { batch_job_id: jobId },
    { columns: ['position'], orderBy: ['position'], limit: rowsAtOnce },
  )
  const last = next.at(-1)
  if (!last) return false
  await shop.transaction((tx) => deleteChangesUpTo(tx, jobId, last.position))
  return true
}
