import type { Product } from '@cartwright/contract'
import type { Db, Tx } from '../../store/database/engine'
import { find } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { insertProducts } from '../product/insert-products'
import { applyProductChanges, type ProductChanges } from '../product/update-product'
import { updateVariants } from '../product/update-variants'
import { insertVariants } from '../product/write-variants'
import { indexProducts } from '../search/index-products'
import type { Known, Step } from './plan-product-block'
import type { ProductBlock } from './product-blocks'

const shape = shapeOf([
  'categories',
  'images',
  'sales_channels',
  'tags',
  'type',
  'variants',
  'variants.prices',
])

/** Reads what the shop holds of the products in a chunk. */
export async function readKnown(
  db: Db,
  blocks: readonly ProductBlock[],
  written: ReadonlyMap<string, string>,
): Promise<Known> {
  const { product, product_variant: variant } = db.t
  const productIds = blocks.flatMap(({ handle, rows }) => written.get(handle) ?? rows[0].id ?? [])
  const variantIds = blocks.flatMap(({ rows }) => rows.flatMap((row) => row.variant?.id ?? []))
  const products = productIds.length
    ? await db.rowsWhere(product, { id: productIds }, { columns: ['id', 'deleted_at'] })
    : []
  const variants = variantIds.length
    ? await db.rowsWhere(variant, { id: variantIds }, { columns: ['id', 'product_id', 'deleted_at'] })
    : []
  const live = await find<Product>(
    db,
    'product',
    products.flatMap(({ id, deleted_at }) => (deleted_at ? [] : id)),
    shape,
  )
  return {
    products: new Map(live.map((one) => [one.id, one])),
    variants: new Map(
      variants.map(({ id, product_id, deleted_at }) => [id, { product_id, isDeleted: deleted_at !== null }]),
    ),
    deleted: new Set(products.flatMap(({ id, deleted_at }) => (deleted_at ? id : []))),
    written,
  }
}

/** Writes what was planned: new products together, changes one by one. */
export async function writeSteps(tx: Tx, steps: readonly Step[]): Promise<void> {
  await insertProducts(
    tx,
    steps.flatMap((step) => (step.kind === 'create' ? step.product : [])),
  )
  for (const step of steps) {
    if (step.kind === 'create') continue
    const { id, changes, changed, added } = step
    if (changes) {
      const { external_id, collection_position, ...rest } = changes
      await applyProductChanges(tx, id, rest as ProductChanges)
      // What no call changes, and a file does.
      const own = {
        ...(typeof external_id === 'string' ? { external_id } : {}),
        ...(typeof collection_position === 'number' ? { collection_position } : {}),
      }
      if (Object.keys(own).length > 0) await tx.updateRows(tx.t.product, { id }, own)
    }
    await updateVariants(tx, id, changed, 'leave')
    await insertVariants(tx, id, added.variants, added.firstRank)
  }
  await indexProducts(
    tx,
    steps.flatMap((step) => (step.kind === 'change' && isShown(step) ? step.id : [])),
  )
}

/** Whether more changed than the product itself, which is indexed with its own change. */
const isShown = ({ changed, added }: Extract<Step, { kind: 'change' }>) =>
  changed.length + added.variants.length > 0

/** About how much longer a step takes to write than one new row. */
export function weightOf(step: Step): number {
  if (step.kind === 'create') return step.results.length
  return (step.changes ? 10 : 0) + (step.changed.length + step.added.variants.length) * 10 + 0.1
}
