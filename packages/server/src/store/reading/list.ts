import {
  and,
  asc,
  Column,
  count,
  desc,
  getTableColumns,
  inArray,
  is,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { invalidData } from '../../errors'
import type { Db, Row } from '../database/engine'
import { statementOf } from '../database/prepared'
import { hasChanged, keep } from '../memory/keep'
import { type Revisions, revisionAmong, revisionOf } from '../memory/revision'
import type { Watched } from '../schema/watched-tables'
import type { Filter } from './filters'
import { attach } from './graph'
import { ofReplica } from './of-replica'
import { PageStarts } from './page-starts'
import { relationOf, type Shape, sendable, tableOf } from './shape'
import { remembered } from './statements'

export interface ListOptions {
  filters?: Filter[]
  /** What `q` asks for (text-index.ts). */
  search?: Search
  /** `field` or `-field`; a dotted field reaches into a relation of one row. */
  order?: string
  /** Other fields than these are refused. */
  orderable?: readonly string[]
  /** Instead of `order`, when the list has an order of its own. */
  orderBy?: (SQL | SQLiteColumn)[]
  limit?: number
  offset?: number
  /** Soft-deleted rows too. */
  withDeleted?: boolean
  /** Tables whose changes may change which rows there are; named, counts and places are remembered until then. */
  countedBy?: readonly Watched[]
  /** Read before, where the caller has them at hand. */
  revisions?: Revisions
  /**
   * May be read of a replica that has what `countedBy` names. Not for rows that show what changes without a revision, such as stock of
   * variants.
   */
  ofReplica?: boolean
  /** How many rows there are, where somebody knows without the database. */
  countInMemory?: () => Promise<number | undefined>
}

/** One condition, said in two ways. */
export interface Search {
  /** So that a list in order soon has a page of it. */
  page: Filter
  /** So that all rows are soon counted. */
  count: Filter
}

/** From here on a page is reached by way of a place that is known. */
const deep = 500
const totals = new Map<string, number>()
const starts = new PageStarts()

/** One page and how many there are, in two queries and one more for each relation, whatever the page size. */
export async function list<T = Row>(
  db: Db,
  name: string,
  shape: Shape,
  options: ListOptions = {},
): Promise<{ rows: T[]; count: number }> {
  const revision = revisionFor(db, options)
  const { countedBy = [] } = options
  const isFor = options.ofReplica && db.replicas ? await revision() : undefined
  const page = await ofReplica(db, countedBy, isFor, (from) => pageOf(from, name, shape, options, revision))
  await attach(db, name, page.rows, shape)
  return page as { rows: T[]; count: number }
}

/** The rows of a page without what they lead to, and how many there are in all. */
async function pageOf(
  db: Db,
  name: string,
  shape: Shape,
  options: ListOptions,
  revision: () => Promise<number | undefined>,
): Promise<{ rows: Row[]; count: number }> {
  const table = tableOf(db.t, name)
  const live = 'deleted_at' in table && !options.withDeleted ? isNull(table.deleted_at as Column) : undefined
  const { limit = 50, offset = 0, filters = [], order = '', withDeleted = false, search } = options
  const where = and(live, ...filters, search?.page)
  const columns = pageColumns(db, name, shape)
  const select = (condition: SQL | undefined) =>
    db
      .select(columns as never)
      .from(table as never)
      .where(condition)
  const page = () => select(where).orderBy(...(options.orderBy ?? ordering(db, name, options)))
  let rows: Row[]
  if (offset >= deep && !options.orderBy && table.id) {
    const ids = await idsFarBack(db, name, where, options, await revision())
    const found = (await select(inArray(table.id, ids.length ? ids : ['']))) as Row[]
    const byId = new Map(found.map((row) => [row.id, row]))
    rows = ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
  } else if (options.orderBy || search?.page || filters.some((filter) => filter))
    rows = (await page().limit(limit).offset(offset)) as Row[]
  else {
    // The plain page, which is asked for most, is built once.
    const key = `page ${name}|${order}|${withDeleted}|${Object.keys(columns)}`
    const statement = remembered(db, key, () =>
      statementOf(page().limit(sql.placeholder('limit')).offset(sql.placeholder('offset')), columns),
    )
    rows = await db.rows<Row>(statement, { limit, offset })
  }
  const counting = search ? and(live, ...filters, search.count) : where
  const total = await howMany(db, name, counting, options, rows.length, revision)
  return { rows, count: total }
}

/** The revision of what is listed, asked for once at most; undefined when nothing of the list can be remembered. */
function revisionFor(db: Db, { countedBy, revisions }: ListOptions): () => Promise<number | undefined> {
  let known: Promise<number> | undefined
  return async () => {
    // What this very transaction changed is not yet told by the revision.
    if (!countedBy || hasChanged(countedBy)) return undefined
    known ??= revisions ? Promise.resolve(revisionAmong(revisions, countedBy)) : revisionOf(db, countedBy)
    return known
  }
}

/**
 * The ids of a page far back: read from an index alone, and from the closest place before that is remembered. Places
 * are those of a column that is never empty, as empty values compare with nothing.
 */
async function idsFarBack(
  db: Db,
  name: string,
  where: SQL | undefined,
  options: ListOptions,
  revision: number | undefined,
): Promise<string[]> {
  const { limit = 50, offset = 0, order = '-created_at' } = options
  const table = tableOf(db.t, name)
  const id = table.id as Column
  const expression = orderExpression(db, name, fieldOf(order))
  const column = is(expression, Column) && expression.notNull && expression !== id ? expression : undefined
  const query = db
    .select({ id, ...(column ? { value: column } : {}) } as never)
    .from(table as never)
    .orderBy(...ordering(db, name, options))
    .limit(limit)
  const all = db
    .select({ id } as never)
    .from(table as never)
    .where(where)
  const known = column && revision !== undefined && named(db, all, `${order}|${revision}`)
  const start = known ? starts.before(known, offset) : undefined
  const way = order.startsWith('-') ? sql`<=` : sql`>=`
  const onward =
    column && start && sql`(${column}, ${id}) ${way} (${sql.param(start.value, column)}, ${start.id})`
  const rows = (await query.where(and(where, onward)).offset(offset - (start?.offset ?? 0))) as {
    id: string
    value: unknown
  }[]
  const [first, last] = [rows[0], rows.at(-1)]
  if (known && first && last)
    keep(options.countedBy ?? [], () => {
      starts.remember(known, { offset, ...first })
      starts.remember(known, { offset: offset + rows.length - 1, ...last })
    })
  return rows.map((row) => row.id)
}

/** A query by its text and values, in this database. */
function named(db: Db, query: unknown, more: string): string {
  const { sql: text, params } = (query as { toSQL(): { sql: string; params: unknown[] } }).toSQL()
  return `${instance(db)}|${text}|${JSON.stringify(params)}|${more}`
}

async function howMany(
  db: Db,
  name: string,
  where: SQL | undefined,
  { limit = 50, offset = 0, countedBy = [], countInMemory }: ListOptions,
  found: number,
  revisionOfList: () => Promise<number | undefined>,
): Promise<number> {
  // A page that is not full tells how many there are.
  if (found < limit && (found > 0 || offset === 0)) return offset + found
  const query = db.select({ total: count() }).from(tableOf(db.t, name)).where(where)
  const revision = await revisionOfList()
  if (revision === undefined) return await totalOf(query)
  const key = named(db, query, `${revision}`)
  const known = totals.get(key)
  if (known !== undefined) return known
  const total = (await countInMemory?.()) ?? (await totalOf(query))
  keep(countedBy, () => {
    if (totals.size > 500) totals.delete(totals.keys().next().value as string)
    totals.set(key, total)
  })
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

const fieldOf = (order: string) => order.replace(/^[-+]/, '')

/** Nulls stand where PostgreSQL puts them, on both databases. */
function ordering(db: Db, name: string, { order = '-created_at', orderable }: ListOptions): SQL[] {
  const table = tableOf(db.t, name)
  const down = order.startsWith('-')
  const field = fieldOf(order)
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
