import { ShopError } from '../../errors'
import type { Subscriber, TimedWork } from '../../events/subscriber'
import { refusalOf } from '../../refusal-of'
import type { Shop } from '../../shop'
import { isDatabaseAway } from '../../store/database/database-errors'
import { writeOrOwe } from '../../store/database/owed-writes'
import { inBackground, turns } from '../../store/database/turns'
import { now } from '../../store/schema/ids'
import { watchedBy } from '../../store/writing/watched-writes'
import { type BatchJobRow, type Facts, JobStopped, type Work } from './job-type'
import { jobTypeOf } from './job-type-of'
import { withModestHeap } from './modest-heap'
import { noteImport } from './note-import'
import {
  claimJob,
  isHeld,
  keepJob,
  releaseJob,
  type WaitingJob,
  waitingJob,
  waitingJobs,
  writeJob,
} from './queries'
import { ChangeRecorder } from './record-changes'
import { RowErrors } from './row-errors'
import { forgetWorker, workerName } from './worker-name'

/** How long a worker may be silent before another takes its job over, and how often it speaks, in ms. */
const lease = 30_000
const heartbeat = 5_000
/** How often a job may be taken up without getting anywhere, before it is given up. */
const tries = 5
/** How often progress is written and a cancellation looked for, in ms. */
const lookEvery = 400

const stopping = new Set<string>()
/** Tells a worker of this process that its job is being canceled. */
export const stopJob = (id: string) => stopping.add(id)

const closing = new WeakSet<Shop>()
/** Lets go of the job in hand and takes no other: another instance, or the next start, takes them up. */
export async function stopJobs(shop: Shop): Promise<void> {
  closing.add(shop)
  await Promise.all([...(queues.get(shop)?.values() ?? [])].map(({ tail }) => tail))
}

type Lines = Map<Line, { tail: Promise<void>; waiting: Set<string> }>
const queues = new WeakMap<Shop, Lines>()

/**
 * Puts a job in line: one at a time of each line in each process, so that batch work never takes the shop's whole
 * strength.
 */
export function enqueueJob(shop: Shop, id: string, line: Line = 'files'): Promise<void> {
  const lines: Lines = queues.get(shop) ?? new Map()
  queues.set(shop, lines)
  const queue = lines.get(line) ?? { tail: Promise.resolve(), waiting: new Set<string>() }
  lines.set(line, queue)
  if (queue.waiting.has(id)) return queue.tail
  queue.waiting.add(id)
  queue.tail = queue.tail
    .then(() => {
      queue.waiting.delete(id)
      return shop.engine.detached(() => workOnJob(shop, id))
    })
    .catch((error) => shop.log.error({ err: error, batch_job: id }, 'a batch job could not be worked on'))
  return queue.tail
}

/** Does what a job has to be done now, if no other worker is at it: looks at it, and when it is confirmed does it. */
export async function workOnJob(shop: Shop, id: string): Promise<void> {
  if (closing.has(shop)) return
  const worker = workerName()
  try {
    const job = await shop.transaction((tx) => claimJob(tx, id, worker, lease))
    if (job) await inBackground(() => hold(shop, job, worker))
  } finally {
    forgetWorker(worker)
    stopping.delete(id)
  }
}

/** Works on a job under its lease, whatever comes of it. */
async function hold(shop: Shop, job: BatchJobRow, worker: string): Promise<void> {
  const { id } = job
  let beating = false
  const timer = setInterval(() => {
    if (beating) return
    beating = true
    shop
      .transaction((tx) => keepJob(tx, id, worker, lease))
      .catch((error) => shop.log.warn({ err: error, batch_job: id }, 'a batch job could not renew its lease'))
      .finally(() => {
        beating = false
      })
  }, heartbeat)
  timer.unref()
  try {
    if (job.attempts > tries) throw new ShopError('unexpected_state', givenUp)
    await withModestHeap(() => run(workOf(shop, job, worker), worker))
  } catch (error) {
    const release = (ofOwnWill: boolean) =>
      writeOrOwe(shop, () => shop.transaction((tx) => releaseJob(tx, id, worker, ofOwnWill)))
    if (error instanceof JobStopped) await release(true)
    else if (isPassing(error)) {
      shop.log.warn({ err: error, batch_job: id }, 'a batch job was interrupted and will be taken up again')
      // A database that comes and goes is no reason to give a job up.
      await release(isDatabaseAway(error))
    } else await fail(shop, job, worker, error)
  } finally {
    clearInterval(timer)
  }
}

const givenUp = `The job was started ${tries} times, and each time the server stopped before it got any further`

/** The database is away or busy: nothing is wrong with the job. */
function isPassing(error: unknown): boolean {
  const type = refusalOf(error)?.type
  return type === 'unavailable' || type === 'conflict'
}

async function run(work: Work, worker: string): Promise<void> {
  const { shop, job } = work
  const type = await jobTypeOf(job.type)
  const write = async (changes: Partial<BatchJobRow>, ...events: string[]) => {
    if (!(await shop.transaction((tx) => writeJob(tx, job.id, worker, changes, events))))
      throw new JobStopped()
    Object.assign(job, changes)
  }
  if (!job.pre_processed_at) {
    const { context, result } = await type.preProcess(work)
    const changes = { context: { ...work.context, ...context }, result, pre_processed_at: now() }
    work.context = changes.context
    if (job.dry_run)
      return write({ ...changes, claimed_by: null, claimed_until: null }, 'batch.pre_processed')
    await write({ ...changes, confirmed_at: now() }, 'batch.pre_processed', 'batch.confirmed')
  }
  await write({ processing_at: now() }, 'batch.processing')
  const result = await type.process(work)
  if (result) await shop.transaction((tx) => work.complete(tx, result))
}

function workOf(shop: Shop, job: BatchJobRow, worker: string): Work {
  let looked = 0
  let recording: Promise<ChangeRecorder> | undefined
  return {
    shop,
    job,
    context: job.context ?? {},
    async write(change) {
      recording ??= ChangeRecorder.of(shop.db, job.id)
      return watchedBy(await recording, () => shop.transaction(change))
    },
    async beat(progress) {
      // Rows may be read and checked for long without a question to the database.
      await turns.toWrite()
      if (stopping.has(job.id) || closing.has(shop)) throw new JobStopped()
      if (Date.now() - looked < lookEvery) return
      looked = Date.now()
      if (!progress) {
        if (!(await isHeld(shop.db, job.id, worker))) throw new JobStopped()
        return
      }
      const result = { ...job.result, ...progress }
      if (!(await shop.transaction((tx) => writeJob(tx, job.id, worker, { result })))) throw new JobStopped()
      job.result = result
    },
    async advance(tx, progress) {
      const result = { ...job.result, ...progress }
      const claimed_until = new Date(Date.now() + lease).toISOString()
      if (!(await writeJob(tx, job.id, worker, { result, claimed_until, attempts: 0 })))
        throw new JobStopped()
      tx.afterCommit(() => {
        job.result = result
      })
    },
    async complete(tx, result) {
      const changes = {
        result: { ...job.result, ...result },
        completed_at: now(),
        claimed_by: null,
        claimed_until: null,
      }
      if (!(await writeJob(tx, job.id, worker, changes, ['batch.completed']))) throw new JobStopped()
      await noteImport(tx, job, 'completed', changes.result)
    },
  }
}

async function fail(shop: Shop, job: BatchJobRow, worker: string, error: unknown): Promise<void> {
  const known = error instanceof ShopError
  if (!known) shop.log.error({ err: error, batch_job: job.id }, 'a batch job failed')
  const result: Facts = job.result ?? {}
  const told =
    error instanceof RowErrors
      ? error.rows
      : [known ? error.message : 'The job failed for a reason inside the shop; its log says more']
  const errors = [...((result.errors as unknown[]) ?? []), ...told]
  await shop.transaction(async (tx) => {
    const changes = { result: { ...result, errors }, failed_at: now(), claimed_by: null, claimed_until: null }
    if (await writeJob(tx, job.id, worker, changes, ['batch.failed']))
      await noteImport(tx, job, 'failed', result)
  })
}

/** Where jobs wait: a look at many that somebody sits before waits for no import, nor for what is being done to others. */
type Line = 'files' | 'changes' | 'looks'
const lineOf = ({ type, dry_run, pre_processed_at }: WaitingJob): Line =>
  !type.endsWith('-change') ? 'files' : dry_run && !pre_processed_at ? 'looks' : 'changes'

/** Takes jobs up as soon as they are created or confirmed. The event is done when the job is in line. */
export const batchJobs: Subscriber = {
  id: 'batch-jobs',
  events: ['batch.created', 'batch.confirmed'],
  handle: async (shop, event) => {
    const { id } = event.data as { id: string }
    const job = await waitingJob(shop.db, id)
    if (job) void enqueueJob(shop, id, lineOf(job))
  },
}

/** Puts in line what nobody is at: jobs a stopped process left. */
export async function takeUpJobs(shop: Shop): Promise<void> {
  for (const job of await waitingJobs(shop.db)) void enqueueJob(shop, job.id, lineOf(job))
}

/** Takes up what another instance left. */
export const waitingBatchJobs: TimedWork = {
  id: 'waiting-batch-jobs',
  every: 10_000,
  run: takeUpJobs,
}
