import type { Parsed } from '@cartwright/contract'
import { invalidData, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { columnsGiven } from '../../store/writing/columns-given'
import { mergeMetadata } from '../../store/writing/metadata'
import { indexProducts } from '../search/index-products'
import {
  assertCollection,
  assertHandleFree,
  setCategories,
  setChannels,
  setImages,
  setTags,
} from './create-product'
import { deleteVariants } from './delete-variant'
import { lockProduct } from './lock-product'
import { upsertByValue } from './tags-and-types'
import { updateVariants, type VariantChange } from './update-variants'
import { insertVariants, type NewVariant } from './write-variants'

export type ProductChanges = Parsed<'POST /admin/products/:id'>['body']

/** Columns that an update says more of than what was given. */
const ruled = [
  'id',
  'title',
  'handle',
  'status',
  'discountable',
  'is_giftcard',
  'collection_id',
  'collection_position',
  'type_id',
  'metadata',
] as const

/**
 * Changes what is given. Pictures, tags, categories and sales channels are replaced as whole lists; `variants` is
 * the full list too: one with an id changes, one without is new, one that is not named goes.
 */
export async function updateProduct(shop: Shop, id: string, changes: ProductChanges): Promise<void> {
  await shop.transaction((tx) => applyProductChanges(tx, id, changes))
}

/** The same within a transaction. */
export async function applyProductChanges(tx: Tx, id: string, changes: ProductChanges): Promise<void> {
  const old = await lockProduct(tx, id)
  if (changes.handle) await assertHandleFree(tx, changes.handle, id)
  if (changes.collection_id) await assertCollection(tx, changes.collection_id)
  const [type_id] = changes.type ? await upsertByValue(tx, 'product_type', [changes.type]) : []
  const { title, handle, status, discountable, images } = changes
  const first = images?.[0]
  await tx.updateRows(
    tx.t.product,
    { id },
    {
      ...columnsGiven(tx.t.product, changes, ruled),
      ...(title ? { title } : {}),
      ...(handle ? { handle } : {}),
      ...(status ? { status } : {}),
      ...(discountable == null ? {} : { discountable }),
      ...(changes.collection_id === undefined
        ? {}
        : movedTo(changes.collection_id || null, old.collection_id)),
      ...(changes.type === undefined ? {} : { type_id: type_id ?? null }),
      ...(changes.thumbnail === undefined && !old.thumbnail && first ? { thumbnail: first } : {}),
      metadata: mergeMetadata(old.metadata, changes.metadata),
    },
  )
  if (images) await setImages(tx, id, images)
  if (changes.tags) await setTags(tx, id, changes.tags)
  if (changes.categories) await setCategories(tx, id, changes.categories)
  if (changes.sales_channels) await setChannels(tx, id, changes.sales_channels)
  if (changes.variants) await replaceVariants(tx, id, changes.variants)
  await emit(tx, 'product.updated', { id, fields: Object.keys(changes) })
  await indexProducts(tx, [id])
}

/** A place counts among the products of one collection. */
const movedTo = (collection_id: string | null, before: string | null) =>
  collection_id === before ? { collection_id } : { collection_id, collection_position: null }

async function replaceVariants(
  tx: Tx,
  productId: string,
  wanted: NonNullable<ProductChanges['variants']>,
): Promise<void> {
  const { product_variant: variant } = tx.t
  const old = await tx.rowsWhere(variant, { product_id: productId, deleted_at: null }, { columns: ['id'] })
  const known = new Set(old.map(({ id }) => id))
  const kept = wanted.flatMap(({ id }) => id || [])
  for (const id of kept) if (!known.has(id)) throw notFound('Variant', id)
  if (new Set(kept).size < kept.length) throw invalidData('variants: the same id is there twice')
  await deleteVariants(
    tx,
    old.flatMap(({ id }) => (kept.includes(id) ? [] : id)),
  )
  const changed: VariantChange[] = []
  const added: { rank: number; variant: NewVariant }[] = []
  for (const [rank, one] of wanted.entries()) {
    if (one.id) changed.push({ ...one, id: one.id, variant_rank: rank })
    else added.push({ rank, variant: { ...one, title: one.title ?? titleOf(one.options) } })
  }
  await updateVariants(tx, productId, changed)
  // New ones may stand between old ones: each run of neighbours is added at its place.
  let at = 0
  while (at < added.length) {
    const from = added[at] as (typeof added)[number]
    let end = at + 1
    while (end < added.length && added[end]?.rank === from.rank + (end - at)) end += 1
    await insertVariants(
      tx,
      productId,
      added.slice(at, end).map((one) => one.variant),
      from.rank,
    )
    at = end
  }
}

const titleOf = (options: readonly { value: string }[] | null) =>
  options?.map(({ value }) => value).join(' / ') || 'Default'

/** Sets one key of a product's metadata. */
export async function setProductMetadata(shop: Shop, id: string, key: string, value: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const old = await lockProduct(tx, id)
    await tx.updateRows(tx.t.product, { id }, { metadata: mergeMetadata(old.metadata, { [key]: value }) })
    await emit(tx, 'product.updated', { id, fields: ['metadata'] })
  })
}
