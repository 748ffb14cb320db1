import {
  and,
  asc,
  type Column,
  desc,
  getTableColumns,
  getTableName,
  isNull,
  sql,
  type Table,
} from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { LRUCache } from 'lru-cache'
import type { Db, Statement, Tx } from '../database/engine'
import { statementOf } from '../database/prepared'

/** Columns and the values that rows shall have there: `null` means none, a list means one of it. */
export type Where<T extends Table> = {
  [Name in keyof T['$inferSelect']]?: T['$inferSelect'][Name] | readonly T['$inferSelect'][Name][]
}

/** What of the rows is wanted, and in which order. */
export interface Wanted<Name extends string> {
  /** Only these columns. */
  columns?: readonly Name[]
  /** The column to sort by, or several; each may be `[name, 'desc']`. */
  orderBy?: string | readonly (string | readonly [name: string, direction: 'asc' | 'desc'])[]
  /** So many at most. */
  limit?: number
}

export type RowOf<T extends Table, Name extends keyof T['$inferSelect']> = Pick<T['$inferSelect'], Name>

interface Condition {
  name: string
  column: Column
  kind: 'none' | 'list' | 'equal'
  value: unknown
}

/** Each condition of a `where`. @throws Error for a column that is not there, or a value that is `undefined` */
export function conditionsOf(table: Table, where: object): Condition[] {
  const columns: Record<string, Column> = getTableColumns(table)
  return Object.entries(where).map(([name, value]) => {
    const column = columns[name]
    if (!column || value === undefined)
      throw new Error(`What is asked of ${getTableName(table)} does not say which ${name}`)
    return { name, column, kind: value === null ? 'none' : Array.isArray(value) ? 'list' : 'equal', value }
  })
}

/** An empty list: no row can be one of it. */
export const meansNone = (where: object) =>
  Object.values(where).some((value) => Array.isArray(value) && value.length === 0)

/** Bounded, as callers choose what they ask for. */
const statements = new WeakMap<Db, LRUCache<string, Statement>>()

/**
 * Rows that have these values, by a statement that is built once for each shape of what is asked. An empty list finds nothing and
 * asks nobody. With `lock` they are held until the transaction ends.
 */
export async function rowsWhere(
  db: Db,
  table: Table,
  where: object,
  wanted: Wanted<string> = {},
  lock?: Tx['lock'],
): Promise<object[]> {
  if (meansNone(where)) return []
  const conditions = conditionsOf(table, where)
  const shape = conditions.map(({ name, kind }) => [name, kind])
  const key = JSON.stringify([
    getTableName(table),
    shape,
    wanted.columns,
    wanted.orderBy,
    wanted.limit,
    lock !== undefined,
  ])
  let known = statements.get(db)
  if (!known) {
    known = new LRUCache({ max: 2000 })
    statements.set(db, known)
  }
  let statement = known.get(key)
  if (!statement) {
    statement = build(db, table, conditions, wanted, lock)
    known.set(key, statement)
  }
  return db.rows(statement, valuesOf(db, conditions))
}

/** Names are the places of the conditions, as a column may be called like anything. */
const placeOf = (at: number) => `is${at}`

function build(
  db: Db,
  table: Table,
  conditions: Condition[],
  { columns, orderBy, limit }: Wanted<string>,
  lock?: Tx['lock'],
): Statement {
  const all: Record<string, Column> = getTableColumns(table)
  const named = (name: string) => {
    const column = all[name]
    if (!column) throw new Error(`${getTableName(table)} has no ${name}`)
    return column
  }
  const selected = columns ? Object.fromEntries(columns.map((name) => [name, named(name)])) : all
  const rules = conditions.map(({ column, kind }, at) => {
    if (kind === 'none') return isNull(column)
    if (kind === 'list') return db.inList(column, placeOf(at))
    return sql`${column} = ${sql.placeholder(placeOf(at))}`
  })
  const order = typeof orderBy === 'string' ? [orderBy] : (orderBy ?? [])
  const query = db
    .select(selected as never)
    .from(table as SQLiteTable)
    .where(and(...rules))
    .orderBy(
      ...order.map((one) => {
        const [name, direction] = typeof one === 'string' ? ([one, 'asc'] as const) : one
        return direction === 'asc' ? asc(named(name)) : desc(named(name))
      }),
    )
  const bounded = limit === undefined ? query : query.limit(limit)
  return statementOf(lock ? lock(bounded) : bounded, selected)
}

const valuesOf = (db: Db, conditions: Condition[]) =>
  Object.fromEntries(
    conditions.flatMap(({ kind, column, value }, at) => {
      if (kind === 'none') return []
      const encode = (one: unknown) => column.mapToDriverValue(one)
      const given = kind === 'list' ? db.list((value as unknown[]).map(encode)) : encode(value)
      return [[placeOf(at), given]]
    }),
  )
