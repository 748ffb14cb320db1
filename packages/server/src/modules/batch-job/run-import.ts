import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { BatchJob, BatchJobFileRow } from '@cartwright/contract'
import { invalidData, notAllowed, notFound } from '../../errors'
import type { Shop } from '../../shop'
import { listMappings } from './import-mappings'
import { jobForFile } from './job-for-file'
import type { RecordJobType } from './job-kinds'
import type { Facts } from './job-type'
import { jobReply } from './queries'
import { rowsRefused } from './queries/rows'
import { followJob, type RunOptions, runBatchJob } from './run-job'

/** A job of an import, and what there is to say of its rows, 1000 at most. */
export interface FileImport {
  job: BatchJob
  told: BatchJobFileRow[]
}

interface ImportOptions extends RunOptions {
  /** What the file holds; without it its columns tell. */
  type?: RecordJobType
  /** The options of the job, as `context` of the API has them. */
  context?: Facts
}

/**
 * Takes a file in from the disk by a job; the file is kept with the shop's until it is in, so that the job can be gone on
 * with.
 * @throws invalid_data for a file that is none this shop reads, and for options that are none
 */
export async function importFromFile(
  shop: Shop,
  path: string,
  { context = {}, type: wanted, ...options }: ImportOptions = {},
): Promise<FileImport> {
  const { type, context: given } = await jobForFile(path, { type: wanted, context }, (type) =>
    listMappings(shop.db, type && [type]),
  )
  const { file } = shop.providers
  const content = createReadStream(path)
  const { key } = await file.put({ name: basename(path), type: 'text/csv', content, isPrivate: true })
  const job = await runBatchJob(shop, type, { ...given, fileKey: key, file: path }, options).catch(
    async (error) => {
      await file.remove(key)
      throw error
    },
  )
  if (options.dryRun) await file.remove(key)
  return { job, told: await rowsWithErrors(shop, job.id) }
}

/** Goes on with an import that was let go of. @throws not_found, not_allowed for one that is over */
export async function resumeImport(shop: Shop, id: string, options: RunOptions = {}): Promise<FileImport> {
  const { batch_job: t } = shop.db.t
  const row = await shop.db.rowWhere(t, { id })
  if (!row) throw notFound('Batch job', id)
  if (!row.type.endsWith('-import') && row.type !== 'import-undo')
    throw invalidData(`The job ${id} is no import but a ${row.type}`)
  const { status } = jobReply(row)
  if (row.completed_at || row.failed_at || row.canceled_at)
    throw notAllowed(`The job ${id} is ${status}: there is nothing to go on with`)
  // Whoever asks for it by hand knows why it ended: it is not given up for having been begun so often.
  await shop.transaction((tx) => tx.updateRows(tx.t.batch_job, { id }, { attempts: 0 }))
  const job = await followJob(shop, id, options)
  return { job, told: await rowsWithErrors(shop, id) }
}

/** Takes an import back. @throws not_found, not_allowed where there is nothing to take back */
export async function undoImport(shop: Shop, id: string, options: RunOptions = {}): Promise<FileImport> {
  const job = await runBatchJob(shop, 'import-undo', { job_id: id }, options)
  return { job, told: await rowsWithErrors(shop, job.id) }
}

async function rowsWithErrors(shop: Shop, jobId: string): Promise<BatchJobFileRow[]> {
  const rows = await rowsRefused(shop.db, jobId)
  return rows.map(({ batch_job_id: _, ...row }) => row)
}
