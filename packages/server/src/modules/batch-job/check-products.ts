import { invalidData } from '../../errors'
import { type ImportOperations, productFileCheck } from './check-product-file'
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
  const operations: ImportOperations = {
    PRODUCT_CREATE: 0,
    VARIANT_CREATE: 0,
    PRODUCT_UPDATE: 0,
    VARIANT_UPDATE: 0,
  }
  const check = productFileCheck(work.shop.db, operations)
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
  const { PRODUCT_CREATE, PRODUCT_UPDATE, VARIANT_CREATE, VARIANT_UPDATE } = operations
  const stat = statOf(
    'product-import',
    'Products/variants to import',
    // In v1's words, its spaces too: clients of its back office show and compare them.
    `There will be ${PRODUCT_CREATE} products created (${PRODUCT_UPDATE}  updated).
             ${VARIANT_CREATE} variants will be created and ${VARIANT_UPDATE} updated`,
  )
  const all = PRODUCT_CREATE + PRODUCT_UPDATE + VARIANT_CREATE + VARIANT_UPDATE
  return { result: { advancement_count: 0, count: all, operations, ...stat } }
}
