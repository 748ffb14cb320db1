import { and, asc, type Column, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../store/database/engine'
import { countNames, type FactCounts } from '../order-facts'
import type { Counted } from '../sales-figures'
import type { Interval, Period } from '../shop-days'
import { type SpanOfPeriod, spansOf, widened } from '../spans'
import type { SalesKind } from '../tables'

/** What is asked for, beside the period. */
export interface SalesFilter {
  currency_code: string
  region_id?: readonly string[]
  sales_channel_id?: readonly string[]
  product_id?: string
  collection_id?: string
  discount_id?: string
}

type Dimension = 'product' | 'region' | 'sales_channel' | 'discount'

export const countedBy = ({ product_id, collection_id }: SalesFilter): Counted =>
  product_id ? 'product' : collection_id ? 'goods' : 'orders'

type SumTable = Db['t']['sales_day' | 'sales_month' | 'sales_year' | 'sales_pair']

/** A part of the answer: rows of a table of sums, and what each is about. */
interface Rows {
  t: SumTable
  where: SQL[]
  key: Column
  /** Whether they are few for what they are narrowed by. */
  isNarrow: boolean
}

/**
 * Where the answer stands: in the sums of orders, of products or of discounts, or of products in orders with a discount, of as
 * few spans as cover the period and tell apart what is asked for.
 */
async function rowsOf(
  db: Db,
  filter: SalesFilter,
  period: Period,
  by: Dimension | Interval,
): Promise<Rows[]> {
  const { product_id, collection_id, discount_id } = filter
  const isOfGoods = Boolean(product_id || collection_id) || by === 'product'
  const isOfDiscounts = Boolean(discount_id) || by === 'discount'
  const longest = by === 'day' || by === 'week' ? 'day' : by === 'month' ? 'month' : 'year'
  if (isOfGoods && isOfDiscounts) return spansOf(period, longest).map((some) => pairsIn(db, filter, some, by))
  const kind = isOfGoods ? 'product' : isOfDiscounts ? 'discount' : 'all'
  const whole = longest === 'day' ? period : widened(period, await daysSold(db, kind, filter), longest)
  return spansOf(whole, longest).map((some) => sumsIn(db, filter, some, by, kind))
}

/** The first and the last day on which anything of this kind was sold; for nothing, one that any period goes beyond. */
async function daysSold(db: Db, kind: SalesKind, { currency_code }: SalesFilter): Promise<Period> {
  const { sales_day: t } = db.t
  const edge = (direction: SQL) =>
    db
      .select({ day: t.day })
      .from(t)
      .where(and(eq(t.kind, kind), eq(t.currency_code, currency_code)))
      .orderBy(direction)
      .limit(1)
  const [first, last] = await Promise.all([edge(asc(t.day)), edge(desc(t.day))])
  return { from: first[0]?.day ?? '9999-12-31', to: last[0]?.day ?? '0000-01-01' }
}

function sumsIn(
  db: Db,
  filter: SalesFilter,
  { span, period }: SpanOfPeriod,
  by: Dimension | Interval,
  kind: SalesKind,
): Rows {
  const t = { day: db.t.sales_day, month: db.t.sales_month, year: db.t.sales_year }[span]
  const { product_id, collection_id, discount_id } = filter
  const where = [eq(t.kind, kind), ...everywhere(t, filter, period)]
  if (product_id) where.push(eq(t.key, product_id))
  if (collection_id) where.push(inArray(t.key, ofCollection(db, collection_id)))
  if (discount_id) where.push(eq(t.key, discount_id))
  return { t, where, key: placeOf(t, by) ?? t.key, isNarrow: Boolean(product_id || collection_id) }
}

function pairsIn(
  db: Db,
  filter: SalesFilter,
  { span, period }: SpanOfPeriod,
  by: Dimension | Interval,
): Rows {
  const { sales_pair: t } = db.t
  const { product_id, collection_id, discount_id } = filter
  const where = [eq(t.span, span), ...everywhere(t, filter, period)]
  if (product_id) where.push(eq(t.product_id, product_id))
  if (collection_id) where.push(inArray(t.product_id, ofCollection(db, collection_id)))
  if (discount_id) where.push(eq(t.discount_id, discount_id))
  const key = placeOf(t, by) ?? (by === 'discount' ? t.discount_id : t.product_id)
  return { t, where, key, isNarrow: true }
}

function everywhere(t: SumTable, filter: SalesFilter, { from, to }: Period): SQL[] {
  const { currency_code, region_id, sales_channel_id } = filter
  const all = [eq(t.currency_code, currency_code), gte(t.day, from), lte(t.day, to)]
  if (region_id) all.push(inArray(t.region_id, [...region_id]))
  if (sales_channel_id) all.push(inArray(t.sales_channel_id, [...sales_channel_id]))
  return all
}

function placeOf(t: SumTable, by: Dimension | Interval): Column | undefined {
  if (by === 'product' || by === 'discount') return undefined
  return by === 'region' ? t.region_id : by === 'sales_channel' ? t.sales_channel_id : t.day
}

const ofCollection = (db: Db, id: string) =>
  db.select({ id: db.t.product.id }).from(db.t.product).where(eq(db.t.product.collection_id, id))

/** The rows of all parts, one after the other. */
const joined = (rows: readonly Rows[], names: readonly (keyof FactCounts)[]): SQL => {
  const parts = rows.map(({ t, where, key, isNarrow }) => {
    const counts = names.map((name) => sql`, ${t[name]} as ${sql.raw(name)}`)
    // SQLite would rather go through all days in the order they are grouped in than look for the few keys.
    const named = isNarrow ? sql`${key} || ''` : key
    return sql`select ${named} as part${sql.join(counts)} from ${t} where ${and(...where)}`
  })
  return sql`(${sql.join(parts, sql` union all `)}) as s`
}

const part = sql<string>`s.part`
const sumsOfAll = () =>
  Object.fromEntries(
    countNames.map((name) => [name, sql<number>`coalesce(sum(s.${sql.raw(name)}), 0)`.mapWith(Number)]),
  ) as Record<keyof FactCounts, SQL<number>>

/** The counts of each day on which anything happened, the earliest first; by month, some of them under its first day. */
export async function countsByDay(
  db: Db,
  filter: SalesFilter,
  period: Period,
  interval: Interval,
): Promise<({ day: string } & FactCounts)[]> {
  const rows = await rowsOf(db, filter, period, interval)
  return db
    .select({ day: part, ...sumsOfAll() })
    .from(joined(rows, countNames))
    .groupBy(part)
    .orderBy(asc(part))
}

/** The parts that sold most, by net sales. */
export async function mostSold(
  db: Db,
  filter: SalesFilter,
  period: Period,
  by: Dimension,
  limit: number,
): Promise<string[]> {
  const sums = await rowsOf(db, filter, period, by)
  const rows = await db
    .select({ part })
    .from(joined(sums, ['net']))
    .groupBy(part)
    .orderBy(desc(sql`sum(s.net)`), asc(part))
    .limit(limit)
  return rows.map((row) => row.part)
}

/** The counts of these parts. */
export async function countsByPart(
  db: Db,
  filter: SalesFilter,
  period: Period,
  by: Dimension,
  keys: readonly string[],
): Promise<Map<string, FactCounts>> {
  const some = (await rowsOf(db, filter, period, by)).map((rows) => ({
    ...rows,
    where: [...rows.where, inArray(rows.key, [...keys])],
  }))
  const rows = await db
    .select({ part, ...sumsOfAll() })
    .from(joined(some, countNames))
    .groupBy(part)
  return new Map(rows.map(({ part: id, ...counts }) => [id, counts]))
}

/** How many customers bought in the period who had bought before. */
export async function returningCustomers(db: Db, filter: SalesFilter, { from, to }: Period): Promise<number> {
  const { sales_fact: t } = db.t
  const { discount_id, region_id, sales_channel_id } = filter
  // PostgreSQL sorts what it counts as distinct, and does not sort what it groups.
  const customers = db
    .select({ customer_id: t.customer_id })
    .from(t)
    .where(
      and(
        eq(t.kind, discount_id ? 'discount' : 'all'),
        eq(t.key, discount_id ?? ''),
        eq(t.currency_code, filter.currency_code),
        gte(t.day, from),
        lte(t.day, to),
        eq(t.is_first, false),
        eq(t.orders, 1),
        region_id ? inArray(t.region_id, [...region_id]) : undefined,
        sales_channel_id ? inArray(t.sales_channel_id, [...sales_channel_id]) : undefined,
      ),
    )
    .groupBy(t.customer_id)
    .as('customers')
  const [row] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(customers)
  return row?.count ?? 0
}

/** The currencies of all sales, the one with most orders first. */
export async function currenciesSold(db: Db): Promise<string[]> {
  const { sales_year: t } = db.t
  const rows = await db
    .select({ code: t.currency_code })
    .from(t)
    .where(eq(t.kind, 'all'))
    .groupBy(t.currency_code)
    .orderBy(desc(sql`sum(${t.orders})`), asc(t.currency_code))
  return rows.map(({ code }) => code)
}

/** What the parts are called; those that are gone keep their names as long as their rows stay. */
export async function namesOf(db: Db, by: Dimension, ids: readonly string[]): Promise<Map<string, string>> {
  const { product, region, sales_channel, discount } = db.t
  const some = [...ids]
  const read = () => {
    if (by === 'product')
      return db.select({ id: product.id, name: product.title }).from(product).where(inArray(product.id, some))
    if (by === 'region')
      return db.select({ id: region.id, name: region.name }).from(region).where(inArray(region.id, some))
    if (by === 'sales_channel')
      return db
        .select({ id: sales_channel.id, name: sales_channel.name })
        .from(sales_channel)
        .where(inArray(sales_channel.id, some))
    return db
      .select({ id: discount.id, name: discount.code })
      .from(discount)
      .where(inArray(discount.id, some))
  }
  return new Map((await read()).map(({ id, name }) => [id, name]))
}
