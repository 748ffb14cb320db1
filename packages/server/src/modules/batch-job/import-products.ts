import { ShopError } from '../../errors'
import { Pace } from './batch-pacing'
import { checkProducts } from './check-products'
import { type FileRowResult, keepRows, progressWith, rowError } from './file-rows'
import { fileKeyOf, removeUpload, withUpload } from './import-file'
import { recordImport } from './import-records'
import type { Facts, JobType, Work } from './job-type'
import { planBlock, type Step } from './plan-product-block'
import { inChunks, type ProductBlock } from './product-blocks'
import { progressOf } from './queries/rows'
import { readProductRows } from './read-product-rows'
import { assertNoOptions } from './record-options'
import { failedRows, refusalOfRow } from './row-errors'
import { readKnown, weightOf, writeSteps } from './write-product-steps'

/**
 * Takes in products and variants from a file with a row for each variant. Every row is looked at before anything is
 * written: a file with a wrong row is not taken in. Then rows are written in short transactions, each of which also
 * notes how far the work has come: it goes on from there after a crash, and shoppers' writes find their turn between.
 * With a `format` in its context a file of another make is read, where by choice damaged rows are left out.
 */
export const productImport: JobType = {
  async prepare(shop, context) {
    if (hasFormat(context)) return records.prepare(shop, context)
    fileKeyOf(context)
    assertNoOptions(context, 'a product file of v1')
    return context
  },
  preProcess: (work) =>
    hasFormat(work.context)
      ? records.preProcess(work)
      : withUpload(work, (path) => checkProducts(work, path)),
  async process(work) {
    if (hasFormat(work.context)) return records.process(work)
    await withUpload(work, (path) => takeIn(work, path))
    await removeUpload(work)
    return undefined
  },
}

const records = recordImport('product')
const hasFormat = ({ format }: Facts) => format !== undefined

/** How many rows are read at a time. */
const chunkRows = 200

async function takeIn(work: Work, path: string): Promise<void> {
  const { shop, job } = work
  const progress = await progressOf(shop.db, job.id)
  const writer = new ProductWriter(work, progress)
  for await (const chunk of inChunks(readProductRows(work, path, progress.line), chunkRows))
    await writer.write(chunk)
  if (progress.counts.error > 0) throw await failedRows(shop.db, job.id)
  await shop.transaction((tx) => work.complete(tx, writer.told()))
}

/** A product with what has to be written for it, or why it cannot be. */
type Planned = { block: ProductBlock } & ({ step: Step } | { error: ShopError })

class ProductWriter {
  private readonly pace = new Pace()

  constructor(
    private readonly work: Work,
    private readonly done: Awaited<ReturnType<typeof progressOf>>,
  ) {}

  /** Writes the products of a chunk in their order, in as many transactions as their work needs. */
  async write(chunk: readonly ProductBlock[]): Promise<void> {
    const known = await readKnown(this.work.shop.db, chunk, this.done.written)
    let part: Planned[] = []
    let weight = 0
    for (const block of chunk) {
      const planned = attempt(block, () => planBlock(block, known))
      const own = 'step' in planned ? weightOf(planned.step) : 1
      if (part.length > 0 && weight + own > this.pace.size) {
        await this.measured(part, weight)
        part = []
        weight = 0
      }
      part.push(planned)
      weight += own
    }
    if (part.length > 0) await this.measured(part, weight)
  }

  told() {
    const { written, variants, counts } = this.done
    const operations = written.size + variants
    return { count: operations, advancement_count: operations, progress: 1, rows: counts }
  }

  private async measured(part: readonly Planned[], weight: number): Promise<void> {
    await this.commit(part)
    this.pace.adapt(weight)
    await this.work.beat()
  }

  /** All in one transaction; when one of them is refused, each in its own, to find out which. */
  private async commit(part: readonly Planned[]): Promise<void> {
    const steps = part.flatMap((planned) => ('step' in planned ? planned.step : []))
    const rows = part.flatMap(resultsOf)
    const { written } = this.done
    const counts = { ...this.done.counts }
    for (const { action } of rows) counts[action] += 1
    const variants = this.done.variants + rows.filter(({ variant_id }) => variant_id !== null).length
    const products = written.size + steps.filter(({ handle }) => !written.has(handle)).length
    try {
      await this.work.write(async (tx) => {
        this.pace.begin()
        await writeSteps(tx, steps)
        await keepRows(tx, this.work.job.id, rows)
        await this.work.advance(tx, progressWith(products + variants, counts, this.work))
        this.pace.end()
      })
    } catch (error) {
      const refusal = refusalOfRow(error)
      if (!refusal || steps.length === 0) throw error
      if (part.length > 1) for (const one of part) await this.commit([one])
      else for (const { block } of part) await this.commit([{ block, error: refusal }])
      return
    }
    Object.assign(this.done.counts, counts)
    this.done.variants = variants
    for (const step of steps) {
      const [row] = step.results
      if (row) written.set(step.handle, row.product_id)
    }
  }
}

function attempt(block: ProductBlock, plan: () => Step): Planned {
  try {
    return { block, step: plan() }
  } catch (error) {
    if (error instanceof ShopError) return { block, error }
    throw error
  }
}

const resultsOf = (planned: Planned): FileRowResult[] =>
  'step' in planned
    ? planned.step.results
    : planned.block.rows.map(({ line }) => ({
        line,
        action: 'error',
        product_id: null,
        variant_id: null,
        errors: [rowError(planned.error)],
      }))
