import { invalidData, notAllowed, notFound } from '../../errors'
import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'
import { textOfKey } from '../../store/writing/watched-writes'
import { Pace } from './batch-pacing'
import { type FileRowResult, keepRows, type RowCounts, rowError } from './file-rows'
import { type Facts, type JobType, statOf, type Work } from './job-type'
import { changesBefore, changesLeft } from './queries/changes'
import { failedRows, togetherOrEach } from './row-errors'
import { type ImportChange, takeBack } from './take-back'

/**
 * Takes an import back: what it changed is as before, what it made goes, in the reverse of the order in which it was
 * written. What was changed or is in use since stays, and the report of rows says so. What was taken back is taken back
 * once: what is left may be tried again by another job.
 */
export const importUndo: JobType = {
  async prepare(shop, context) {
    const id = undoneJob(context)
    await assertEnded(shop.db, id)
    if ((await changesLeft(shop.db, id)) === 0)
      throw notAllowed(`There is nothing to take back of the job ${id}: it wrote nothing, or was taken back`)
    return context
  },
  async preProcess({ shop, context }) {
    const things = await changesLeft(shop.db, undoneJob(context))
    const stat = statOf('import-undo', 'Things to take back', `${things} things will be as before the import`)
    return { result: { advancement_count: 0, count: things, ...stat } }
  },
  async process(work) {
    const writer = new Undoing(work)
    await writer.run()
    return undefined
  },
}

/** The job that is to be taken back. @throws invalid_data */
export function undoneJob(context: Facts): string {
  const { job_id } = context
  if (typeof job_id !== 'string' || job_id === '')
    throw invalidData('context.job_id must be the id of the import that is to be taken back')
  return job_id
}

async function assertEnded(db: Db, id: string): Promise<void> {
  const { batch_job: t } = db.t
  const job = await db.rowWhere(
    t,
    { id, deleted_at: null },
    { columns: ['completed_at', 'failed_at', 'canceled_at', 'claimed_until'] },
  )
  if (!job) throw notFound('Batch job', id)
  if (!job.completed_at && !job.failed_at && !job.canceled_at)
    throw notAllowed(`The job ${id} is still at work: it can be taken back when it has ended or was canceled`)
}

/** How many changes are read at a time. */
const pageSize = 100

class Undoing {
  private readonly pace = new Pace()
  private readonly id: string
  private readonly counts: RowCounts
  private position: number
  private done: number

  constructor(private readonly work: Work) {
    const { rows, position, advancement_count } = (work.job.result ?? {}) as {
      rows?: RowCounts
      position?: number
      advancement_count?: number
    }
    this.id = undoneJob(work.context)
    this.counts = rows ?? { created: 0, updated: 0, skipped: 0, error: 0 }
    // Those it has passed already are not looked at again: a worker that takes over goes on from here.
    this.position = position ?? Number.MAX_SAFE_INTEGER
    this.done = advancement_count ?? 0
  }

  async run(): Promise<void> {
    const { shop, job } = this.work
    for (;;) {
      const page = await this.page(shop)
      if (page.length === 0) break
      for (const part of inParts(page, () => this.pace.size)) {
        await togetherOrEach(part, (some, refusal) => this.commit(some, refusal))
        this.pace.adapt(weightOf(part))
        await this.work.beat()
      }
    }
    if (this.counts.error > 0) throw await failedRows(shop.db, job.id)
    await shop.transaction((tx) => this.work.complete(tx, { progress: 1 }))
  }

  private page(shop: Shop): Promise<ImportChange[]> {
    return changesBefore(shop.db, this.id, Math.min(this.position, 2 ** 31 - 1), pageSize)
  }

  /** Takes changes back and notes what became of each, in one transaction; with a refusal it is only noted. */
  private async commit(part: readonly ImportChange[], refusal?: Error): Promise<void> {
    const { shop, job } = this.work
    const counts = { ...this.counts }
    const position = part.at(-1)?.position ?? 0
    const done = this.done + part.length
    await shop.transaction(async (tx) => {
      this.pace.begin()
      const { back, refused } = refusal
        ? { back: [], refused: part.map((change) => ({ change, error: refusal })) }
        : await takeBack(tx, part)
      const rows = [
        ...back.map(({ line }) => resultOf(line)),
        ...refused.map(({ change, error }) => resultOf(change.line, error)),
      ].filter((row) => row !== undefined)
      await this.forget(tx, back)
      await keepRows(tx, job.id, await this.news(tx, rows))
      for (const { action } of rows) counts[action] += 1
      const total = Number(job.result?.count ?? 0)
      await this.work.advance(tx, {
        advancement_count: done,
        progress: total > 0 ? Math.min(1, done / total) : 0,
        rows: counts,
        position,
      })
      this.pace.end()
    })
    Object.assign(this.counts, counts)
    this.position = position
    this.done = done
  }

  private async forget(tx: Parameters<typeof takeBack>[0], back: readonly ImportChange[]): Promise<void> {
    const { import_change: t } = tx.t
    if (back.length === 0) return
    await tx.deleteRows(t, { batch_job_id: this.id, position: back.map(({ position }) => position) })
  }

  /** A line is told once, however many things came of it. */
  private async news(tx: Parameters<typeof takeBack>[0], rows: readonly FileRowResult[]) {
    const { batch_job_row: t } = tx.t
    const byLine = new Map(rows.map((row) => [row.line, row]))
    const lines = [...byLine.keys()]
    if (lines.length === 0) return []
    const told = await tx.rowsWhere(t, { batch_job_id: this.work.job.id, line: lines }, { columns: ['line'] })
    for (const { line } of told) byLine.delete(line)
    return [...byLine.values()]
  }
}

/** What is told of a row: nothing of what several share, and of what is of no row only that it stays. */
const resultOf = (line: number | null, error?: Error): FileRowResult | undefined =>
  line === null || (line === 0 && !error)
    ? undefined
    : {
        line,
        action: error ? 'error' : 'updated',
        product_id: null,
        variant_id: null,
        errors: error ? [rowError(error)] : null,
      }

const weightOf = (part: readonly ImportChange[]) => part.reduce((sum, { rows }) => sum + rows.length, 0)

/** Changes until they are about so many rows; no row twice in a part, as its latest change goes back first. */
function* inParts(changes: readonly ImportChange[], most: () => number): Generator<ImportChange[]> {
  let part: ImportChange[] = []
  let weight = 0
  let met = new Set<string>()
  for (const change of changes) {
    const names = change.rows.map(({ table, key }) => `${table} ${textOfKey(key)}`)
    const isFull = weight + names.length > most() || names.some((name) => met.has(name))
    if (part.length > 0 && isFull) {
      yield part
      part = []
      weight = 0
      met = new Set()
    }
    part.push(change)
    weight += names.length
    for (const name of names) met.add(name)
  }
  if (part.length > 0) yield part
}
