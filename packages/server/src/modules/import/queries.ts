import { and, asc, eq, inArray, isNull, like, or } from 'drizzle-orm'
import type { Db } from '../../shop'
import { prepared } from '../../store/database/prepared'

/** The own prices of variants and those on these lists. */
export async function storedPrices(db: Db, variants: readonly string[], lists: readonly string[]) {
  const { money_amount: price, product_variant_money_amount: link } = db.t
  return await db
    .select({
      id: price.id,
      variant_id: link.variant_id,
      amount: price.amount,
      currency_code: price.currency_code,
      region_id: price.region_id,
      min_quantity: price.min_quantity,
      max_quantity: price.max_quantity,
      price_list_id: price.price_list_id,
    })
    .from(link)
    .innerJoin(price, eq(price.id, link.money_amount_id))
    .where(
      and(
        inArray(link.variant_id, ['', ...new Set(variants)]),
        or(isNull(price.price_list_id), inArray(price.price_list_id, ['', ...lists])),
      ),
    )
    .orderBy(price.id)
}

// Texts that are the same for every batch are read and planned by the database once.

/** The products with these handles or ids, deleted ones by their ids alone. */
export const productsByNames = prepared((db) => {
  const { product: t } = db.t
  return db
    .select({ id: t.id, handle: t.handle, external_id: t.external_id, deleted_at: t.deleted_at })
    .from(t)
    .where(or(and(db.inList(t.handle, 'handles'), isNull(t.deleted_at)), db.inList(t.id, 'ids')))
    .orderBy(t.id)
})

/** Nothing is found by this number fast: it is asked for only where products are matched by it. */
export const productsByExternalIds = prepared((db) => {
  const { product: t } = db.t
  return db
    .select({ id: t.id, handle: t.handle, external_id: t.external_id, deleted_at: t.deleted_at })
    .from(t)
    .where(and(db.inList(t.external_id, 'ids'), isNull(t.deleted_at)))
    .orderBy(t.id)
})

/** The variants with these ids, SKUs or barcodes, deleted ones by their ids alone. */
export const variantsByCodes = prepared((db) => {
  const { product, product_variant: t } = db.t
  return db
    .select({
      id: t.id,
      product_id: t.product_id,
      sku: t.sku,
      barcode: t.barcode,
      deleted_at: t.deleted_at,
      handle: product.handle,
    })
    .from(t)
    .innerJoin(product, eq(product.id, t.product_id))
    .where(
      or(
        db.inList(t.id, 'ids'),
        and(isNull(t.deleted_at), db.inList(t.sku, 'skus')),
        and(isNull(t.deleted_at), db.inList(t.barcode, 'barcodes')),
      ),
    )
})

/** The gift cards with these ids or codes. */
export async function giftCardsNamed(db: Db, ids: readonly string[], codes: readonly string[]) {
  const { gift_card: card } = db.t
  return db
    .select()
    .from(card)
    .where(or(inArray(card.id, ['', ...ids]), inArray(card.code, ['', ...codes])))
}

/** The categories with these names or handles, in their order. */
export async function categoriesNamed(db: Db, names: readonly string[], handles: readonly string[]) {
  const { product_category: t } = db.t
  return db
    .select({
      id: t.id,
      name: t.name,
      handle: t.handle,
      parent_category_id: t.parent_category_id,
      mpath: t.mpath,
    })
    .from(t)
    .where(or(inArray(t.name, ['', ...names]), inArray(t.handle, ['', ...handles])))
    .orderBy(asc(t.rank), asc(t.id))
}

/** The variants with these ids or SKUs. */
export async function variantsNamed(db: Db, ids: readonly string[], skus: readonly string[]) {
  const { product_variant: t } = db.t
  return db
    .select({ id: t.id, product_id: t.product_id, sku: t.sku, inventory_quantity: t.inventory_quantity })
    .from(t)
    .where(and(isNull(t.deleted_at), or(inArray(t.id, ['', ...ids]), inArray(t.sku, ['', ...skus]))))
}

/** The price lists with these names or ids. */
export async function priceListsNamed(db: Db, named: readonly string[]) {
  const { price_list: list } = db.t
  return db
    .select({ id: list.id, name: list.name })
    .from(list)
    .where(and(or(inArray(list.id, named), inArray(list.name, named)), isNull(list.deleted_at)))
    .orderBy(list.id)
}

/** The sales that are called so, or so and more, the oldest first. */
export async function salesNamedLike(db: Db, name: string) {
  const { price_list: list } = db.t
  return db
    .select({ id: list.id, name: list.name, starts_at: list.starts_at, ends_at: list.ends_at })
    .from(list)
    .where(
      and(
        or(eq(list.name, name), like(list.name, `${name}, %`)),
        eq(list.type, 'sale'),
        isNull(list.deleted_at),
      ),
    )
    .orderBy(list.id)
}

/** The stock items with these ids or SKUs. */
export async function itemsNamed(db: Db, ids: readonly string[], skus: readonly string[]) {
  const { inventory_item: item } = db.t
  return db
    .select({ id: item.id, sku: item.sku })
    .from(item)
    .where(and(isNull(item.deleted_at), or(inArray(item.id, ['', ...ids]), inArray(item.sku, ['', ...skus]))))
}
