import { ChangeRecorder } from '../modules/batch-job/record-changes'
import { imageCopier } from '../modules/import/copy-images'
import type { ReadRecord } from '../modules/import/formats/format'
import { formatById, formatOf } from '../modules/import/formats/formats'
import { sampleOf } from '../modules/import/formats/sample'
import type { ImportProblem } from '../modules/import/imported-product'
import { settingsFor } from '../modules/import/lookups'
import type { PlannedBatch, RecordResult, WriteSettings } from '../modules/import/record-writer'
import { safeHtml } from '../modules/import/safe-html'
import { openProductWriter } from '../modules/import/writers/product-writer'
import type { Shop } from '../shop'
import { watchedBy } from '../store/writing/watched-writes'

export interface ImportOptions
  extends Partial<Pick<WriteSettings, 'images' | 'match' | 'onConflict' | 'publish'>> {
  format?: string
  currency?: string
  location?: string
  /** Lets pictures be fetched over plain http and from this network. */
  allowLocal?: boolean
  dryRun?: boolean
  /** The id of a job to be made, under which what is written is kept, so that it can be taken back. */
  job?: string
}

export type ImportReport = Record<
  RecordResult['action'] | 'rows' | 'products' | 'variants' | 'images',
  number
> & {
  results: RecordResult[]
  problems: ImportProblem[]
}

/** Takes a file of products in by the writer, as a job does: batch by batch, and one by one where a batch is refused. */
export async function importProducts(
  shop: Shop,
  path: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const source = { path, name: path }
  const format = (options.format && formatById(options.format)) || formatOf(await sampleOf(source))
  const settings: WriteSettings = {
    ...(await settingsFor(shop.db, options)),
    match: 'handle',
    onConflict: 'update',
    images: 'link',
    publish: false,
    isLook: options.dryRun,
    ...options,
  }
  const { allowLocal, job } = options
  const recorder = job === undefined ? undefined : await recorderFor(shop, job)
  const writer = openProductWriter(
    shop,
    settings,
    settings.images === 'download' ? imageCopier(shop, { allowLocal }) : undefined,
  )
  const report = emptyReport()
  const take = async (some: readonly ReadRecord[]): Promise<void> => {
    const records = some.flatMap(({ record }) => (record?.kind === 'product' ? record : []))
    const batch = await writer.plan(records)
    if (!options.dryRun) report.problems.push(...((await batch.prepare?.()) ?? []))
    const refusal = options.dryRun ? undefined : await watchedBy(recorder, () => written(shop, batch))
    if (refusal && records.length > 1) {
      for (const one of some) await take([one])
      return
    }
    if (refusal) await batch.abandon?.()
    for (const result of batch.results) {
      report.results.push(result)
      report[refusal ? 'failed' : result.action] += 1
      report.problems.push(...(result.problems ?? []))
    }
  }
  let batch: ReadRecord[] = []
  try {
    for await (const read of format.read(source, { currency: settings.currency, map: {}, safeHtml })) {
      report.rows += read.rows
      report.problems.push(...read.problems)
      if (read.record?.kind !== 'product') report.failed += 1
      else {
        const { variants, images } = read.record
        report.products += 1
        report.variants += variants.length
        report.images += images.length
        batch.push(read)
      }
      if (batch.length < 50) continue
      await take(batch)
      batch = []
    }
    await take(batch)
  } finally {
    await writer.close?.()
  }
  report.problems.sort((a, b) => a.line - b.line)
  return report
}

async function recorderFor(shop: Shop, id: string): Promise<ChangeRecorder> {
  const completed_at = new Date().toISOString()
  await shop.transaction((tx) =>
    tx.insertRows(tx.t.batch_job, [{ id, type: 'product-import', completed_at }]),
  )
  return ChangeRecorder.of(shop.db, id)
}

/** Writes what was planned, if there is anything; answers why it was refused. */
async function written(shop: Shop, batch: PlannedBatch): Promise<unknown> {
  if (!batch.results.some(({ action }) => action === 'created' || action === 'updated')) return undefined
  try {
    await shop.transaction((tx) => batch.write(tx))
    return undefined
  } catch (error) {
    return error ?? new Error('refused')
  }
}

const emptyReport = (): ImportReport => ({
  rows: 0,
  products: 0,
  variants: 0,
  images: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  failed: 0,
  results: [],
  problems: [],
})
