import { invalidData, ShopError } from '../../errors'
import { type Copier, imageCopier } from '../import/copy-images'
import type { ReadRecord } from '../import/formats/format'
import type { ImportedProduct, ImportProblem } from '../import/imported-product'
import { type ImportSettings, settingsFor } from '../import/lookups'
import { type WrittenProduct, writeProducts } from '../import/write-products'
import { dropRows, type FileRowResult, keepRows, type RowCounts, taken } from './file-rows'
import { type Facts, statOf, type Work } from './job-type'
import { formatOf, optionsOf, type RecordOptions } from './record-options'
import { doneOf, errorRow, none, rowOf } from './record-rows'

export { recordContext } from './record-options'

/** Few enough that a running shop beside the import never waits long for its turn to write. */
const batchSize = 25
/** How many rows with problems a look keeps with their reasons. */
const most = 1000

/** What a file holds and what became of it, by things. */
interface Tally {
  format: string
  read: number
  products: number
  variants: number
  images: number
  warnings: number
  /** Rows that were left out, also of products that went in. */
  wrong_rows: number
}

/** Reads a whole file and writes none of it: what would become of each product. @throws invalid_data */
export async function lookAtRecords(work: Work, path: string): Promise<{ result: Facts }> {
  const options = optionsOf(work.context)
  const format = await formatOf(path, options)
  // A damaged row is left out when it is met: who asked for neither counts nor certainty need not wait for them.
  const isLook = work.job.dry_run || options.on_error === 'fail'
  const stat = (text: string) => statOf('product-import', 'Products to import', text)
  if (!isLook) return { result: { advancement_count: 0, ...stat(`A file of the make ${format.name}`) } }
  await work.shop.transaction((tx) => dropRows(tx, work.job.id))
  const looking = await RecordImport.of(work, path, true)
  const { counts, tally } = await looking.run()
  if (options.on_error === 'fail' && counts.error > 0)
    throw invalidData(`${counts.error} products of the file cannot go in; nothing was written`)
  return {
    result: {
      ...tally,
      advancement_count: 0,
      count: tally.products,
      would: counts,
      ...stat(`There will be ${counts.created} products created (${counts.updated} updated)`),
    },
  }
}

/** Takes a file in, batch by batch, each with what became of its rows; goes on where a worker before came to. */
export async function takeRecordsIn(work: Work, path: string): Promise<void> {
  const looked = work.job.result?.would !== undefined
  if (looked && !work.job.result?.position)
    await work.shop.transaction(async (tx) => {
      await dropRows(tx, work.job.id)
      await work.advance(tx, { read: 0, products: 0, variants: 0, images: 0, warnings: 0, wrong_rows: 0 })
    })
  const importing = await RecordImport.of(work, path, false)
  const { counts, tally } = await importing.run()
  if (tally.read === 0) throw invalidData('The file has no rows')
  const done = taken(counts)
  await work.shop.transaction((tx) =>
    work.complete(tx, { ...tally, count: done, advancement_count: done, progress: 1, rows: counts }),
  )
}

class RecordImport {
  private readonly handles = new Map<string, number>()
  private batch: ReadRecord[] = []

  private constructor(
    private readonly work: Work,
    private readonly path: string,
    private readonly options: RecordOptions,
    private readonly settings: ImportSettings,
    private readonly dryRun: boolean,
    private readonly copier: Copier | undefined,
    readonly tally: Tally,
    readonly counts: RowCounts,
    /** Up to which line everything was done, and which lines after it. */
    private position: number,
    private readonly done: ReadonlySet<number>,
  ) {}

  static async of(work: Work, path: string, dryRun: boolean): Promise<RecordImport> {
    const { shop, job } = work
    const options = optionsOf(work.context)
    const format = await formatOf(path, options)
    const settings = await settingsFor(shop.db, options)
    const before = dryRun ? {} : (job.result ?? {})
    const number = (name: string) => Number((before as Facts)[name] ?? 0)
    const position = number('position')
    const tally: Tally = {
      format: format.id,
      read: number('read'),
      products: number('products'),
      variants: number('variants'),
      images: number('images'),
      warnings: number('warnings'),
      wrong_rows: number('wrong_rows'),
    }
    const copier = options.images === 'download' && !dryRun ? imageCopier(shop) : undefined
    const { counts, lines } = dryRun
      ? { counts: none(), lines: new Set<number>() }
      : await doneOf(shop.db, job.id, position)
    return new RecordImport(work, path, options, settings, dryRun, copier, tally, counts, position, lines)
  }

  async run(): Promise<{ counts: RowCounts; tally: Tally }> {
    const { safeHtml } = await import('../import/safe-html')
    const format = await formatOf(this.path, this.options)
    const source = { path: this.path, name: 'The file' }
    try {
      for await (const read of format.read(source, { currency: this.settings.currency, map: {}, safeHtml })) {
        const again = this.apart(read)
        if (read.line <= this.position) continue
        this.tally.read += read.rows
        if (!this.done.has(read.line)) this.batch.push(again ?? read)
        if (this.batch.length >= batchSize) await this.flush()
      }
      await this.flush()
    } finally {
      await this.copier?.close()
    }
    return { counts: this.counts, tally: this.tally }
  }

  /** Rows of a product that stand apart from its others cannot go in. */
  private apart(read: ReadRecord): ReadRecord | undefined {
    if (read.record?.kind !== 'product') return undefined
    const { handle } = read.record
    const first = this.handles.get(handle)
    if (first === undefined) {
      this.handles.set(handle, read.line)
      return undefined
    }
    const problem: ImportProblem = {
      line: read.line,
      column: 'Handle',
      level: 'error',
      value: handle,
      message: `other rows of ${handle} stand on line ${first}, apart from these`,
      hint: 'put all rows of a product together',
    }
    return { line: read.line, rows: read.rows, problems: [problem] }
  }

  private async flush(): Promise<void> {
    const { batch, work } = this
    const last = batch.at(-1)
    if (!last) return
    this.batch = []
    const products = batch.flatMap(({ record }) => (record?.kind === 'product' ? record : []))
    if (this.options.publish) for (const product of products) product.status = 'published'
    const problems = batch.flatMap((read) => read.problems)
    const written: WrittenProduct[] = []
    const result = await writeProducts(
      { ...work.shop, transaction: this.dryRun ? work.shop.transaction : work.write },
      products,
      this.settings,
      {
        dryRun: this.dryRun,
        onConflict: this.options.on_conflict,
        images: this.options.images === 'skip' ? undefined : (this.copier ?? 'link'),
        onWritten: async (tx, some, told) => {
          await keepRows(
            tx,
            work.job.id,
            some.map((one) => rowOf(one, [...problems, ...told])),
          )
          await work.advance(tx, {})
          tx.afterCommit(() => written.push(...some))
        },
      },
    )
    problems.push(...result.problems)
    const refused = [...result.refused, ...batch.flatMap((read) => (read.record ? [] : { line: read.line }))]
    const rest = [
      ...result.kept.map((one) => rowOf(one, problems)),
      ...refused.map(({ line }) => errorRow(line, problems)),
    ]
    this.count(products, result, refused.length, problems)
    await this.note(last.line, rest)
    await work.beat()
    const { max_errors } = this.options
    if (!this.dryRun && max_errors !== undefined && this.counts.error > max_errors)
      throw new ShopError(
        'not_allowed',
        `${this.counts.error} products could not go in, more than the ${max_errors} that were allowed: the import stops here`,
      )
  }

  private count(
    products: readonly ImportedProduct[],
    result: Awaited<ReturnType<typeof writeProducts>>,
    refused: number,
    problems: readonly ImportProblem[],
  ): void {
    this.tally.products += products.length
    this.tally.variants += products.reduce((sum, { variants }) => sum + variants.length, 0)
    this.tally.images += products.reduce((sum, { images }) => sum + images.length, 0)
    this.tally.warnings += problems.filter(({ level }) => level === 'warning').length
    this.tally.wrong_rows += problems.filter(({ level }) => level === 'error').length
    this.counts.created += result.created
    this.counts.updated += result.updated
    this.counts.skipped += result.unchanged + result.skipped
    this.counts.error += refused
  }

  /** Notes that everything up to a line is done. */
  private async note(line: number, rest: readonly FileRowResult[]): Promise<void> {
    const { work } = this
    this.position = line
    await work.shop.transaction(async (tx) => {
      if (!this.dryRun) await keepRows(tx, work.job.id, rest)
      else if (this.counts.error <= most)
        await keepRows(
          tx,
          work.job.id,
          rest.filter(({ action }) => action === 'error'),
        )
      if (!this.dryRun)
        await work.advance(tx, {
          ...this.tally,
          advancement_count: taken(this.counts),
          rows: { ...this.counts },
          position: line,
        })
    })
  }
}
