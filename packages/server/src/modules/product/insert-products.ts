import { duplicate } from '../../errors'
import { emitAll } from '../../events/emit'
import type { Tables, Tx } from '../../store/database/engine'
import { groupBy } from '../../store/reading/group-by'
import { newId } from '../../store/schema/ids'
import { createItemsFor } from '../inventory/link-items'
import { addPrices, type PriceInput } from '../pricing/write-prices'
import { indexProducts } from '../search/index-products'
import { defaultChannelOf } from './queries'
import { upsertByValue } from './tags-and-types'
import { assertCodesFree } from './write-variants'

type ProductColumns = Tables['product']['$inferInsert']
type VariantColumns = Tables['product_variant']['$inferInsert']

/** A new product with everything that hangs on it; what it refers to by id must exist. */
export interface WholeProduct {
  fields: ProductColumns & { id: string; handle: string }
  type: string | null
  tags: readonly string[]
  images: readonly string[]
  category_ids: readonly string[]
  /** Undefined for the store's default channel. */
  channel_ids: readonly string[] | undefined
  /** Titles, in order. */
  options: readonly string[]
  variants: readonly WholeVariant[]
}

export interface WholeVariant {
  fields: Omit<VariantColumns, 'product_id' | 'variant_rank'> & { id: string }
  /** One value for each option of the product, in their order. */
  options: readonly string[]
  prices: readonly PriceInput[]
}

/**
 * Creates many products in a few statements, however many they are; events and search index as for one.
 * @throws duplicate_error for a handle, invalid_data for a code that is taken, not_found for an unknown region or
 * currency of a price
 */
export async function insertProducts(tx: Tx, products: readonly WholeProduct[]): Promise<void> {
  if (products.length === 0) return
  const { t } = tx
  const ids = products.map(({ fields }) => fields.id)
  const variants = products.flatMap((product) =>
    product.variants.map((variant, rank) => ({
      ...variant,
      row: { ...variant.fields, product_id: product.fields.id, variant_rank: rank },
    })),
  )
  const variantRows = variants.map(({ row }) => row)
  await assertHandlesFree(
    tx,
    products.map(({ fields }) => fields.handle),
  )
  await assertCodesFree(tx, variantRows)
  const types = await idsByValue(
    tx,
    'product_type',
    products.flatMap(({ type }) => type ?? []),
  )
  await tx.insertRows(
    t.product,
    products.map(({ fields, type }) => ({ ...fields, type_id: type === null ? null : types.get(type) })),
  )
  await linkProfile(tx, ids)
  await insertImages(tx, products)
  await linkTags(tx, products)
  await tx.insertRows(
    t.product_category_product,
    products.flatMap(({ fields, category_ids }) =>
      category_ids.map((product_category_id) => ({ product_id: fields.id, product_category_id })),
    ),
  )
  await linkChannels(tx, products)
  const options = products.flatMap(({ fields, options }) =>
    options.map((title) => ({ id: newId('opt'), title, product_id: fields.id })),
  )
  await tx.insertRows(t.product_option, options)
  await tx.insertRows(t.product_variant, variantRows)
  const optionIds = groupBy(options, ({ product_id }) => product_id)
  await tx.insertRows(
    t.product_option_value,
    variants.flatMap(({ row, options }) =>
      options.map((value, at) => ({
        value,
        option_id: optionIds.get(row.product_id)?.[at]?.id ?? '',
        variant_id: row.id,
      })),
    ),
  )
  await addPrices(
    tx,
    variants.flatMap(({ row, prices }) => prices.map((price) => ({ ...price, variant_id: row.id }))),
  )
  await createItemsFor(
    tx,
    variantRows.filter((row) => row.manage_inventory ?? true),
  )
  await emitAll(
    tx,
    'product.created',
    ids.map((id) => ({ id })),
  )
  await emitAll(
    tx,
    'product-variant.created',
    variantRows.map(({ id, product_id }) => ({ id, product_id })),
  )
  await indexProducts(tx, ids)
}

async function assertHandlesFree(tx: Tx, handles: string[]): Promise<void> {
  const { product } = tx.t
  const taken = await tx.rowWhere(product, { handle: handles, deleted_at: null }, { columns: ['handle'] })
  if (taken) throw duplicate(`Product with handle ${taken.handle} already exists.`)
}

async function idsByValue(
  tx: Tx,
  kind: 'product_tag' | 'product_type',
  wanted: readonly string[],
): Promise<Map<string, string>> {
  const values = [...new Set(wanted)]
  const ids = await upsertByValue(
    tx,
    kind,
    values.map((value) => ({ value })),
  )
  return new Map(values.map((value, at) => [value, ids[at] as string]))
}

async function linkProfile(tx: Tx, ids: string[]): Promise<void> {
  const { shipping_profile: profile, product_shipping_profile: link } = tx.t
  const found = await tx.rowWhere(
    profile,
    { type: 'default', deleted_at: null },
    { columns: ['id'], orderBy: ['id'] },
  )
  if (!found) return
  await tx.insertRows(
    link,
    ids.map((product_id) => ({ product_id, profile_id: found.id })),
  )
}

async function insertImages(tx: Tx, products: readonly WholeProduct[]): Promise<void> {
  const images = products.flatMap(({ fields, images }) =>
    images.map((url, rank) => ({ id: newId('img'), url, product_id: fields.id, rank })),
  )
  await tx.insertRows(
    tx.t.image,
    images.map(({ id, url }) => ({ id, url })),
  )
  await tx.insertRows(
    tx.t.product_images,
    images.map(({ id, product_id, rank }) => ({ image_id: id, product_id, rank })),
  )
}

async function linkTags(tx: Tx, products: readonly WholeProduct[]): Promise<void> {
  const tags = await idsByValue(
    tx,
    'product_tag',
    products.flatMap((product) => product.tags),
  )
  await tx.insertRows(
    tx.t.product_tags,
    products.flatMap((product) =>
      [...new Set(product.tags)].map((value) => ({
        product_id: product.fields.id,
        product_tag_id: tags.get(value) ?? '',
      })),
    ),
  )
}

async function linkChannels(tx: Tx, products: readonly WholeProduct[]): Promise<void> {
  const needsDefault = products.some(({ channel_ids }) => channel_ids === undefined)
  const standard = needsDefault ? await defaultChannelOf(tx) : undefined
  await tx.insertRows(
    tx.t.product_sales_channel,
    products.flatMap(({ fields, channel_ids }) =>
      (channel_ids ?? (standard ? [standard] : [])).map((sales_channel_id) => ({
        product_id: fields.id,
        sales_channel_id,
      })),
    ),
  )
}
