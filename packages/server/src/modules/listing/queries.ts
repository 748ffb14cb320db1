import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../store/database/engine'
import { prepared } from '../../store/database/prepared'
import type { Name, NamedGroup } from './names'

const someIds = prepared((db) => {
  const { product } = db.t
  return db
    .select({ id: product.id })
    .from(product)
    .where(
      and(
        eq(product.status, 'published'),
        isNull(product.deleted_at),
        gt(product.id, sql.placeholder('after')),
      ),
    )
    .orderBy(product.id)
    .limit(1000)
})

/** The next thousand published products in the order of their ids. */
export const findPublished = async (db: Db, after: string): Promise<string[]> =>
  (await db.rows<{ id: string }>(someIds(db), { after })).map(({ id }) => id)

export interface HeadRow {
  id: string
  title: string
  handle: string | null
  created_at: string
  is_giftcard: boolean
  type_id: string | null
  collection_id: string | null
  metadata: Record<string, unknown> | null
}

const heads = prepared((db) => {
  const { product } = db.t
  return db
    .select({
      id: product.id,
      title: product.title,
      handle: product.handle,
      created_at: product.created_at,
      is_giftcard: product.is_giftcard,
      type_id: product.type_id,
      collection_id: product.collection_id,
      metadata: product.metadata,
    })
    .from(product)
    .where(and(db.inList(product.id, 'ids'), eq(product.status, 'published'), isNull(product.deleted_at)))
})

interface LinkRow {
  product_id: string
  key: string
}

const tagLinks = prepared((db) => {
  const { product_tags: link } = db.t
  return db
    .select({ product_id: link.product_id, key: sql<string>`${link.product_tag_id}`.as('key') })
    .from(link)
    .where(db.inList(link.product_id, 'ids'))
})
const categoryLinks = prepared((db) => {
  const { product_category_product: link } = db.t
  return db
    .select({ product_id: link.product_id, key: sql<string>`${link.product_category_id}`.as('key') })
    .from(link)
    .where(db.inList(link.product_id, 'ids'))
})
const channelLinks = prepared((db) => {
  const { product_sales_channel: link } = db.t
  return db
    .select({ product_id: link.product_id, key: sql<string>`${link.sales_channel_id}`.as('key') })
    .from(link)
    .where(db.inList(link.product_id, 'ids'))
})

interface OptionRow {
  product_id: string
  title: string
  value: string
}

const optionValues = prepared((db) => {
  const { product_option: option, product_option_value: value, product_variant: variant } = db.t
  return db
    .select({
      product_id: sql<string>`${variant.product_id}`.as('product_id'),
      title: sql<string>`${option.title}`.as('title'),
      value: sql<string>`${value.value}`.as('value'),
    })
    .from(variant)
    .innerJoin(value, eq(value.variant_id, variant.id))
    .innerJoin(option, eq(option.id, value.option_id))
    .where(
      and(
        db.inList(variant.product_id, 'ids'),
        isNull(variant.deleted_at),
        isNull(value.deleted_at),
        isNull(option.deleted_at),
      ),
    )
})

/** What lists know of products: those that are published, and by product id what they are linked to. */
export async function readHeads(db: Db, ids: readonly string[]) {
  const values = { ids: db.list(ids) }
  return {
    products: await db.rows<HeadRow>(heads(db), values),
    tags: await db.rows<LinkRow>(tagLinks(db), values),
    categories: await db.rows<LinkRow>(categoryLinks(db), values),
    channels: await db.rows<LinkRow>(channelLinks(db), values),
    options: await db.rows<OptionRow>(optionValues(db), values),
  }
}

export interface VariantRow {
  id: string
  product_id: string
  inventory_quantity: number
  manage_inventory: boolean
  allow_backorder: boolean
}

const variantRows = prepared((db) => {
  const { product_variant: variant } = db.t
  return db
    .select({
      id: variant.id,
      product_id: variant.product_id,
      inventory_quantity: variant.inventory_quantity,
      manage_inventory: variant.manage_inventory,
      allow_backorder: variant.allow_backorder,
    })
    .from(variant)
    .where(and(db.inList(variant.product_id, 'ids'), isNull(variant.deleted_at)))
})

/** The variants of products, as far as prices and stock are worked out from them. */
export const findVariants = (db: Db, productIds: readonly string[]): Promise<VariantRow[]> =>
  db.rows<VariantRow>(variantRows(db), { ids: db.list(productIds) })

const timedLists = prepared((db) => {
  const { price_list: list } = db.t
  return db
    .select({ id: list.id, starts_at: list.starts_at, ends_at: list.ends_at })
    .from(list)
    .where(or(isNotNull(list.starts_at), isNotNull(list.ends_at)))
})

/** The price lists that began or ended between two instants. */
export async function findCrossedLists(db: Db, from: number, to: number): Promise<string[]> {
  const rows = await db.rows<{ id: string; starts_at: string | null; ends_at: string | null }>(timedLists(db))
  const isBetween = (text: string | null) =>
    text !== null && Date.parse(text) > from && Date.parse(text) <= to
  return rows.filter((row) => isBetween(row.starts_at) || isBetween(row.ends_at)).map(({ id }) => id)
}

const terms = prepared((db) => {
  const { search_term: term } = db.t
  return db
    .select({ product_id: term.product_id, term: term.term, weight: term.weight })
    .from(term)
    .where(db.inList(term.product_id, 'ids'))
})

/** The words that products are found by. */
export const findTerms = (
  db: Db,
  ids: readonly string[],
): Promise<{ product_id: string; term: string; weight: number }[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.rows(terms(db), { ids: db.list(ids) })

/** Names are read by their ids, and found by what addresses say: the value, or the id itself. */
type Column = 'id' | 'value'

const named = (column: unknown) => sql<string>`${column}`.as('product_id')

/** The products of some variants. */
export const productsOfVariants = prepared((db) => {
  const { product_variant: variant } = db.t
  return db
    .select({ product_id: named(variant.product_id) })
    .from(variant)
    .where(db.inList(variant.id, 'keys'))
})

/** Reads what values are called, by their ids or by what addresses say. */
export const nameReaders: Record<
  NamedGroup,
  (db: Db, texts: readonly string[], by: Column) => Promise<Name[]>
> = {
  async type(db, texts, by) {
    const { product_type: type } = db.t
    const rows = await db
      .select({ id: type.id, value: type.value })
      .from(type)
      .where(or(inArray(type.id, [...texts]), by === 'value' ? inArray(type.value, [...texts]) : undefined))
    return rows.map(({ id, value }) => ({ id, value, label: value }))
  },
  async tags(db, texts, by) {
    const { product_tag: tag } = db.t
    const rows = await db
      .select({ id: tag.id, value: tag.value })
      .from(tag)
      .where(or(inArray(tag.id, [...texts]), by === 'value' ? inArray(tag.value, [...texts]) : undefined))
    return rows.map(({ id, value }) => ({ id, value, label: value }))
  },
  async collection(db, texts, by) {
    const { product_collection: one } = db.t
    const rows = await db
      .select({ id: one.id, handle: one.handle, title: one.title })
      .from(one)
      .where(or(inArray(one.id, [...texts]), by === 'value' ? inArray(one.handle, [...texts]) : undefined))
    return rows.map(({ id, handle, title }) => ({ id, value: handle ?? id, label: title }))
  },
  /** Only those that shoppers see. */
  async category(db, texts, by) {
    const { product_category: one } = db.t
    const rows = await db
      .select({
        id: one.id,
        handle: one.handle,
        name: one.name,
        is_active: one.is_active,
        is_internal: one.is_internal,
      })
      .from(one)
      .where(or(inArray(one.id, [...texts]), by === 'value' ? inArray(one.handle, [...texts]) : undefined))
    return rows
      .filter(({ is_active, is_internal }) => is_active && !is_internal)
      .map(({ id, handle, name }) => ({ id, value: handle, label: name }))
  },
}

/** The products whose variants have some prices. */
export const productsOfPrices = prepared((db) => {
  const { product_variant: variant, product_variant_money_amount: link } = db.t
  return db
    .selectDistinct({ product_id: named(variant.product_id) })
    .from(link)
    .innerJoin(variant, eq(variant.id, link.variant_id))
    .where(db.inList(link.money_amount_id, 'keys'))
})

/** The products with prices on some price lists. */
export const productsOfLists = prepared((db) => {
  const { product_variant: variant, product_variant_money_amount: link, money_amount: price } = db.t
  return db
    .selectDistinct({ product_id: named(variant.product_id) })
    .from(price)
    .innerJoin(link, eq(link.money_amount_id, price.id))
    .innerJoin(variant, eq(variant.id, link.variant_id))
    .where(db.inList(price.price_list_id, 'keys'))
})

/** The products whose variants are of some stock items. */
export const productsOfItems = prepared((db) => {
  const { product_variant: variant, product_variant_inventory_item: link } = db.t
  return db
    .selectDistinct({ product_id: named(variant.product_id) })
    .from(link)
    .innerJoin(variant, eq(variant.id, link.variant_id))
    .where(db.inList(link.inventory_item_id, 'keys'))
})

/** The products whose stock some levels are. */
export const productsOfLevels = prepared((db) => {
  const { product_variant: variant, product_variant_inventory_item: link, inventory_level: level } = db.t
  return db
    .selectDistinct({ product_id: named(variant.product_id) })
    .from(level)
    .innerJoin(link, eq(link.inventory_item_id, level.inventory_item_id))
    .innerJoin(variant, eq(variant.id, link.variant_id))
    .where(db.inList(level.id, 'keys'))
})
