import type { ProductVariant } from '@cartwright/contract'
import { and, inArray, isNull, or } from 'drizzle-orm'
import { invalidData, notFound } from '../../errors'
import type { Shop } from '../../shop'
import { findOne } from '../../store/graph'
import { shapeOf } from '../../store/shape'
import type { CsvRow } from '../import/csv'
import { addListPrices } from '../price-list/write-price-list'
import type { NewPrice } from '../pricing/set-variant-prices'
import { isPriceColumn, type PriceReader, priceReader } from './file-prices'
import { type FileRow, fileKeyOf, removeUpload, rowsOfFile, sentenceOf, withUpload } from './import-file'
import { regionsByName } from './import-lookups'
import { type Facts, type JobType, statOf, type Work } from './job-type'
import { rowErrors } from './row-errors'

const idColumn = 'Product Variant ID'
const skuColumn = 'SKU'
const isKnown = (column: string) => column === idColumn || column === skuColumn || isPriceColumn(column)

/** Replaces all prices of a price list by those of a file. */
export const priceListImport: JobType = {
  async prepare(shop, context) {
    fileKeyOf(context)
    await assertList(shop, listOf(context))
    return context
  },
  async preProcess(work) {
    const { prices, rows } = await readPrices(work)
    const stat = statOf(
      'price-list-import',
      'PriceList to import',
      `${prices.length} prices of ${rows} rows will be added to the list; its other prices go`,
    )
    return { result: { count: rows, ...stat } }
  },
  async process(work) {
    const id = listOf(work.context)
    await assertList(work.shop, id)
    const { prices, rows } = await readPrices(work)
    // Doing it again after a crash replaces the same prices by the same.
    await addListPrices(work.shop, id, prices, true)
    await work.shop.transaction((tx) =>
      work.complete(tx, { count: rows, advancement_count: rows, progress: 1 }),
    )
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

/** The prices of a file. @throws RowErrors with every row that names no variant or holds no amount */
async function readPrices(work: Work): Promise<{ prices: NewPrice[]; rows: number }> {
  const regions = await regionsByName(work.shop.db)
  const errors = rowErrors()
  const prices: NewPrice[] = []
  let rows = 0
  let columns: readonly string[] = []
  let pricesOf: PriceReader = () => []
  const take = async (part: readonly FileRow[]) => {
    const variantOf = await variantsOf(work.shop, part)
    for (const row of part)
      try {
        if (row.columns !== columns) {
          columns = row.columns
          pricesOf = priceReader(columns, regions)
        }
        const variant_id = variantOf(row.cells)
        for (const price of pricesOf(row.cells)) prices.push({ ...price, variant_id })
      } catch (error) {
        errors.add(row.line, sentenceOf(error))
      }
    rows += part.length
    await work.beat()
  }
  await withUpload(work, async (path) => {
    let part: FileRow[] = []
    for await (const row of rowsOfFile(path, isKnown)) {
      part.push(row)
      if (part.length < 200) continue
      await take(part)
      part = []
    }
    if (part.length > 0) await take(part)
  })
  errors.settle()
  if (rows === 0) throw invalidData('The file has no rows')
  return { prices, rows }
}

async function variantsOf(shop: Shop, rows: readonly CsvRow[]) {
  const { product_variant: t } = shop.db.t
  const named = (column: string) => rows.flatMap(({ cells }) => cells[column]?.trim() || [])
  const found: Pick<ProductVariant, 'id' | 'sku'>[] = await shop.db
    .select({ id: t.id, sku: t.sku })
    .from(t)
    .where(
      and(
        isNull(t.deleted_at),
        or(inArray(t.id, ['', ...named(idColumn)]), inArray(t.sku, ['', ...named(skuColumn)])),
      ),
    )
  const byId = new Map(found.map(({ id }) => [id, id]))
  const bySku = new Map(found.map(({ id, sku }) => [sku, id]))
  return (cells: CsvRow['cells']): string => {
    const id = cells[idColumn]?.trim()
    const sku = cells[skuColumn]?.trim()
    if (!id && !sku) throw invalidData(`${idColumn} or ${skuColumn} must be filled`)
    const variant = id ? byId.get(id) : bySku.get(sku ?? '')
    if (!variant) throw invalidData(`There is no variant with the ${id ? `id ${id}` : `SKU ${sku}`}`)
    return variant
  }
}
