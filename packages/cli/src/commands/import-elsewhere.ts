import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { BatchJob } from '@cartwright/contract'
import type { Client } from '@cartwright/sdk'
import type { FileImport } from '@cartwright/server/maintenance'
import { jobFacts } from '../job-progress'
import { progress as tellProgress } from '../progress'
import { CommandError, exit } from '../shell'
import { contextOf, type ImportOptions, importTypes } from './import-options'
import { followed, isOver } from './job-elsewhere'

/** How many rows that something is said of are asked for; the shop keeps no more of a look. */
const mostRows = 1000

/**
 * Has a shop elsewhere take a file in, or take an import back. The file travels there and the job runs there; this only
 * looks after it, and leaves it to itself on Ctrl-C. What is only looked at leaves no file behind.
 * @throws CommandError where nothing was begun, or there is nothing to go on with; ShopError
 */
export async function importElsewhere(
  client: Client,
  path: string,
  options: ImportOptions,
  signal: AbortSignal,
): Promise<FileImport> {
  const { undo, resume, dryRun } = options
  const bar = tellProgress(options.progress, { isSilent: Boolean(options.quiet || options.json) })
  const doing = undo ? 'Taking back' : dryRun ? 'Looking' : 'Importing'
  const follow = (id: string) => followed(client, id, signal, (job) => bar.show(doing, jobFacts(job)))
  bar.show(doing, { rows: 0, share: 0 })
  try {
    if (undo) return await toldOf(client, await follow(await jobThatUndoes(client, undo)))
    if (resume) return await toldOf(client, await follow(await jobToGoOnWith(client, resume)))
    const sent = await sendFile(client, path, options, signal)
    const job = await follow(sent.id)
    if (!dryRun) return await toldOf(client, job)
    const done = await toldOf(client, job)
    await forgetLook(client, done.job, sent.key)
    return done
  } finally {
    bar.end()
  }
}

async function jobThatUndoes(client: Client, id: string): Promise<string> {
  const body = { type: 'import-undo', context: { job_id: id }, dry_run: false }
  return (await client.admin.batchJobs.create(body)).batch_job.id
}

/** A shop goes on by itself with what was interrupted. @throws CommandError where there is nothing to wait for */
async function jobToGoOnWith(client: Client, id: string): Promise<string> {
  const { batch_job } = await client.admin.batchJobs.retrieve(id)
  if (!batch_job.type.endsWith('-import') && batch_job.type !== 'import-undo')
    throw new CommandError(`The job ${id} is no import but a ${batch_job.type}`, exit.invalid)
  if (isOver(batch_job))
    throw new CommandError(
      `The job ${id} is ${batch_job.status}: there is nothing to go on with`,
      exit.invalid,
    )
  return id
}

/** Finds out what the file is, sends it there and begins the job. */
async function sendFile(client: Client, path: string, options: ImportOptions, signal: AbortSignal) {
  const { jobForFile } = await import('@cartwright/server/maintenance')
  const { type, context } = await jobForFile(
    path,
    { type: options.type && importTypes[options.type], context: contextOf(options) },
    async (wanted) => {
      const query = wanted ? { type: [wanted] } : {}
      return (await client.send('GET /admin/import-mappings', { query }, { signal })).import_mappings
    },
  )
  const file = new File([await readFile(path)], basename(path), { type: 'text/csv' })
  const key = await client.admin.uploads.createProtected(file, { signal }).then(
    ({ uploads }) => uploads[0]?.key ?? '',
    (error) => {
      if (signal.aborted) throw new CommandError('Interrupted: nothing was imported', exit.interrupted)
      throw error
    },
  )
  try {
    const { batch_job } = await client.admin.batchJobs.create({
      type,
      context: { ...context, fileKey: key, file: basename(path) },
      dry_run: Boolean(options.dryRun),
    })
    return { id: batch_job.id, key }
  } catch (error) {
    await client.admin.uploads.delete({ file_key: key }).catch(() => {})
    throw error
  }
}

/** A job with what there is to say of its rows. */
async function toldOf(client: Client, job: BatchJob): Promise<FileImport> {
  const told: FileImport['told'] = []
  while (told.length < mostRows) {
    const query = { has_errors: true, limit: 100, offset: told.length }
    const { rows, count } = await client.admin.batchJobs.rows(job.id, query)
    told.push(...rows)
    if (rows.length === 0 || told.length >= count) break
  }
  return { job, told }
}

/** A look ends with its job canceled and its file gone, whatever it found. */
async function forgetLook(client: Client, job: BatchJob, key: string): Promise<void> {
  if (!isOver(job)) await client.admin.batchJobs.cancel(job.id)
  await client.admin.uploads.delete({ file_key: key })
}
