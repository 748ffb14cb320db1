import { Readable } from 'node:stream'
import type { BatchJob, BatchJobType } from '@cartwright/contract'
import type { Client } from '@cartwright/sdk'
import { assertThere, withClient } from '../client'
import type { Destination } from '../destination'
import type { ShopFlags } from '../flags'
import { jobFacts } from '../job-progress'
import type { Row } from '../output'
import { CommandError, exit } from '../shell'
import { withShop } from '../with-shop'
import { followed } from './job-elsewhere'

export interface TableJob {
  type: BatchJobType
  /** Filters of the list, as its query has them. */
  filter: Row
  signal: AbortSignal
  onProgress: (share: number, rows: number) => void
}

export interface Exported {
  /** The file that the job wrote. It is gone when what was done with it is done. */
  table: Readable
  /** How many records it holds. */
  count: number
}

const contextOf = ({ filter }: TableJob) =>
  Object.keys(filter).length > 0 ? { filterable_fields: filter } : {}

/** Has the shop of this machine write a table, in this process or in a server beside it. @throws CommandError */
export async function exportedHere<T>(
  at: Extract<Destination, { kind: 'local' }>,
  job: TableJob,
  work: (exported: Exported) => Promise<T>,
): Promise<T> {
  await assertThere(at.data)
  const { runBatchJob } = await import('@cartwright/server/maintenance')
  return withShop(at, async (shop) => {
    const done = await runBatchJob(shop, job.type, contextOf(job), {
      signal: job.signal,
      onProgress: ({ share = 0, rows }) => job.onProgress(share, rows),
    })
    const { key, count } = fileOf(done)
    const { file } = shop.providers
    try {
      const found = await file.get(key, { isPrivate: true })
      if (!found) throw new CommandError('The exported file is gone', exit.notFound)
      return await work({ table: Readable.from(found.stream), count })
    } finally {
      await file.remove(key)
    }
  })
}

/** Has a shop elsewhere write a table, and fetches it from there. @throws CommandError, ShopError */
export async function exportedThere<T>(
  flags: ShopFlags,
  job: TableJob,
  work: (exported: Exported) => Promise<T>,
): Promise<T> {
  return withClient(flags, async (client, at) => {
    const { batch_job } = await client.admin.batchJobs.create({
      type: job.type,
      context: contextOf(job),
      dry_run: false,
    })
    const done = await followed(client, batch_job.id, job.signal, (now) => {
      const { share = 0, rows } = jobFacts(now)
      job.onProgress(share, rows)
    })
    if (job.signal.aborted) {
      await client.admin.batchJobs.cancel(done.id).catch(() => undefined)
      throw new CommandError('Interrupted: nothing was exported', exit.interrupted)
    }
    const { key, count } = fileOf(done)
    try {
      return await work({ table: await fetched(await addressOf(client, key, at), job.signal), count })
    } finally {
      await client.admin.uploads.delete({ file_key: key })
    }
  })
}

/** Where the file is fetched: a shop that knows itself by an address of its own machine is asked where it answered. */
async function addressOf(client: Client, file_key: string, at: Destination): Promise<URL> {
  const { download_url } = await client.send('POST /admin/uploads/download-url', { body: { file_key } })
  const shop = at.kind === 'remote' ? at.url : undefined
  const url = new URL(download_url, shop)
  const isOwn = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)
  return isOwn && shop ? new URL(url.pathname + url.search, shop) : url
}

async function fetched(url: URL, signal: AbortSignal): Promise<Readable> {
  const answer = await fetch(url, { signal })
  if (!answer.ok || !answer.body)
    throw new CommandError(`The file could not be fetched from ${url.host}: ${answer.status}`, exit.network)
  return Readable.from(answer.body)
}

/** What a job has written. @throws CommandError for one that has not */
function fileOf(job: BatchJob): { key: string; count: number } {
  const { errors, file_key, count } = job.result ?? {}
  if (job.completed_at && typeof file_key === 'string') return { key: file_key, count: Number(count ?? 0) }
  throw new CommandError(
    `The export ended as ${job.status}`,
    job.canceled_at ? exit.cancelled : exit.unexpected,
    Array.isArray(errors) ? errors.join('\n') : undefined,
  )
}
