import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Db, Tx } from '../../store/database/engine'
import { changesOfSums, type PairRow, type SumRow } from './changes-of-sums'
import { countNames, type Fact } from './order-facts'
import type { CountedOrder } from './order-moves'

type Entry = CountedOrder['entries'][number] & { order_id: string }

/** The entries of the ledger that change what these orders cost, the oldest first. */
export async function changesOfCost(db: Db, orderIds: readonly string[]): Promise<Entry[]> {
  const { ledger_entry: t } = db.t
  return db
    .select({
      order_id: t.order_id,
      at: t.created_at,
      kind: t.kind,
      due: t.due,
      reference_id: t.reference_id,
    })
    .from(t)
    .where(and(inArray(t.order_id, [...orderIds]), ne(t.due, 0)))
    .orderBy(asc(t.created_at), asc(t.id))
}

/** The first order that each of these customers placed, by customer. */
export async function firstOrders(db: Db, customerIds: readonly string[]): Promise<Map<string, string>> {
  const { order: t } = db.t
  const rows = await db
    .select({ customer_id: t.customer_id, first: sql<string>`min(${t.created_at} || ' ' || ${t.id})` })
    .from(t)
    .where(inArray(t.customer_id, [...customerIds]))
    .groupBy(t.customer_id)
  return new Map(rows.map(({ customer_id, first }) => [customer_id, first.split(' ')[1] ?? '']))
}

/** The product of each variant, deleted ones too. */
export async function productsOfVariants(
  db: Db,
  variantIds: readonly string[],
): Promise<Map<string, string>> {
  if (variantIds.length === 0) return new Map()
  const { product_variant: t } = db.t
  const rows = await db.rowsWhere(t, { id: variantIds }, { columns: ['id', 'product_id'] })
  return new Map(rows.map(({ id, product_id }) => [id, product_id]))
}

/** Orders that count as the first one of a customer of these orders, and are not among them. */
export async function otherFirsts(
  db: Db,
  customerIds: readonly string[],
  orderIds: readonly string[],
): Promise<string[]> {
  const { sales_fact: t } = db.t
  const rows = await db
    .selectDistinct({ order_id: t.order_id })
    .from(t)
    .where(and(inArray(t.customer_id, [...customerIds]), eq(t.kind, 'all'), eq(t.is_first, true)))
  return rows.map(({ order_id }) => order_id).filter((id) => !orderIds.includes(id))
}

/** The orders, held: of two who count the same the second sees what the first has written. */
export const holdOrders = (tx: Tx, ids: readonly string[]) =>
  tx.lockRows(tx.t.order, { id: ids }, { columns: ['id'], orderBy: ['id'] })

/** The next orders by id. */
export async function ordersAfter(db: Db, cursor: string, limit: number): Promise<string[]> {
  const { order: t } = db.t
  const rows = await db.select({ id: t.id }).from(t).where(gt(t.id, cursor)).orderBy(asc(t.id)).limit(limit)
  return rows.map(({ id }) => id)
}

/** How many rows one statement writes: each has some twenty values, and statements hold some tens of thousands. */
const atOnce = 200

/** Writes the facts of these orders in place of those that stood, and the sums they are part of. */
export async function replaceFacts(
  tx: Tx,
  orderIds: readonly string[],
  facts: readonly Fact[],
): Promise<void> {
  const { sales_fact: t } = tx.t
  const old = await tx.rowsWhere(t, { order_id: orderIds })
  const changes = changesOfSums(old, facts)
  if (changes.days.length === 0 && changes.pairs.length === 0 && isSame(old, facts)) return
  if (old.length > 0) await tx.deleteRows(t, { order_id: orderIds })
  await tx.insertRows(t, facts)
  const { sales_day, sales_month, sales_year, sales_pair } = tx.t
  for (const [sums, changed] of [
    [sales_day, changes.days],
    [sales_month, changes.months],
    [sales_year, changes.years],
    [sales_pair, changes.pairs],
  ] as const)
    for (let at = 0; at < changed.length; at += atOnce) {
      const rows = changed.slice(at, at + atOnce)
      await addToSums(tx, sums, rows)
      if (old.length > 0) await dropNoughts(tx, sums, rows)
    }
}

const whose = ({ order_id, kind, key, day, customer_id, is_first }: Fact) =>
  [order_id, kind, key, day, customer_id, is_first].join(' ')

function isSame(old: readonly Fact[], facts: readonly Fact[]): boolean {
  const known = new Set(old.map(whose))
  return old.length === facts.length && facts.every((fact) => known.has(whose(fact)))
}

type SumTable = Tx['t']['sales_day' | 'sales_month' | 'sales_year' | 'sales_pair']

/** What tells rows of a table of sums apart. */
const keyOf = (t: SumTable): readonly string[] => [
  ...('span' in t
    ? ['span', 'currency_code', 'discount_id', 'product_id']
    : ['kind', 'currency_code', 'key']),
  'day',
  'region_id',
  'sales_channel_id',
]
const columnsOf = (t: SumTable, names: readonly string[]) =>
  names.map((name) => (t as unknown as Record<string, SQLiteColumn>)[name] as SQLiteColumn)

const addToSums = (tx: Tx, t: SumTable, rows: readonly (SumRow | PairRow)[]) =>
  tx.addRows(t, rows as never, { by: keyOf(t), adds: countNames })

/** A product that everything was taken back of on a day was not sold on it. */
function dropNoughts(tx: Tx, t: SumTable, rows: readonly (SumRow | PairRow)[]) {
  const names = keyOf(t)
  const keys = rows.map((row) => {
    const values = names.map((name) => sql`${(row as unknown as Record<string, string>)[name]}`)
    return sql`(${sql.join(values, sql`, `)})`
  })
  const key = sql.join(columnsOf(t, names), sql`, `)
  return tx
    .delete(t)
    .where(
      and(sql`(${key}) in (values ${sql.join(keys, sql`, `)})`, ...countNames.map((name) => eq(t[name], 0))),
    )
}
