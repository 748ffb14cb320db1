import type { DateRange, MissingOfProduct, NumberFilter, TagUsage } from '@cartwright/contract'
import { and, eq, exists, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../store/database/engine'
import { prepared } from '../../store/database/prepared'
import { equals, type Filter, linked, within } from '../../store/reading/filters'
import type { Search } from '../../store/reading/list'
import { findDescendants } from '../category/queries'
import { sellingVariants } from '../inventory/sellable'
import { searchProducts } from './queries/search-products'

/** What a list of products may be narrowed by (rules: lists). */
export interface ProductFilter {
  id?: readonly string[]
  q?: string
  status?: readonly string[]
  collection_id?: readonly string[]
  tags?: readonly string[]
  title?: string
  description?: string
  handle?: string
  is_giftcard?: boolean
  type_id?: readonly string[]
  category_id?: readonly string[]
  include_category_children?: boolean
  /** Only by way of categories that shoppers see. */
  public_categories?: boolean
  price_list_id?: readonly string[]
  discount_condition_id?: string
  sales_channel_id?: readonly string[]
  created_at?: DateRange
  updated_at?: DateRange
  deleted_at?: DateRange
  /** Of one of its variants, as the shop could sell it. */
  available_quantity?: NumberFilter
  missing?: readonly MissingOfProduct[]
}

/** What a list of products asks for. With `q`, filters on the columns it searches are dropped. */
export async function narrowing(
  db: Db,
  filter: ProductFilter,
): Promise<{ filters: Filter[]; search: Search | undefined }> {
  const { product, product_tags, product_sales_channel, discount_condition_product } = db.t
  const own = <T>(value: T): T | undefined => (filter.q ? undefined : value)
  const filters = [
    equals(product.id, filter.id),
    equals(product.status, filter.status),
    equals(product.collection_id, filter.collection_id),
    equals(product.type_id, filter.type_id),
    equals(product.title, own(filter.title)),
    equals(product.description, own(filter.description)),
    equals(product.handle, filter.handle),
    equals(product.is_giftcard, filter.is_giftcard),
    within(product.created_at, filter.created_at),
    within(product.updated_at, filter.updated_at),
    within(product.deleted_at, filter.deleted_at),
    linked(db, product.id, { from: product_tags.product_id, to: product_tags.product_tag_id }, filter.tags),
    linked(
      db,
      product.id,
      { from: product_sales_channel.product_id, to: product_sales_channel.sales_channel_id },
      filter.sales_channel_id,
    ),
    linked(
      db,
      product.id,
      { from: discount_condition_product.product_id, to: discount_condition_product.condition_id },
      filter.discount_condition_id === undefined ? undefined : [filter.discount_condition_id],
    ),
    await inCategories(db, filter),
    onPriceLists(db, filter.price_list_id),
    await ofWhichThereAre(db, filter.available_quantity),
    lacking(db, filter.missing),
  ]
  return { filters, search: await searchProducts(db, filter.q) }
}

async function inCategories(db: Db, filter: ProductFilter): Promise<Filter> {
  if (!filter.category_id) return undefined
  const { product, product_category: category, product_category_product: link } = db.t
  const ids = filter.include_category_children
    ? await findDescendants(db, filter.category_id, filter.public_categories)
    : filter.category_id
  return exists(
    db
      .select({ one: sql`1`.as('one') })
      .from(link)
      .innerJoin(category, eq(category.id, link.product_category_id))
      .where(
        and(
          eq(link.product_id, product.id),
          inArray(link.product_category_id, ids.length > 0 ? [...ids] : ['']),
          filter.public_categories
            ? and(eq(category.is_active, true), eq(category.is_internal, false))
            : undefined,
        ),
      ),
  )
}

/** Products with a variant of which this is true. */
function withVariant(db: Db, is: Filter): SQL {
  const { product, product_variant: variant } = db.t
  return exists(
    db
      .select({ one: sql`1`.as('one') })
      .from(variant)
      .where(and(eq(variant.product_id, product.id), isNull(variant.deleted_at), is)),
  )
}

async function ofWhichThereAre(db: Db, pieces: NumberFilter | undefined): Promise<Filter> {
  if (pieces === undefined) return undefined
  const variants = await sellingVariants(db, pieces)
  return db.isAmong(db.t.product.id, [...new Set(variants.map(({ product_id }) => product_id))])
}

/** Products that lack any of these. One without variants has no price; gift cards need no SKU. */
function lacking(db: Db, missing: readonly MissingOfProduct[] | undefined): Filter {
  if (!missing) return undefined
  const { product, product_variant: variant, product_variant_money_amount: link, money_amount } = db.t
  const price = db
    .select({ one: sql`1`.as('one') })
    .from(link)
    .innerJoin(money_amount, eq(money_amount.id, link.money_amount_id))
    .where(
      and(
        eq(link.variant_id, variant.id),
        isNull(money_amount.price_list_id),
        isNull(money_amount.deleted_at),
      ),
    )
  const lacks: Record<MissingOfProduct, () => Filter> = {
    image: () => isNull(product.thumbnail),
    price: () => or(not(withVariant(db, undefined)), withVariant(db, not(exists(price)))),
    sku: () => and(eq(product.is_giftcard, false), withVariant(db, isNull(variant.sku))),
  }
  return or(...missing.map((what) => lacks[what]()))
}

/** Products with a price on any of these lists. */
export function onPriceLists(db: Db, ids: readonly string[] | undefined): Filter {
  if (!ids) return undefined
  const { product, product_variant, product_variant_money_amount: link, money_amount } = db.t
  return exists(
    db
      .select({ one: sql`1`.as('one') })
      .from(product_variant)
      .innerJoin(link, eq(link.variant_id, product_variant.id))
      .innerJoin(money_amount, eq(money_amount.id, link.money_amount_id))
      .where(
        and(
          eq(product_variant.product_id, product.id),
          isNull(product_variant.deleted_at),
          inArray(money_amount.price_list_id, ids.length > 0 ? [...ids] : ['']),
        ),
      ),
  )
}

const membership = prepared((db) => {
  const { product_sales_channel: link } = db.t
  return db
    .select({ product_id: link.product_id, sales_channel_id: link.sales_channel_id })
    .from(link)
    .where(db.inList(link.product_id, 'ids'))
})

/** Which of these products the sales channels offer. */
export async function productsInChannels(
  db: Db,
  productIds: readonly string[],
  channelIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db.rows<{ product_id: string; sales_channel_id: string }>(membership(db), {
    ids: db.list([...new Set(productIds)]),
  })
  return new Set(rows.filter((row) => channelIds.includes(row.sales_channel_id)).map((row) => row.product_id))
}

const defaultChannel = prepared((db) =>
  db.select({ default_sales_channel_id: db.t.store.default_sales_channel_id }).from(db.t.store).limit(1),
)

export async function defaultChannelOf(db: Db): Promise<string | undefined> {
  const [store] = await db.rows<{ default_sales_channel_id: string | null }>(defaultChannel(db))
  return store?.default_sales_channel_id ?? undefined
}

const cartPlace = prepared((db) => {
  const { cart, region } = db.t
  return db
    .select({
      region_id: cart.region_id,
      currency_code: region.currency_code,
      customer_id: cart.customer_id,
    })
    .from(cart)
    .innerJoin(region, eq(region.id, cart.region_id))
    .where(and(eq(cart.id, sql.placeholder('id')), isNull(cart.deleted_at)))
})

/** Where a cart is shopped from. */
export const findCartPlace = async (
  db: Db,
  cartId: string,
): Promise<{ region_id: string; currency_code: string } | undefined> =>
  (await db.rows<{ region_id: string; currency_code: string }>(cartPlace(db), { id: cartId }))[0]

const allChannels = prepared((db) =>
  db
    .select({ id: db.t.sales_channel.id })
    .from(db.t.sales_channel)
    .where(isNull(db.t.sales_channel.deleted_at)),
)

/** Every sales channel: staff see the stock of all of them. */
export const findAllChannels = async (db: Db): Promise<string[]> =>
  (await db.rows<{ id: string }>(allChannels(db))).map(({ id }) => id)

/** The tags or types with these values. */
export const labelsByValues = (kind: 'product_tag' | 'product_type') =>
  prepared((db) => {
    const table = db.t[kind as 'product_tag']
    return db
      .select({ id: table.id, value: table.value })
      .from(table)
      .where(and(db.inList(table.value, 'values'), isNull(table.deleted_at)))
      .orderBy(table.id)
  })

/** How many products carry each tag, as text like v1. */
export async function findTagUsage(db: Db): Promise<TagUsage[]> {
  const { product_tag: tag, product_tags: link, product } = db.t
  const uses = sql<number>`count(${product.id})`.mapWith(Number)
  const rows = await db
    .select({ id: tag.id, value: tag.value, uses })
    .from(tag)
    .leftJoin(link, eq(link.product_tag_id, tag.id))
    .leftJoin(product, and(eq(product.id, link.product_id), isNull(product.deleted_at)))
    .where(isNull(tag.deleted_at))
    .groupBy(tag.id, tag.value)
    .orderBy(sql`${uses} desc`, tag.value)
  return rows.map((row) => ({ id: row.id, value: row.value, usage_count: String(row.uses) }))
}

/** The pictures of a product. */
export async function imagesOf(tx: Tx, productId: string) {
  const { image, product_images: link } = tx.t
  return tx
    .select({ id: image.id, url: image.url })
    .from(link)
    .innerJoin(image, eq(image.id, link.image_id))
    .where(eq(link.product_id, productId))
}
