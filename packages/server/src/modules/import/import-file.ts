import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { invalidData } from '../../errors'
import type { Db, Shop } from '../../shop'
import { whenBack } from '../../store/when-back'
import { imageCopier } from './copy-images'
import { type CsvRow, readCsv } from './csv'
import type { ImportedProduct, ImportProblem } from './imported-product'
import { settingsFor } from './lookups'
import { shopifyProduct } from './shopify'
import { readerOf, type ShopifyHeader, shopifyHeader } from './shopify-columns'
import { type WriteOptions, writeProducts } from './write-products'

export interface ImportOptions {
  /** Of the prices in the file; the store's default without it. */
  currency?: string
  /** The stock location that the file counts; without it the one the default channel sells from. */
  location?: string
  /**
   * `link` (the default) shows pictures from where they are, `download` makes the shop keep a copy of each, fetched
   * once and again when it changed there, `skip` takes none and leaves those of known products alone.
   */
  images?: 'link' | 'download' | 'skip'
  /** Lets pictures be fetched over plain http and from this network: for tests. */
  allowLocal?: boolean
  dryRun?: boolean
  onConflict?: 'update' | 'skip' | 'fail'
  onProgress?: (progress: { rows: number; products: number }) => void
}

export interface ImportReport {
  rows: number
  products: number
  variants: number
  images: number
  created: number
  updated: number
  unchanged: number
  skipped: number
  /** Products that could not go in. */
  failed: number
  problems: ImportProblem[]
}

/** Few enough that a running shop beside the import never waits long for its turn to write. */
const batchSize = 50

/**
 * Imports a Shopify product export. Rows of a handle make one product; products known by their handle are brought up
 * to date, so that importing the same file again changes nothing. A damaged row is reported with line, column and
 * reason, and the rest goes in. Stock is counted at a location where the shop sells from one.
 * @throws invalid_data for a file that is no such export, an unknown currency or location
 */
export async function importFile(
  shop: Shop,
  file: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const images =
    options.images === 'skip'
      ? undefined
      : options.images === 'download'
        ? imageCopier(shop, { allowLocal: options.allowLocal })
        : 'link'
  try {
    return await takeIn(shop, file, options, images)
  } finally {
    if (images && images !== 'link') await images.close()
  }
}

async function takeIn(
  shop: Shop,
  file: string,
  options: ImportOptions,
  images: WriteOptions['images'],
): Promise<ImportReport> {
  const settings = await settingsFor(shop.db, options)
  const report: ImportReport = {
    rows: 0,
    products: 0,
    variants: 0,
    images: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    failed: 0,
    problems: [],
  }
  const owners = await codeOwners(shop.db)
  const taken = { sku: new Map<string, string>(), barcode: new Map<string, string>() }
  const seen = new Map<string, number>()
  let batch: ImportedProduct[] = []
  const { safeHtml } = await import('./safe-html')
  const flush = async () => {
    if (batch.length === 0) return
    const write = () =>
      writeProducts(shop, batch, settings, {
        dryRun: options.dryRun,
        onConflict: options.onConflict ?? 'update',
        images,
      })
    const onWait = (error: unknown) => shop.log.warn({ err: error }, 'the import waits for the database')
    const done = await whenBack(write, { onWait })
    report.created += done.created
    report.updated += done.updated
    report.unchanged += done.unchanged
    report.skipped += done.skipped
    report.failed += done.failed
    report.problems.push(...done.problems)
    batch = []
    options.onProgress?.({ rows: report.rows, products: report.products })
  }
  for await (const { rows, header, handle } of byHandle(readCsv(file))) {
    report.rows += rows.length
    const first = seen.get(handle)
    if (first !== undefined) {
      report.failed += 1
      report.problems.push({
        line: rows[0]?.line ?? 0,
        column: header.names.handle ?? 'Handle',
        level: 'error',
        value: handle,
        message: `other rows of ${handle} stand on line ${first}, apart from these`,
        hint: 'put all rows of a product together',
      })
      continue
    }
    if (handle) seen.set(handle, rows[0]?.line ?? 0)
    markTaken(rows, header, owners, taken)
    const { product, problems } = shopifyProduct(rows, {
      header,
      currency: settings.currency,
      safeHtml,
      taken,
    })
    report.problems.push(...problems)
    if (!product) {
      report.failed += 1
      continue
    }
    report.products += 1
    report.variants += product.variants.length
    report.images += product.images.length
    batch.push(product)
    if (batch.length >= batchSize) await flush()
  }
  await flush()
  if (report.rows === 0) throw invalidData(`${file} holds no rows`)
  report.problems.sort((a, b) => a.line - b.line)
  return report
}

interface Group {
  header: ShopifyHeader
  handle: string
  rows: CsvRow[]
}

/** Groups rows by handle; the rows of a product stand together in every export. */
async function* byHandle(rows: AsyncIterable<CsvRow>): AsyncGenerator<Group> {
  let header: ShopifyHeader | undefined
  let group: Group | undefined
  for await (const row of rows) {
    header ??= headerOf(Object.keys(row.cells))
    const handle = readerOf(header, row.cells)('handle')
    if (group?.handle === handle) group.rows.push(row)
    else {
      if (group) yield group
      group = { header, handle, rows: [row] }
    }
  }
  if (group) yield group
}

function headerOf(names: string[]): ShopifyHeader {
  const header = shopifyHeader(names)
  if (header) return header
  throw invalidData(`This is not a Shopify product export: its columns are ${names.slice(0, 6).join(', ')} …`)
}

const codes = ['sku', 'barcode'] as const
type Codes = Record<(typeof codes)[number], Map<string, string>>

/** Codes the shop holds are taken, unless this very product holds them. */
function markTaken(rows: readonly CsvRow[], header: ShopifyHeader, owners: Codes, taken: Codes): void {
  for (const { cells } of rows) {
    const read = readerOf(header, cells)
    for (const kind of codes) {
      const owner = owners[kind].get(read(kind))
      if (owner !== undefined && owner !== read('handle') && !taken[kind].has(read(kind)))
        taken[kind].set(read(kind), `product ${owner}`)
    }
  }
}

/** SKUs and barcodes in the shop and the handle of the product each belongs to. */
async function codeOwners(db: Db): Promise<Codes> {
  const { product, product_variant: variant } = db.t
  const rows = await db
    .select({ sku: variant.sku, barcode: variant.barcode, handle: product.handle })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.product_id))
    .where(and(isNull(variant.deleted_at), isNotNull(product.handle)))
  const owners = { sku: new Map<string, string>(), barcode: new Map<string, string>() }
  for (const row of rows)
    for (const kind of codes) if (row[kind]) owners[kind].set(row[kind], row.handle ?? '')
  return owners
}
