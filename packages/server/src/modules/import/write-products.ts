import type { Shop, Tx } from '../../shop'
import { isDatabaseAway } from '../../store/database-errors'
import { indexProducts } from '../search/index-products'
import { addProducts } from './add-products'
import { type Change, changeProducts } from './change-products'
import type { Copier } from './copy-images'
import type { ImportedProduct, ImportProblem } from './imported-product'
import { isSame, type Known, knownProducts, recallCopies } from './known-products'
import { type ImportSettings, lookupsFor } from './lookups'

export interface WriteOptions {
  dryRun?: boolean
  onConflict: 'update' | 'skip' | 'fail'
  /** Undefined when the pictures of the file are passed over, and those of the shop stay as they are. */
  images?: 'link' | Copier
  /** Told in the transaction that writes products which became which. */
  onWritten?: (tx: Tx, written: readonly WrittenProduct[]) => Promise<void>
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

interface Work {
  product: ImportedProduct
  old: Change['old'] | undefined
}

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
  const known = await knownProducts(shop.db, products)
  const { wanted, ...result } = sorted(products, known, options)
  const { images, dryRun } = options
  if (images && images !== 'link' && !dryRun)
    result.problems.push(...(await images.copy(wanted.flatMap(({ product }) => product.images))))
  const work = wanted.filter(
    ({ product, old }) => !old || !isSame(old, product, known, settings, images !== undefined),
  )
  result.unchanged += wanted.length - work.length
  const changing = new Set(work)
  for (const one of wanted)
    if (one.old && !changing.has(one))
      result.kept.push({ product: one.product, action: 'skipped', id: one.old.id })
  const write = async (some: readonly Work[]) => {
    if (!dryRun)
      await shop.transaction(async (tx) => {
        const written = await writeAll(tx, some, known, settings, images !== undefined)
        await options.onWritten?.(tx, written)
      })
    for (const { old } of some) result[old ? 'updated' : 'created'] += 1
  }
  if (work.length === 0) return result
  try {
    await write(work)
  } catch (failure) {
    if (isDatabaseAway(failure) || failure instanceof WriteStopped) throw failure
    for (const one of work)
      try {
        await write([one])
      } catch (error) {
        if (isDatabaseAway(error) || error instanceof WriteStopped) throw error
        result.failed += 1
        result.refused.push(one.product)
        result.problems.push(problemOf(one.product, (error as Error).message))
        if (images && images !== 'link') await images.drop(one.product.images)
      }
  }
  return result
}

/** What is to be looked at, and what the shop has already and keeps. */
function sorted(products: readonly ImportedProduct[], known: Known, { onConflict, images }: WriteOptions) {
  const result: WriteResult = {
    created: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    failed: 0,
    problems: [],
    kept: [],
    refused: [],
  }
  const wanted: Work[] = []
  for (const product of products) {
    const old = known.products.get(product.handle)
    if (!images) product.images = []
    if (old) recallCopies(old, product)
    if (!old || onConflict === 'update') wanted.push({ product, old })
    else if (onConflict === 'skip') {
      result.skipped += 1
      result.kept.push({ product, action: 'skipped', id: old.id })
    } else {
      result.failed += 1
      result.refused.push(product)
      result.problems.push(problemOf(product, `a product with the handle ${product.handle} exists already`))
    }
  }
  return { ...result, wanted }
}

async function writeAll(
  tx: Tx,
  work: readonly Work[],
  known: Known,
  settings: ImportSettings,
  withImages: boolean,
): Promise<WrittenProduct[]> {
  const lookups = await lookupsFor(
    tx,
    work.map(({ product }) => product),
  )
  const added = await addProducts(
    tx,
    work.flatMap(({ product, old }) => (old ? [] : product)),
    settings,
    lookups,
  )
  const changed = await changeProducts(
    tx,
    work.flatMap(({ product, old }) => (old ? [{ product, old }] : [])),
    { settings, lookups, located: known.located },
    withImages,
  )
  await indexProducts(tx, [...added, ...changed])
  const made = added.values()
  return work.map(({ product, old }) => ({
    product,
    action: old ? 'updated' : 'created',
    id: old?.id ?? (made.next().value as string),
  }))
}

const problemOf = (product: ImportedProduct, message: string): ImportProblem => ({
  line: product.line,
  column: 'Handle',
  level: 'error',
  value: product.handle,
  message,
})
