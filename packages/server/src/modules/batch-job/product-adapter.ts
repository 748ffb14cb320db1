import type { Tx } from '../../shop'
import { imageCopier } from '../import/copy-images'
import type { ImportedProduct, ImportProblem } from '../import/imported-product'
import { knownProducts } from '../import/known-products'
import type { PlannedBatch, RecordResult, RecordWriter } from '../import/record-writer'
import { takenCodes } from '../import/taken-codes'
import { type WriteOptions, WriteStopped, writeProducts } from '../import/write-products'

/** The formats of products whose records this adapter writes in whole. */
export const openProductFormats: readonly string[] = ['shopify']

/** Lets a refusal through a writer that would try each product by itself, in a transaction that is over by then. */
class Refused extends WriteStopped {}

/** `writeProducts` behind the interface of the other writers, until there is a writer of products of the same kind. */
export const productAdapter = (isLook: boolean): RecordWriter<'product'> => ({
  kind: 'product',
  open(shop, settings) {
    const copier = settings.images === 'download' && !isLook ? imageCopier(shop) : undefined
    const images = settings.images === 'skip' ? undefined : 'link'
    const freed = takenCodes(shop.db, { remember: isLook })
    const { onConflict } = settings
    const look = async (products: ImportedProduct[], results: RecordResult[]): Promise<void> => {
      const found = await writeProducts(shop, products, settings, { onConflict, images, dryRun: true })
      const known = isLook ? await knownProducts(shop.db, products) : undefined
      const kept = new Map(found.kept.map(({ product, id }) => [product, id]))
      for (const product of products) {
        const { line, handle } = product
        const id = kept.get(product) ?? null
        if (found.refused.includes(product)) results.push({ line, action: 'failed', id: null })
        else if (id) results.push({ line, action: 'unchanged', id, product_id: id })
        else results.push({ line, action: known?.products.has(handle) ? 'updated' : 'created', id: null })
      }
      tell(results, found.problems)
    }
    const write = async (tx: Tx, products: ImportedProduct[], results: RecordResult[]): Promise<void> => {
      const set = (product: ImportedProduct, action: RecordResult['action'], id: string) => {
        const at = products.indexOf(product)
        results[at] = { ...(results[at] as RecordResult), action, id, product_id: id }
      }
      let cause: unknown
      const options: WriteOptions = {
        onConflict,
        images: images && (copier ?? 'link'),
        onWritten: async (_, written) => {
          for (const { product, action, id } of written)
            set(product, action === 'created' ? 'created' : 'updated', id)
        },
      }
      const transaction = <T>(change: (tx: Tx) => PromiseLike<T>) =>
        Promise.resolve(change(tx)).catch((error) => {
          cause = error
          throw new Refused()
        })
      const wanted = products.filter((_, at) => results[at]?.action !== 'failed')
      const done = await writeProducts({ ...shop, transaction }, wanted, settings, options).catch((error) => {
        throw error instanceof Refused ? cause : error
      })
      for (const { product, id } of done.kept) set(product, 'unchanged', id)
    }
    return {
      async plan(records): Promise<PlannedBatch> {
        const products: ImportedProduct[] = records.map((record) => record)
        if (settings.publish) for (const product of products) product.status = 'published'
        const results: RecordResult[] = []
        const taken = await freed(products)
        await look(products, results)
        tell(results, taken, products)
        return {
          results,
          ...(copier ? { prepare: () => copier.copy(products.flatMap((product) => product.images)) } : {}),
          write: (tx) => write(tx, products, results),
          abandon: async () => copier?.drop(products.flatMap((product) => product.images)),
        }
      },
      close: async () => copier?.close(),
    }
  },
})

/** Adds problems to the results they are about. */
function tell(
  results: RecordResult[],
  problems: readonly ImportProblem[],
  products: readonly ImportedProduct[] = [],
): void {
  for (const [at, result] of results.entries()) {
    const lines = new Set([result.line, ...(products[at]?.variants ?? []).map(({ line }) => line)])
    const own = problems.filter(({ line }) => lines.has(line))
    if (own.length > 0) results[at] = { ...result, problems: [...(result.problems ?? []), ...own] }
  }
}
