import { and, count, eq, isNull } from 'drizzle-orm'
import { invalidData } from '../../errors'
import type { Tx } from '../../store/engine'
import { insertProduct } from '../product/create-product'
import { applyProductChanges } from '../product/update-product'
import { updateVariants } from '../product/update-variants'
import { insertVariants } from '../product/write-variants'
import { fileKeyOf, removeUpload, rowsOfFile, sentenceOf, withUpload } from './import-file'
import { readLookups } from './import-lookups'
import { type JobType, statOf, type Work } from './job-type'
import { isProductColumn, type ProductRow, productRow } from './product-row'
import { RowErrors, rowErrors } from './row-errors'

/**
 * Takes in products and variants from a file with a row for each variant. Every row is looked at before anything is
 * written, and all are written in one transaction: a file is taken in whole or not at all.
 */
export const productImport: JobType = {
  async prepare(_, context) {
    fileKeyOf(context)
    return context
  },
  preProcess: (work) =>
    withUpload(work, async (path) => {
      const errors = rowErrors()
      let rows = 0
      for await (const row of readRows(work, path, (line, message) => errors.add(line, message))) {
        if (!row.id && !row.product.title && !row.variant)
          errors.add(row.line, 'there is neither a product title nor a variant')
        rows += 1
        await work.beat()
      }
      errors.settle()
      if (rows === 0) throw invalidData('The file has no rows')
      const stat = statOf(
        'product-import',
        'Product variants count to import',
        `There will be ${rows} rows imported by this action`,
      )
      return { result: { count: rows, ...stat } }
    }),
  async process(work) {
    await withUpload(work, (path) =>
      work.shop.transaction(async (tx) => {
        const written: Written = new Map()
        let done = 0
        for await (const row of readRows(work, path)) {
          try {
            await writeRow(tx, row, written)
          } catch (error) {
            throw new RowErrors([`Line ${row.line}: ${sentenceOf(error)}`])
          }
          done += 1
          await work.beat()
        }
        await work.complete(tx, { count: done, advancement_count: done, progress: 1 })
      }),
    )
    await removeUpload(work)
    return undefined
  },
}

async function* readRows(work: Work, path: string, refuse?: (line: number, message: string) => void) {
  const lookups = await readLookups(work.shop.db)
  for await (const { line, cells } of rowsOfFile(path, isProductColumn))
    try {
      yield productRow(line, cells, lookups)
    } catch (error) {
      const message = sentenceOf(error)
      if (!refuse) throw new RowErrors([`Line ${line}: ${message}`])
      refuse(line, message)
    }
}

/** The products of the file by handle, with the place of their next variant. */
type Written = Map<string, { id: string; rank: number }>

async function writeRow(tx: Tx, row: ProductRow, written: Written): Promise<void> {
  const product = written.get(row.handle) ?? (await writeProduct(tx, row))
  written.set(row.handle, product)
  const { variant } = row
  if (!variant) return
  const { id, prices, options, ...fields } = variant
  if (id) {
    await updateVariants(tx, product.id, [{ id, ...fields, ...(prices.length > 0 ? { prices } : {}) }])
    return
  }
  const title = fields.title ?? (options.map(({ value }) => value).join(' / ') || 'Default')
  await insertVariants(tx, product.id, [{ ...fields, title, prices, options }], product.rank)
  product.rank += 1
}

/** The first row of a product makes it, or changes it where it has an id; its options stay as they are then. */
async function writeProduct(tx: Tx, row: ProductRow): Promise<{ id: string; rank: number }> {
  const { product: t, product_variant: variant } = tx.t
  const id = row.id ? await changeProduct(tx, row.id, row) : await makeProduct(tx, row)
  if (row.external_id) await tx.update(t).set({ external_id: row.external_id }).where(eq(t.id, id))
  if (!row.id) return { id, rank: 0 }
  const [known] = await tx
    .select({ variants: count() })
    .from(variant)
    .where(and(eq(variant.product_id, id), isNull(variant.deleted_at)))
  return { id, rank: known?.variants ?? 0 }
}

async function changeProduct(tx: Tx, id: string, { handle, product }: ProductRow): Promise<string> {
  await applyProductChanges(tx, id, { handle, ...product } as never)
  return id
}

async function makeProduct(tx: Tx, { handle, product, options }: ProductRow): Promise<string> {
  if (!product.title) throw invalidData('Product Title must be filled for a new product')
  return insertProduct(tx, { handle, options, ...product } as never)
}
