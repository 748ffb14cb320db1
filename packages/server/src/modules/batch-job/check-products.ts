import { invalidData } from '../../errors'
import { productFileCheck } from './check-product-file'
import { dropRows, type FileRowResult, keepRows, rowError } from './file-rows'
import { type Facts, statOf, type Work } from './job-type'
import type { ProductRow } from './product-row'
import { readProductRows } from './read-product-rows'
import { rowErrors } from './row-errors'

/** How many wrong rows are kept with their reasons. */
const most = 1000

/** Looks at every row of a file and writes none. @throws RowErrors with each row that is wrong */
export async function checkProducts(work: Work, path: string): Promise<{ result: Facts }> {
  const errors = rowErrors()
  const wrong: FileRowResult[] = []
  let count = 0
  const refuse = (line: number, error: Error) => {
    errors.add(line, error.message)
    if (wrong.length < most)
      wrong.push({ line, action: 'error', product_id: null, variant_id: null, errors: [rowError(error)] })
  }
  const check = productFileCheck(work.shop.db)
  let part: ProductRow[] = []
  const look = async () => {
    await check(part, (row, error) => refuse(row.line, error))
    count += part.length
    part = []
  }
  for await (const row of readProductRows(work, path, 0, refuse)) {
    part.push(row)
    if (part.length === 200) await look()
  }
  if (part.length > 0) await look()
  wrong.sort((a, b) => a.line - b.line)
  await work.shop.transaction(async (tx) => {
    // A worker that stopped here before may have kept some.
    await dropRows(tx, work.job.id)
    await keepRows(tx, work.job.id, wrong)
  })
  errors.settle()
  if (count === 0) throw invalidData('The file has no rows')
  const stat = statOf(
    'product-import',
    'Product variants count to import',
    `There will be ${count} rows imported by this action`,
  )
  return { result: { count, ...stat } }
}
