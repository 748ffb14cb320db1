import type { Shop, Tx } from '../../shop'
import { isDatabaseAway } from '../../store/database-errors'
import type { Copier } from './copy-images'
import type { ImportedProduct, ImportProblem } from './imported-product'
import type { ImportSettings } from './lookups'
import type { PlannedBatch } from './record-writer'
import { openProductWriter } from './writers/product-writer'

export interface WriteOptions {
  dryRun?: boolean
  onConflict: 'update' | 'skip' | 'fail'
  /** Undefined when the pictures of the file are passed over, and those of the shop stay as they are. */
  images?: 'link' | Copier
  /** Told in the transaction that writes products which became which, and what there is to say of them. */
  onWritten?: (
    tx: Tx,
    written: readonly WrittenProduct[],
    problems: readonly ImportProblem[],
  ) => Promise<void>
}

/** A product of the file and the shop's row of it; `id` is null where there is none. */
export interface WrittenProduct {
  product: ImportedProduct
  action: 'created' | 'updated' | 'skipped'
  id: string
}

export interface WriteResult {
  created: number
  updated: number
  unchanged: number
  skipped: number
  /** Products that could not go in. */
  failed: number
  problems: ImportProblem[]
  /** Products that the shop has already, as the file says or as it shall keep them. */
  kept: WrittenProduct[]
  /** Those that could not go in. */
  refused: ImportedProduct[]
}

/** Whoever is told of what is written may end it: nothing is wrong with the products. */
export class WriteStopped extends Error {}

/**
 * Writes a batch in one short transaction. If the database refuses it, each product is written in one of its own:
 * one that cannot go in leaves the others. Pictures are fetched before, outside any transaction.
 * @throws when the database is away; what was written until then is found written when it is called again
 */
export async function writeProducts(
  shop: Shop,
  products: readonly ImportedProduct[],
  settings: ImportSettings,
  options: WriteOptions,
): Promise<WriteResult> {
  const { images, dryRun = false, onConflict } = options
  const copier = images && images !== 'link' ? images : undefined
  const writer = openProductWriter(
    shop,
    {
      ...settings,
      match: 'handle',
      onConflict,
      images: copier ? 'download' : images === 'link' ? 'link' : 'skip',
      publish: false,
      isLook: dryRun,
    },
    copier,
  )
  const all: WriteResult = {
    created: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    failed: 0,
    problems: [],
    kept: [],
    refused: [],
  }
  const take = async (some: readonly ImportedProduct[]): Promise<void> => {
    const batch = await writer.plan(some.map((product) => ({ ...product, kind: 'product' })))
    const prepared = dryRun ? [] : ((await batch.prepare?.()) ?? [])
    const own = outcomeOf(batch, some)
    if (!dryRun && own.written.length > 0)
      try {
        await shop.transaction(async (tx) => {
          await batch.write(tx)
          await options.onWritten?.(tx, own.written, [...prepared, ...own.problems])
        })
      } catch (failure) {
        if (isDatabaseAway(failure) || failure instanceof WriteStopped) throw failure
        if (some.length > 1) {
          for (const one of some) await take([one])
          return
        }
        await batch.abandon?.()
        const [product] = some
        if (product) {
          all.failed += 1
          all.refused.push(product)
          all.problems.push(problemOf(product, (failure as Error).message))
        }
        return
      }
    all.problems.push(...prepared, ...own.problems)
    all.kept.push(...own.kept)
    all.refused.push(...own.refused)
    for (const { action } of batch.results) all[action] += 1
  }
  if (products.length > 0) await take(products)
  return all
}

function outcomeOf({ results }: PlannedBatch, products: readonly ImportedProduct[]) {
  const written: WrittenProduct[] = []
  const kept: WrittenProduct[] = []
  const refused: ImportedProduct[] = []
  const problems = results.flatMap((result) => result.problems ?? [])
  for (const [at, { action, id }] of results.entries()) {
    const product = products[at] as ImportedProduct
    if (action === 'failed') refused.push(product)
    else if (action === 'created' || action === 'updated') written.push({ product, action, id: id ?? '' })
    else kept.push({ product, action: 'skipped', id: id ?? '' })
  }
  return { written, kept, refused, problems }
}

const problemOf = (product: ImportedProduct, message: string): ImportProblem => ({
  line: product.line,
  column: 'Handle',
  level: 'error',
  value: product.handle,
  message,
})
