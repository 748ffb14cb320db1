import { ShopError } from '../../errors'
import { rowsOfFile } from './import-file'
import { readLookups } from './import-lookups'
import type { Work } from './job-type'
import { isProductColumn, type ProductRow, productReader } from './product-row'
import { RowErrors } from './row-errors'

/**
 * The rows of a product file after a line. One that cannot be read is handed to `refuse`, or ends the reading.
 * @throws RowErrors
 */
export async function* readProductRows(
  work: Work,
  path: string,
  afterLine = 0,
  refuse?: (line: number, error: ShopError) => void,
): AsyncGenerator<ProductRow> {
  const lookups = await readLookups(work.shop.db)
  let columns: readonly string[] = []
  let read = productReader(columns, lookups)
  for await (const row of rowsOfFile(path, isProductColumn)) {
    if (row.columns !== columns) {
      columns = row.columns
      read = productReader(columns, lookups)
    }
    if (row.line <= afterLine) continue
    await work.beat()
    try {
      yield read(row.line, row.cells)
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      if (!refuse) throw new RowErrors([`Line ${row.line}: ${error.message}`])
      refuse(row.line, error)
    }
  }
}
