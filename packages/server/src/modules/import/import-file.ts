import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { invalidData } from '../../errors'
import type { Shop } from '../../shop'
import { type CsvRow, readCsv } from './csv'
import type { ImportedProduct, ImportProblem } from './imported-product'
import { isShopifyHeader, type ShopifyOptions, shopifyProduct } from './shopify'
import { writeProducts } from './write-products'

export interface ImportOptions {
  /** Of the prices in the file; the store's default without it. */
  currency?: string
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

const batchSize = 50

/**
 * Imports a Shopify product export. Rows of a handle make one product; products known by their handle are brought up
 * to date, so that importing the same file again changes nothing. A damaged row is reported with line, column and
 * reason, and the rest goes in.
 */
export async function importFile(
  shop: Shop,
  file: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const context: ShopifyOptions = {
    currency: (options.currency ?? (await defaultCurrency(shop))).toLowerCase(),
    taken: { sku: new Map(), barcode: new Map() },
  }
  await assertCurrency(shop, context.currency)
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
  const owners = await takenCodes(shop)
  let batch: ImportedProduct[] = []
  const flush = async () => {
    if (batch.length === 0) return
    const done = await writeProducts(shop, batch, {
      currency: context.currency,
      dryRun: options.dryRun,
      onConflict: options.onConflict ?? 'update',
    })
    report.created += done.created
    report.updated += done.updated
    report.unchanged += done.unchanged
    report.skipped += done.skipped
    report.failed += done.problems.length
    report.problems.push(...done.problems)
    batch = []
    options.onProgress?.({ rows: report.rows, products: report.products })
  }
  for await (const rows of byHandle(readCsv(file), report)) {
    const handle = handleOf(rows[0])
    // Codes the shop holds are taken, unless this very product holds them.
    for (const kind of ['sku', 'barcode'] as const)
      for (const row of rows)
        for (const value of codesIn(row)) {
          const owner = owners[kind].get(value)
          if (owner && owner !== handle && !context.taken?.[kind].has(value))
            context.taken?.[kind].set(value, `product ${owner}`)
        }
    const { product, problems } = shopifyProduct(rows, context)
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

const handleOf = (row: CsvRow | undefined) => {
  const entry = Object.entries(row?.cells ?? {}).find(([name]) => /^(url )?handle$/i.test(name.trim()))
  return entry?.[1].trim() ?? ''
}
const codesIn = (row: CsvRow) =>
  Object.entries(row.cells)
    .filter(([name, cell]) => /(sku|barcode)$/i.test(name.trim()) && cell.trim())
    .map(([, cell]) => cell.trim())

/** Groups rows by handle; the rows of a product stand together in every export. */
async function* byHandle(rows: AsyncIterable<CsvRow>, report: ImportReport): AsyncGenerator<CsvRow[]> {
  let group: CsvRow[] = []
  for await (const row of rows) {
    if (report.rows === 0 && !isShopifyHeader(Object.keys(row.cells)))
      throw invalidData(
        `This is not a Shopify product export: its columns are ${Object.keys(row.cells).slice(0, 6).join(', ')} …`,
      )
    report.rows += 1
    if (group.length > 0 && handleOf(group[0]) !== handleOf(row)) {
      yield group
      group = []
    }
    group.push(row)
  }
  if (group.length > 0) yield group
}

async function defaultCurrency(shop: Shop): Promise<string> {
  const [store] = await shop.db.select({ code: shop.db.t.store.default_currency_code }).from(shop.db.t.store)
  return store?.code ?? 'usd'
}

async function assertCurrency(shop: Shop, code: string): Promise<void> {
  const [known] = await shop.db
    .select({ code: shop.db.t.currency.code })
    .from(shop.db.t.currency)
    .where(eq(shop.db.t.currency.code, code))
  if (!known) throw invalidData(`currency: ${code} is not a currency code; write it like usd or eur`)
}

/** SKUs and barcodes in the shop and the handle of the product each belongs to. */
async function takenCodes(shop: Shop): Promise<{ sku: Map<string, string>; barcode: Map<string, string> }> {
  const { product, product_variant: variant } = shop.db.t
  const rows = await shop.db
    .select({ sku: variant.sku, barcode: variant.barcode, handle: product.handle })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.product_id))
    .where(and(isNull(variant.deleted_at), isNotNull(product.handle)))
  const taken = { sku: new Map<string, string>(), barcode: new Map<string, string>() }
  for (const { sku, barcode, handle } of rows) {
    if (sku) taken.sku.set(sku, handle ?? '')
    if (barcode) taken.barcode.set(barcode, handle ?? '')
  }
  return taken
}
