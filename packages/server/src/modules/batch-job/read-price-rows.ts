import { invalidData, ShopError } from '../../errors'
import type { Db } from '../../store/database/engine'
import type { CsvRow } from '../import/csv'
import { cellError } from './cell-error'
import { type FilePrice, isPriceColumn, type PriceReader, priceReader } from './file-prices'
import { type FileRow, rowsOfFile } from './import-file'
import { priceLookups } from './import-lookups'
import type { Work } from './job-type'
import { variantsNamed } from './queries/names'

const idColumn = 'Product Variant ID'
const skuColumn = 'SKU'
const isKnown = (column: string) => column === idColumn || column === skuColumn || isPriceColumn(column)

/** A row of a file with prices, or why it cannot be taken in. */
export type PriceRow = { line: number } & (
  | { variant: { id: string; product_id: string }; prices: FilePrice[] }
  | { error: ShopError }
)

/** How many rows are read at a time. */
const chunkRows = 200

/** The rows of a price file after a line, some at a time. */
export async function* readPriceRows(work: Work, path: string, afterLine = 0): AsyncGenerator<PriceRow[]> {
  const lookups = await priceLookups(work.shop.db)
  let columns: readonly string[] = []
  let pricesOf: PriceReader = () => []
  const read = async (chunk: readonly FileRow[]): Promise<PriceRow[]> => {
    const variantOf = await variantsOf(work.shop.db, chunk)
    await work.beat()
    return chunk.map((row): PriceRow => {
      if (row.columns !== columns) {
        columns = row.columns
        pricesOf = priceReader(columns, lookups)
      }
      try {
        return { line: row.line, variant: variantOf(row.cells), prices: pricesOf(row.cells) }
      } catch (error) {
        if (error instanceof ShopError) return { line: row.line, error }
        throw error
      }
    })
  }
  let chunk: FileRow[] = []
  for await (const row of rowsOfFile(path, isKnown)) {
    if (row.line <= afterLine) continue
    chunk.push(row)
    if (chunk.length < chunkRows) continue
    yield await read(chunk)
    chunk = []
  }
  if (chunk.length > 0) yield await read(chunk)
}

async function variantsOf(db: Db, rows: readonly CsvRow[]) {
  const named = (column: string) => rows.flatMap(({ cells }) => cells[column]?.trim() || [])
  const found = await variantsNamed(db, named(idColumn), named(skuColumn))
  const byId = new Map(found.map((row) => [row.id, row]))
  const bySku = new Map(found.flatMap((row) => (row.sku ? [[row.sku, row] as const] : [])))
  return (cells: CsvRow['cells']) => {
    const id = cells[idColumn]?.trim()
    const sku = cells[skuColumn]?.trim()
    if (!id && !sku) throw invalidData(`${idColumn} or ${skuColumn} must be filled`)
    const variant = id ? byId.get(id) : bySku.get(sku ?? '')
    if (!variant) throw cellError(id ? idColumn : skuColumn, 'is of no variant that this shop has', id || sku)
    return { id: variant.id, product_id: variant.product_id }
  }
}
