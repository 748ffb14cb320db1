import type { PriceListStatus, PriceListType } from '@cartwright/contract'
import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db, Tx } from '../../store/database/engine'
import { prepared } from '../../store/database/prepared'
import { rememberLinks, rememberRows } from '../../store/memory/remembered-rows'
import type { Revisions } from '../../store/memory/revision'
import { groupBy } from '../../store/reading/group-by'
import { shownColumns } from '../../store/reading/shape'
import type { StoredPrice } from './price-difference'

/** A price of a variant as it stands in the database. */
export interface MoneyRow {
  id: string
  variant_id: string
  currency_code: string
  amount: number
  region_id: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  min_quantity: number | null
  max_quantity: number | null
  price_list_id: string | null
}

export interface ListRow {
  id: string
  name: string
  description: string
  type: PriceListType
  status: PriceListStatus
  starts_at: string | null
  ends_at: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  includes_tax: boolean
}

const money = (db: Db) => {
  const { money_amount: m, product_variant_money_amount: link } = db.t
  return {
    id: m.id,
    created_at: m.created_at,
    updated_at: m.updated_at,
    deleted_at: m.deleted_at,
    currency_code: m.currency_code,
    amount: m.amount,
    min_quantity: m.min_quantity,
    max_quantity: m.max_quantity,
    price_list_id: m.price_list_id,
    region_id: m.region_id,
    variant_id: link.variant_id,
  }
}

const pricesOf = prepared((db) => {
  const { money_amount: m, product_variant_money_amount: link } = db.t
  return db
    .select(money(db))
    .from(link)
    .innerJoin(m, eq(m.id, link.money_amount_id))
    .where(and(db.inList(link.variant_id, 'ids'), isNull(link.deleted_at), isNull(m.deleted_at)))
    .orderBy(m.id)
})

/** All prices of these variants, those of price lists too, in the order of their making. */
export const findPrices = (db: Db, variantIds: readonly string[]): Promise<MoneyRow[]> =>
  db.rows<MoneyRow>(pricesOf(db), { ids: db.list(variantIds) })

const listsOf = prepared((db) =>
  db
    .select(shownColumns(db.t, 'price_list'))
    .from(db.t.price_list)
    .where(and(db.inList(db.t.price_list.id, 'ids'), isNull(db.t.price_list.deleted_at))),
)

const groupsOfLists = prepared((db) => {
  const { price_list_customer_groups: link } = db.t
  return db
    .select({ price_list_id: link.price_list_id, customer_group_id: link.customer_group_id })
    .from(link)
    .where(db.inList(link.price_list_id, 'ids'))
})

interface ListWithGroups {
  id: string
  row: ListRow
  groups: readonly { id: string }[]
}

const rememberedLists = rememberRows<ListWithGroups>(
  ['price_list', 'price_list_customer_groups'],
  async (db, ids) => {
    const values = { ids: db.list(ids) }
    const rows = await db.rows<ListRow>(listsOf(db), values)
    const links = groupBy(
      await db.rows<{ price_list_id: string; customer_group_id: string }>(groupsOfLists(db), values),
      (link) => link.price_list_id,
    )
    return rows.map((row) => ({
      id: row.id,
      row,
      groups: (links.get(row.id) ?? []).map((link) => ({ id: link.customer_group_id })),
    }))
  },
)

/** Price lists with the groups they are for, by id. Shared between requests: nothing in them may be changed. */
export const findPriceLists = (
  db: Db,
  ids: readonly string[],
  revisions?: Revisions,
): Promise<ReadonlyMap<string, ListWithGroups>> => rememberedLists.rowsOf(db, ids, revisions)

const groupsOfCustomers = rememberLinks('customer_group_customers', 'customer_id', 'customer_group_id')

/** The groups a customer is in; a guest is in none. */
export async function findGroupsOfCustomer(
  db: Db,
  customerId: string | null,
  revisions?: Revisions,
): Promise<readonly { id: string }[]> {
  return customerId ? (await groupsOfCustomers(db, [customerId], revisions))(customerId) : []
}

const productsOf = prepared((db) => {
  const { product_variant } = db.t
  return db
    .select({ id: product_variant.id, product_id: product_variant.product_id })
    .from(product_variant)
    .where(db.inList(product_variant.id, 'ids'))
})

/** Which product each variant belongs to. */
export const findProductsOfVariants = (
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; product_id: string }[]> => db.rows(productsOf(db), { ids: db.list(ids) })

const boundaries = prepared((db) => {
  const { price_list: list } = db.t
  return db
    .select({ starts_at: list.starts_at, ends_at: list.ends_at })
    .from(list)
    .where(
      and(
        eq(list.status, 'active'),
        isNull(list.deleted_at),
        or(isNotNull(list.starts_at), isNotNull(list.ends_at)),
      ),
    )
})

/** When prices next change by themselves: the nearest start or end of an active price list after an instant. */
export async function nextPriceChange(db: Db, after: number): Promise<number | undefined> {
  const rows = await db.rows<{ starts_at: string | null; ends_at: string | null }>(boundaries(db))
  const later = rows
    .flatMap((row) => [row.starts_at, row.ends_at])
    .map((text) => (text ? Date.parse(text) : 0))
    .filter((instant) => instant > after)
  return later.length > 0 ? Math.min(...later) : undefined
}

/** The prices on a price list, or those on none, of these variants or of all. */
export async function storedPrices(
  tx: Tx,
  listId: string | null,
  variantIds?: readonly string[],
): Promise<StoredPrice[]> {
  const { money_amount: price, product_variant_money_amount: link } = tx.t
  return await tx
    .select({
      id: price.id,
      variant_id: link.variant_id,
      amount: price.amount,
      currency_code: price.currency_code,
      region_id: price.region_id,
      min_quantity: price.min_quantity,
      max_quantity: price.max_quantity,
    })
    .from(link)
    .innerJoin(price, eq(price.id, link.money_amount_id))
    .where(
      and(
        listId === null ? isNull(price.price_list_id) : eq(price.price_list_id, listId),
        variantIds && inArray(link.variant_id, variantIds.length > 0 ? [...variantIds] : ['']),
      ),
    )
    .orderBy(asc(price.id))
}
