import { ShopError } from '../../errors'
import { refusalOf } from '../../refusal-of'
import type { Shop } from '../../shop'
import { turns } from '../../store/database/turns'
import type { Format, ReadRecord, Source } from '../import/formats/format'
import type { ImportProblem } from '../import/imported-product'
import type { ImportedRecord, ImportKind } from '../import/imported-record'
import { settingsFor } from '../import/lookups'
import type { OpenWriter, PlannedBatch, RecordWriter } from '../import/record-writer'
import { recordWriters } from '../import/writers/writers'
import { Pace, ProductPace } from './batch-pacing'
import { keepRows, type RowCounts, taken } from './file-rows'
import { JobStopped, type Work } from './job-type'
import { lineCount } from './line-count'
import { fitted } from './record-fitting'
import { formatOfFile, sourceOf } from './record-format'
import { optionsOf, type RecordOptions } from './record-options'
import { firstRepeat } from './record-repeats'
import { type Item, none, refusedItem, rowOf, withResults } from './record-rows'
import { counted, type Tally, tallyOf } from './record-tally'
import { refusalOfRow } from './row-errors'

/** How many records with errors a look keeps with their reasons. */
const most = 1000

/** What is written of rows that hold no record. */
const nothing: PlannedBatch = { results: [], write: async () => {} }

/**
 * Takes the records of a file in, whatever their kind: they are read, planned in batches, and each batch is written in
 * one transaction with what became of its rows and how far the file has come. A batch that is refused is planned and
 * written record by record. A look plans the same way and writes nothing of it.
 */
export class RecordImport {
  private readonly pace = new Pace()
  private readonly productPace: ProductPace
  /** Handles of products and the lines they stand on: their rows stand together. */
  private readonly handles = new Map<string, number>()
  private batch: Item[] = []

  private constructor(
    private readonly work: Work,
    private readonly source: Source,
    private readonly kind: ImportKind,
    private readonly isLook: boolean,
    readonly format: Format,
    private readonly options: RecordOptions,
    private readonly writer: OpenWriter,
    private readonly currency: string,
    /** How many lines the file has, as far as it has lines. */
    private readonly lines: number,
    public tally: Tally,
    public counts: RowCounts,
    /** Up to which line everything is done. */
    private position: number,
  ) {
    this.productPace = new ProductPace(work.shop.engine, turns)
  }

  /** Opens a file; a worker that takes a job over goes on where the one before came to. @throws invalid_data */
  static async open(work: Work, path: string, kind: ImportKind, isLook: boolean): Promise<RecordImport> {
    const { shop, job } = work
    const options = optionsOf(work.context)
    const source = sourceOf(path)
    const format = await formatOfFile(source, options, kind)
    const settings = await settingsFor(shop.db, options)
    const before = isLook ? {} : (job.result ?? {})
    const { match = 'handle', on_conflict: onConflict, images = 'link', publish = false } = options
    const opener = recordWriters[kind] as RecordWriter
    const writer = opener.open(shop, { ...settings, match, onConflict, images, publish, isLook })
    const counts = { ...none(), ...(before.rows as RowCounts | undefined) }
    return new RecordImport(
      work,
      source,
      kind,
      isLook,
      format,
      options,
      writer,
      settings.currency,
      await lineCount(path),
      tallyOf(before),
      counts,
      Number(before.position ?? 0),
    )
  }

  /** Goes through the file to its end. @throws not_allowed at more errors than were allowed */
  async run(): Promise<void> {
    const { safeHtml } = await import('../import/safe-html')
    const { currency, options, source } = this
    try {
      for await (const read of this.format.read(source, { currency, map: options.map ?? {}, safeHtml })) {
        const item = this.itemOf(read)
        if (read.line <= this.position) continue
        this.batch.push(item)
        if (this.isFull()) await this.flush()
      }
      await this.flush()
    } finally {
      await this.writer.close?.()
    }
  }

  private isFull(): boolean {
    return this.batch.length >= Math.round(this.kind === 'product' ? this.productPace.size : this.pace.size)
  }

  /** A record as the import wants it, or why it cannot go in. */
  private itemOf(read: ReadRecord): Item {
    const { record, ...rest } = read
    if (!record) return { read, problems: [] }
    const refused = (problem: ImportProblem): Item => ({ read: rest, problems: [problem] })
    if (record.kind !== this.kind)
      return refused({
        line: read.line,
        column: 'Type',
        level: 'error',
        message: `this is no ${this.kind} but a ${record.kind}`,
        hint: 'import it by a file of its own',
      })
    const apart = this.apart(record)
    if (apart) return refused(apart)
    const fit = fitted(record, this.options)
    return 'problem' in fit ? refused(fit.problem) : { read: { ...read, record: fit.record }, problems: [] }
  }

  /** Rows of a product that stand apart from its others cannot go in. */
  private apart(record: ImportedRecord): ImportProblem | undefined {
    if (record.kind !== 'product') return undefined
    const { handle, line } = record
    const first = this.handles.get(handle)
    if (first === undefined) {
      this.handles.set(handle, line)
      return undefined
    }
    return {
      line,
      column: 'Handle',
      level: 'error',
      value: handle,
      message: `other rows of ${handle} stand on line ${first}, apart from these`,
      hint: 'put all rows of a product together',
    }
  }

  private async flush(): Promise<void> {
    const { batch } = this
    this.batch = []
    if (batch.length > 0) await this.take(batch)
  }

  /** Plans records and writes them; what says something of the same thing twice is planned again in between. */
  private async take(items: readonly Item[]): Promise<void> {
    const known = items.filter(({ read }) => read.record)
    const records = known.map(({ read }) => read.record as ImportedRecord)
    const plan = records.length > 0 ? await this.writer.plan(records) : nothing
    const repeat = this.isLook ? records.length : firstRepeat(records, plan.results)
    if (repeat < records.length) {
      await plan.abandon?.()
      const at = items.indexOf(known[repeat] as Item)
      await this.take(items.slice(0, at))
      await this.take(items.slice(at))
      return
    }
    if (this.isLook) await this.note(withResults(items, plan, []))
    else await this.write(items, plan)
    await this.work.beat(this.isLook ? { progress: this.progress() } : undefined)
    const { max_errors } = this.options
    if (!this.isLook && max_errors !== undefined && this.counts.error > max_errors)
      throw new ShopError(
        'not_allowed',
        `${this.counts.error} records could not go in, more than the ${max_errors} that were allowed: the import stops here`,
      )
  }

  private async write(items: readonly Item[], plan: PlannedBatch): Promise<void> {
    const { work } = this
    const prepared = (await plan.prepare?.()) ?? []
    const isWork = plan.results.some(({ action }) => action === 'created' || action === 'updated')
    let after: ReturnType<typeof this.after> | undefined
    try {
      await work.write(async (tx) => {
        this.pace.begin()
        if (isWork || plan.prepare) await plan.write(tx)
        const done = withResults(items, plan, prepared)
        const rows = done.map(rowOf)
        await keepRows(tx, work.job.id, rows)
        after = this.after(done)
        await work.advance(tx, after.progress)
        this.pace.end()
      })
    } catch (error) {
      await plan.abandon?.()
      const refusal = isWork || plan.prepare ? refusalOfRecord(error, work.shop) : undefined
      if (!refusal) throw error
      const [first, ...others] = items
      if (others.length > 0) for (const one of items) await this.take([one])
      else if (first) await this.take([refusedItem(first, refusal)])
      return
    }
    if (after) this.settle(after)
    if (this.kind === 'product') this.productPace.adapt()
    else this.pace.adapt(items.length)
  }

  /** Counts what a look found, and keeps the first records that cannot go in. */
  private async note(items: readonly Item[]): Promise<void> {
    const wrong = items.map(rowOf).filter(({ action }) => action === 'error')
    if (wrong.length > 0 && this.counts.error < most) {
      const { id } = this.work.job
      await this.work.shop.transaction((tx) => keepRows(tx, id, wrong.slice(0, most - this.counts.error)))
    }
    this.settle(this.after(items))
  }

  /** How things stand when these are done, too. */
  private after(items: readonly Item[]) {
    const tally = counted(this.tally, items)
    const counts = { ...this.counts }
    for (const item of items) counts[rowOf(item).action] += 1
    const position = items.at(-1)?.read.line ?? this.position
    const progress = {
      ...tally,
      format: this.format.id,
      advancement_count: taken(counts),
      rows: counts,
      position,
      progress: this.progress(position),
    }
    return { tally, counts, position, progress }
  }

  private settle({ tally, counts, position }: ReturnType<typeof this.after>): void {
    this.tally = tally
    this.counts = counts
    this.position = position
  }

  /** The share of the file that is done; whole only when the job is. */
  private progress(position = this.position): number {
    return this.lines > 1 ? Math.min(0.99, position / this.lines) : 0
  }
}

/** Why a record cannot go in; a mistake of ours keeps one record out and not all. Undefined where no record is to blame. */
function refusalOfRecord(error: unknown, shop: Shop): Error | undefined {
  const known = refusalOf(error)
  if (known || error instanceof JobStopped) return refusalOfRow(error)
  shop.log.error({ err: error }, 'a record of an import could not be written')
  return new ShopError(
    'unexpected_state',
    'it could not be written for a reason inside the shop; its log says more',
  )
}
