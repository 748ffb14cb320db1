import { handleOf, type Parsed } from '@cartwright/contract'
import { duplicate, invalidRequest, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Db, Tx } from '../../store/database/engine'
import { groupBy } from '../../store/reading/group-by'
import { newId } from '../../store/schema/ids'
import { columnsGiven } from '../../store/writing/columns-given'
import { indexProducts } from '../search/index-products'
import { defaultChannelOf, imagesOf } from './queries'
import { upsertByValue } from './tags-and-types'
import { insertVariants } from './write-variants'

export type NewProduct = Parsed<'POST /admin/products'>['body']

/**
 * Creates a product with everything that hangs on it: options, variants, prices, pictures, tags, type.
 * Without sales channels it is offered in the store's default one.
 */
export async function createProduct(shop: Shop, input: NewProduct): Promise<string> {
  return await shop.transaction((tx) => insertProduct(tx, input))
}

async function insertProduct(tx: Tx, input: NewProduct): Promise<string> {
  const id = newId('prod')
  const { title, is_giftcard, images, options, variants, tags, type, categories, sales_channels } = input
  const handle = input.handle || handleOf(title) || id
  await assertHandleFree(tx, handle)
  if (input.collection_id) await assertCollection(tx, input.collection_id)
  const [type_id] = type ? await upsertByValue(tx, 'product_type', [type]) : []
  await tx.insert(tx.t.product).values({
    ...columnsGiven(tx.t.product, input, []),
    id,
    title,
    handle,
    is_giftcard: is_giftcard ?? false,
    discountable: is_giftcard ? false : (input.discountable ?? true),
    status: input.status ?? 'draft',
    thumbnail: input.thumbnail || images?.[0] || null,
    collection_id: input.collection_id || null,
    type_id: type_id ?? null,
  })
  await setProfile(tx, id, is_giftcard ? 'gift_card' : 'default')
  await setImages(tx, id, images ?? [])
  await setTags(tx, id, tags ?? [])
  await setCategories(tx, id, categories ?? [])
  const channel = sales_channels?.length ? undefined : await defaultChannelOf(tx)
  await setChannels(tx, id, channel ? [{ id: channel }] : (sales_channels ?? []))
  if (options?.length)
    await tx
      .insert(tx.t.product_option)
      .values(options.map((option) => ({ title: option.title, product_id: id })))
  await insertVariants(
    tx,
    id,
    (variants ?? []).map((variant) => ({ ...variant, options: variant.options ?? [] })),
    0,
  )
  await emit(tx, 'product.created', { id })
  await indexProducts(tx, [id])
  return id
}

/** @throws duplicate_error when another live product has the handle */
export async function assertHandleFree(tx: Tx, handle: string, ownId?: string): Promise<void> {
  const { product } = tx.t
  const taken = await tx.rowsWhere(product, { handle, deleted_at: null }, { columns: ['id'] })
  if (taken.some(({ id }) => id !== ownId)) throw duplicate(`Product with handle ${handle} already exists.`)
}

export async function assertCollection(db: Db, id: string): Promise<void> {
  const { product_collection: collection } = db.t
  const found = await db.rowsWhere(collection, { id, deleted_at: null }, { columns: ['id'] })
  if (found.length === 0) throw notFound('Collection', id)
}

async function setProfile(tx: Tx, productId: string, type: 'default' | 'gift_card'): Promise<void> {
  const { shipping_profile: profile, product_shipping_profile: link } = tx.t
  const found = await tx.rowWhere(profile, { type, deleted_at: null }, { columns: ['id'], orderBy: ['id'] })
  if (found) await tx.insert(link).values({ product_id: productId, profile_id: found.id })
}

/** Replaces the pictures; one that stays keeps its id. */
export async function setImages(tx: Tx, productId: string, urls: readonly string[]): Promise<void> {
  const { image, product_images: link } = tx.t
  const old = await imagesOf(tx, productId)
  const spare = groupBy(old, ({ url }) => url)
  const made: { id: string; url: string }[] = []
  const ids = urls.map((url) => {
    const kept = spare.get(url)?.shift()
    if (kept) return kept.id
    const id = newId('img')
    made.push({ id, url })
    return id
  })
  if (made.length > 0) await tx.insert(image).values(made)
  if (old.length > 0) await tx.deleteRows(link, { product_id: productId })
  if (ids.length > 0)
    await tx.insert(link).values(ids.map((image_id, rank) => ({ product_id: productId, image_id, rank })))
}

/** Replaces the tags, by their values. */
export async function setTags(
  tx: Tx,
  productId: string,
  tags: readonly { id?: string | null; value: string }[],
): Promise<void> {
  const { product_tags: link } = tx.t
  const ids = await upsertByValue(tx, 'product_tag', tags)
  await tx.deleteRows(link, { product_id: productId })
  if (ids.length > 0)
    await tx.insert(link).values(ids.map((product_tag_id) => ({ product_id: productId, product_tag_id })))
}

/** Replaces the categories. */
export async function setCategories(
  tx: Tx,
  productId: string,
  categories: readonly { id: string }[],
): Promise<void> {
  const { product_category: category, product_category_product: link } = tx.t
  const ids = [...new Set(categories.map(({ id }) => id))]
  const found = ids.length ? await tx.rowsWhere(category, { id: ids }, { columns: ['id'] }) : []
  for (const id of ids) if (!found.some((one) => one.id === id)) throw notFound('ProductCategory', id)
  await tx.deleteRows(link, { product_id: productId })
  if (ids.length > 0)
    await tx
      .insert(link)
      .values(ids.map((product_category_id) => ({ product_id: productId, product_category_id })))
}

/** Replaces the sales channels. */
export async function setChannels(
  tx: Tx,
  productId: string,
  channels: readonly { id: string }[],
): Promise<void> {
  const { sales_channel, product_sales_channel: link } = tx.t
  const ids = [...new Set(channels.map(({ id }) => id))]
  const found = ids.length
    ? await tx.rowsWhere(sales_channel, { id: ids, deleted_at: null }, { columns: ['id'] })
    : []
  const unknown = ids.filter((id) => !found.some((one) => one.id === id))
  if (unknown.length > 0) throw invalidRequest([`Sales Channels ${unknown.join(', ')} do not exist`])
  await tx.deleteRows(link, { product_id: productId })
  if (ids.length > 0)
    await tx.insert(link).values(ids.map((sales_channel_id) => ({ product_id: productId, sales_channel_id })))
}
