import { invalidData, notFound, type ShopError } from '../../errors'
import type { Shop } from '../../shop'
import { findOne } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { pricesOfList } from '../price-list/queries'
import { setListPrices } from '../price-list/set-list-prices'
import { lockList } from '../price-list/write-price-list'
import { removePrices } from '../pricing/write-prices'
import { Pace } from './batch-pacing'
import {
  dropRows,
  type FileRowResult,
  keepRows,
  progressWith,
  type RowCounts,
  rowError,
  taken,
} from './file-rows'
import { fileKeyOf, removeUpload, withUpload } from './import-file'
import { type Facts, type JobType, statOf, type Work } from './job-type'
import { progressOf, writtenVariants } from './queries/rows'
import { type PriceRow, readPriceRows } from './read-price-rows'
import { assertNoOptions } from './record-options'
import { failedRows, refusalOfRow, rowErrors } from './row-errors'

/** How many wrong rows are kept with their reasons. */
const mostWrong = 1000

/**
 * Replaces all prices of a price list by those of a file. As with products, every row is looked at before the first is
 * written, and then rows are written in short transactions that note how far the work has come. A variant has its old
 * prices or its new ones, never both; those the file does not name go when all others are in.
 */
export const priceListImport: JobType = {
  async prepare(shop, context) {
    fileKeyOf(context)
    assertNoOptions(context, 'a price list of v1')
    await assertList(shop, listOf(context))
    return context
  },
  preProcess: (work) => withUpload(work, (path) => checkPrices(work, path)),
  async process(work) {
    await assertList(work.shop, listOf(work.context))
    await withUpload(work, (path) => takeIn(work, path))
    await removeUpload(work)
    return undefined
  },
}

function listOf(context: Facts): string {
  const { price_list_id: id } = context
  if (typeof id !== 'string' || id === '')
    throw invalidData('context.price_list_id must be the id of a price list')
  return id
}

async function assertList(shop: Shop, id: string) {
  if (!(await findOne(shop.db, 'price_list', id, shapeOf([], ['id'])))) throw notFound('PriceList', id)
}

/** Looks at every row of a file and writes no price. @throws RowErrors with each row that is wrong */
async function checkPrices(work: Work, path: string): Promise<{ result: Facts }> {
  const errors = rowErrors()
  const wrong: FileRowResult[] = []
  let count = 0
  let prices = 0
  for await (const chunk of readPriceRows(work, path)) {
    count += chunk.length
    for (const row of chunk) {
      if ('prices' in row) {
        prices += row.prices.length
        continue
      }
      errors.add(row.line, row.error.message)
      if (wrong.length < mostWrong) wrong.push(refused(row.line, row.error))
    }
  }
  await work.shop.transaction(async (tx) => {
    // A worker that stopped here before may have kept some.
    await dropRows(tx, work.job.id)
    await keepRows(tx, work.job.id, wrong)
  })
  errors.settle()
  if (count === 0) throw invalidData('The file has no rows')
  const stat = statOf(
    'price-list-import',
    'PriceList to import',
    `${prices} prices of ${count} rows will be added to the list; its other prices go`,
  )
  const operations = { PRICE_LIST_PRICE_CREATE: count }
  return { result: { advancement_count: 0, count, operations, ...stat } }
}

const refused = (line: number, error: ShopError): FileRowResult => ({
  line,
  action: 'error',
  product_id: null,
  variant_id: null,
  errors: [rowError(error)],
})

async function takeIn(work: Work, path: string): Promise<void> {
  const { shop, job } = work
  const progress = await progressOf(shop.db, job.id)
  const writer = new PriceWriter(work, progress.counts, await writtenVariants(shop.db, job.id))
  for await (const chunk of readPriceRows(work, path, progress.line)) await writer.write(chunk)
  if (progress.counts.error > 0) throw await failedRows(shop.db, job.id)
  await writer.removeOthers()
  const done = taken(progress.counts)
  await shop.transaction((tx) =>
    work.complete(tx, { count: done, advancement_count: done, progress: 1, rows: progress.counts }),
  )
}

class PriceWriter {
  private readonly pace = new Pace()

  constructor(
    private readonly work: Work,
    private readonly counts: RowCounts,
    private readonly written: Set<string>,
  ) {}

  /** Writes rows in their order, in as many transactions as their work needs. */
  async write(chunk: readonly PriceRow[]): Promise<void> {
    let at = 0
    while (at < chunk.length) {
      const part = chunk.slice(at, at + Math.round(this.pace.size))
      await this.commit(part)
      this.pace.adapt(part.length)
      at += part.length
      await this.work.beat()
    }
  }

  /** Takes away what the file does not name, page by page. */
  async removeOthers(): Promise<void> {
    const { shop, context } = this.work
    const list = listOf(context)
    let after = ''
    for (;;) {
      const page = await pricesOfList(shop.db, list, after)
      const last = page.at(-1)
      if (!last) return
      const gone = page.filter(({ variant_id }) => !variant_id || !this.written.has(variant_id))
      if (gone.length > 0)
        await this.work.write(async (tx) => {
          await removePrices(
            tx,
            gone.map(({ id }) => id),
          )
          await this.work.advance(tx, {})
        })
      after = last.id
      await this.work.beat()
    }
  }

  /** All in one transaction; when a row of them is refused, each in its own, to find out which. */
  private async commit(part: readonly PriceRow[]): Promise<void> {
    const { job, context } = this.work
    const named = new Set<string>()
    const counts = { ...this.counts }
    let listIsGone: unknown
    try {
      await this.work.write(async (tx) => {
        this.pace.begin()
        const list = listOf(context)
        await lockList(tx, list).catch((error) => {
          listIsGone = error
          throw error
        })
        const rows = await this.writeRows(part, (wanted) => setListPrices(tx, list, wanted))
        await keepRows(tx, job.id, rows)
        for (const { action, variant_id } of rows) {
          counts[action] += 1
          if (variant_id) named.add(variant_id)
        }
        await this.work.advance(tx, progressWith(taken(counts), counts, this.work))
        this.pace.end()
      })
    } catch (error) {
      const refusal = refusalOfRow(error)
      if (!refusal || error === listIsGone || !part.some((row) => 'prices' in row)) throw error
      if (part.length > 1) for (const row of part) await this.commit([row])
      else for (const { line } of part) await this.commit([{ line, error: refusal }])
      return
    }
    Object.assign(this.counts, counts)
    for (const id of named) this.written.add(id)
  }

  /** A variant that the file names again gets more prices; at its first row the old ones go. */
  private async writeRows(
    part: readonly PriceRow[],
    write: (wanted: Parameters<typeof setListPrices>[2]) => ReturnType<typeof setListPrices>,
  ): Promise<FileRowResult[]> {
    const wanted = new Map<string, Parameters<typeof setListPrices>[2][number]>()
    for (const row of part) {
      if (!('prices' in row)) continue
      const { id } = row.variant
      const known = wanted.get(id)
      if (known) known.prices.push(...row.prices)
      else wanted.set(id, { variant_id: id, prices: [...row.prices], isMore: this.written.has(id) })
    }
    const became = await write([...wanted.values()])
    return part.map((row) =>
      'prices' in row
        ? {
            line: row.line,
            action: became.get(row.variant.id) ?? 'updated',
            product_id: row.variant.product_id,
            variant_id: row.variant.id,
          }
        : refused(row.line, row.error),
    )
  }
}
