import type { DateRange, NumberFilter, TextFilter } from '@cartwright/contract'
import {
  and,
  asc,
  type Column,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { invalidData } from '../errors'
import { counted, type Db, type Row } from './engine'
import { attach, remembered } from './graph'
import { statementOf } from './prepared'
import { type Revisions, revisionAmong, revisionOf } from './revision'
import { relationOf, type Shape, sendable, tableOf } from './shape'

export type Filter = SQL | undefined

/** The value, or any of several; undefined does not narrow, null asks for null. */
export const equals = (column: Column, value: unknown): Filter =>
  value === undefined
    ? undefined
    : value === null
      ? isNull(column)
      : Array.isArray(value)
        ? inArray(column, value.length ? value : [''])
        : eq(column, value)

/** Bounds on a number or an instant. */
export const within = (column: Column, range: DateRange | undefined): Filter =>
  range &&
  and(
    range.lt === undefined ? undefined : lt(column, range.lt),
    range.lte === undefined ? undefined : lte(column, range.lte),
    range.gt === undefined ? undefined : gt(column, range.gt),
    range.gte === undefined ? undefined : gte(column, range.gte),
  )

/** A number, or bounds on it. */
export const measures = (column: Column, filter: NumberFilter | undefined): Filter =>
  typeof filter === 'object' ? within(column, filter as DateRange) : equals(column, filter)

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Text, a list of texts, or operators. */
export const reads = (db: Db, column: Column, filter: TextFilter | undefined): Filter => {
  if (filter === undefined || Array.isArray(filter)) return equals(column, filter)
  return and(
    within(column, filter),
    filter.contains === undefined ? undefined : db.like(column, `%${escaped(filter.contains)}%`),
    filter.starts_with === undefined ? undefined : db.like(column, `${escaped(filter.starts_with)}%`),
    filter.ends_with === undefined ? undefined : db.like(column, `%${escaped(filter.ends_with)}`),
  )
}

/** `q`: the words anywhere in any of these columns, ignoring case. */
export const mentions = (db: Db, q: string | undefined, columns: (Column | SQL)[]): Filter =>
  q ? or(...columns.map((column) => db.like(column, `%${escaped(q.trim())}%`))) : undefined

/** The row is linked through a table to any of these ids. */
export const linked = (
  db: Db,
  own: Column,
  join: { from: Column; to: Column },
  ids: readonly string[] | undefined,
): Filter =>
  ids &&
  exists(
    db
      .select({ one: sql`1`.as('one') })
      .from(join.from.table as never)
      .where(and(eq(join.from, own), inArray(join.to, ids.length ? [...ids] : ['']))),
  )

export interface ListOptions {
  filters?: Filter[]
  /** `field` or `-field`; a dotted field reaches into a relation of one row. */
  order?: string
  /** Other fields than these are refused. */
  orderable?: readonly string[]
  /** Instead of `order`, when the list has an order of its own. */
  orderBy?: SQL[]
  limit?: number
  offset?: number
  /** Soft-deleted rows too. */
  withDeleted?: boolean
  /** Tables whose changes may change the count; named, it is remembered until then. */
  countedBy?: readonly string[]
  /** Read before, where the caller has them at hand. */
  revisions?: Revisions
}

const totals = new Map<string, number>()

/** One page and how many there are, in two queries and one more for each relation, whatever the page size. */
export async function list<T = Row>(
  db: Db,
  name: string,
  shape: Shape,
  options: ListOptions = {},
): Promise<{ rows: T[]; count: number }> {
  const table = tableOf(db.t, name)
  const live = 'deleted_at' in table && !options.withDeleted ? isNull(table.deleted_at as Column) : undefined
  const where = and(live, ...(options.filters ?? []))
  const columns = pageColumns(db, name, shape)
  const { limit = 50, offset = 0, filters = [], order = '', withDeleted = false } = options
  const page = () =>
    db
      .select(columns as never)
      .from(table as never)
      .where(where)
      .orderBy(...(options.orderBy ?? ordering(db, name, options)))
  let rows: Row[]
  if (options.orderBy || filters.some((filter) => filter))
    rows = (await page().limit(limit).offset(offset)) as Row[]
  else {
    // The plain page, which is asked for most, is built once.
    const key = `page ${name}|${order}|${withDeleted}|${Object.keys(columns)}`
    const statement = remembered(db, key, () =>
      statementOf(page().limit(sql.placeholder('limit')).offset(sql.placeholder('offset')), columns),
    )
    rows = await db.rows<Row>(statement, { limit, offset })
  }
  const total = await howMany(db, name, where, options, rows.length)
  await attach(db, name, rows, shape)
  return { rows: rows as T[], count: total }
}

async function howMany(
  db: Db,
  name: string,
  where: SQL | undefined,
  options: ListOptions,
  found: number,
): Promise<number> {
  const { limit = 50, offset = 0 } = options
  // A page that is not full tells how many there are.
  if (found < limit && (found > 0 || offset === 0)) return offset + found
  const query = db
    .select({ total: count() })
    .from(tableOf(db.t, name) as never)
    .where(where)
  const watch = options.countedBy
  if (!watch?.every((table) => counted.has(table))) return await totalOf(query)
  const { sql: text, params } = (query as unknown as { toSQL(): { sql: string; params: unknown[] } }).toSQL()
  const { revisions } = options
  const revision = revisions ? revisionAmong(revisions, watch) : await revisionOf(db, watch)
  const key = `${instance(db)}|${text}|${JSON.stringify(params)}|${revision}`
  let total = totals.get(key)
  if (total === undefined) {
    total = await totalOf(query)
    if (totals.size > 500) totals.delete(totals.keys().next().value as string)
    totals.set(key, total)
  }
  return total
}

const instances = new WeakMap<Db, number>()
let opened = 0
const instance = (db: Db) => {
  if (!instances.has(db)) {
    opened += 1
    instances.set(db, opened)
  }
  return instances.get(db)
}

function pageColumns(db: Db, name: string, shape: Shape): Record<string, Column> {
  const wanted = new Set(shape.columns ?? sendable(name))
  for (const key of ['id', 'created_at']) wanted.add(key)
  for (const relation of shape.relations.keys()) {
    const link = relationOf(name, relation)
    if (link?.kind === 'one') wanted.add(link.key)
  }
  return Object.fromEntries(
    Object.entries(getTableColumns(tableOf(db.t, name))).filter(([column]) => wanted.has(column)),
  )
}

/** Nulls stand where PostgreSQL puts them, on both databases. */
function ordering(db: Db, name: string, { order = '-created_at', orderable }: ListOptions): SQL[] {
  const table = tableOf(db.t, name)
  const down = order.startsWith('-')
  const field = order.replace(/^[-+]/, '')
  if (orderable && !orderable.includes(field))
    throw invalidData(`order: ${field} is not one of ${orderable.join(', ')}`)
  const expression = orderExpression(db, name, field)
  if (!expression) throw invalidData(`order: there is no field ${field} to order by`)
  const nullable = !('notNull' in expression && expression.notNull)
  const way = down ? desc : asc
  // Written so that an index made by `sorted` gives this very order.
  const nulls = nullable && db.dialect === 'sqlite' ? [way(sql`${expression} is null`)] : []
  const ties = table.id && field !== 'id' ? [way(table.id)] : []
  return [...nulls, way(expression as Column), ...ties]
}

function orderExpression(db: Db, name: string, field: string): Column | SQL | undefined {
  const table = tableOf(db.t, name)
  const [relation = '', column, ...deeper] = field.split('.')
  if (!column) return sendable(name).has(field) ? table[field] : undefined
  const link = relationOf(name, relation)
  if (deeper.length > 0 || link?.kind !== 'one' || !sendable(link.table).has(column)) return undefined
  const other = tableOf(db.t, link.table)
  return sql`(select ${other[column]} from ${other} where ${other[link.target]} = ${table[link.key]})`
}

const totalOf = async (query: PromiseLike<unknown>): Promise<number> =>
  ((await query) as { total: number }[])[0]?.total ?? 0
