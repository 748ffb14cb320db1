import { handleOf } from '@cartwright/contract'
import { duplicate, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { mergeMetadata } from '../../store/writing/metadata'
import { deleteTranslationsOf } from '../translation/change-translations'
import { arranged } from './arranged'
import { assertProducts } from './assert-products'
import { arrangedProductsForUpdate, moveIntoCollection } from './queries'

interface CollectionInput {
  title: string
  handle?: string | null
  metadata?: Record<string, unknown> | null
}

export async function createCollection(shop: Shop, input: CollectionInput): Promise<string> {
  return await shop.transaction(async (tx) => {
    const handle = input.handle || handleOf(input.title)
    await assertHandleFree(tx, handle)
    const [made] = await tx
      .insert(tx.t.product_collection)
      .values({ title: input.title, handle, metadata: input.metadata ?? null })
      .returning({ id: tx.t.product_collection.id })
    const id = made?.id ?? ''
    await emit(tx, 'product-collection.created', { id })
    return id
  })
}

export async function updateCollection(
  shop: Shop,
  id: string,
  { title, handle, metadata }: { [K in keyof CollectionInput]?: CollectionInput[K] | null },
): Promise<void> {
  await shop.transaction(async (tx) => {
    const old = await findCollection(tx, id)
    if (handle) await assertHandleFree(tx, handle, id)
    await tx.updateRows(
      tx.t.product_collection,
      { id },
      {
        ...(title ? { title } : {}),
        ...(handle ? { handle } : {}),
        metadata: mergeMetadata(old.metadata, metadata),
      },
    )
    await emit(tx, 'product-collection.updated', { id })
  })
}

/** Removes a collection softly; its products stay, in no collection. */
export async function deleteCollection(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    await findCollection(tx, id)
    const { product, product_collection } = tx.t
    await tx.updateRows(product_collection, { id }, { deleted_at: now() })
    await tx.updateRows(product, { collection_id: id }, { collection_id: null, collection_position: null })
    await deleteTranslationsOf(tx, 'product_collection', [id])
    await emit(tx, 'product-collection.deleted', { id })
  })
}

/** @throws 400 in the shape of batch calls for unknown products */
export async function addToCollection(shop: Shop, id: string, productIds: string[]): Promise<void> {
  await shop.transaction(async (tx) => {
    const collection = await findCollection(tx, id)
    const ids = await assertProducts(tx, productIds)
    // Those that are in it already keep their place.
    await moveIntoCollection(tx, id, ids)
    await emit(tx, 'product-collection.products_added', { productCollection: collection, productIds: ids })
  })
}

/** Takes products out; those that are not in the collection are passed by. */
export async function removeFromCollection(shop: Shop, id: string, productIds: string[]): Promise<void> {
  await shop.transaction(async (tx) => {
    const collection = await findCollection(tx, id)
    const { product } = tx.t
    await tx.updateRows(
      product,
      { id: productIds, collection_id: id },
      { collection_id: null, collection_position: null },
    )
    await emit(tx, 'product-collection.products_removed', { productCollection: collection, productIds })
  })
}

/**
 * Puts products behind another one of the collection, in the order in which they are named; `after` null is the front.
 * All products have a place from then on. @throws 404 for the collection, 400 for products that are not in it
 */
export async function arrangeCollection(
  shop: Shop,
  id: string,
  { product_ids, after }: { product_ids: readonly string[]; after: string | null },
): Promise<void> {
  await shop.transaction(async (tx) => {
    await findCollection(tx, id)
    const { product } = tx.t
    const found = await arrangedProductsForUpdate(tx, id)
    const places = arranged(
      found.map((one) => one.id),
      product_ids,
      after,
    )
    const before = new Map(found.map((one) => [one.id, one.collection_position]))
    await tx.updateEach(
      product,
      places.flatMap((one, at) => (before.get(one) === at ? [] : { id: one, collection_position: at })),
    )
    await emit(tx, 'product-collection.updated', { id })
  })
}

async function findCollection(tx: Tx, id: string) {
  const { product_collection: collection } = tx.t
  const row = await tx.rowWhere(collection, { id, deleted_at: null })
  if (!row) throw notFound('Product collection', id)
  return row
}

async function assertHandleFree(tx: Tx, handle: string, ownId?: string): Promise<void> {
  const { product_collection: collection } = tx.t
  const taken = await tx.rowsWhere(collection, { handle, deleted_at: null }, { columns: ['id'] })
  if (taken.some(({ id }) => id !== ownId))
    throw duplicate(`Collection with handle ${handle} already exists.`)
}
