import { and, asc, desc, getTableColumns, getTableName, isNull, sql, type Table } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { LRUCache } from 'lru-cache'
import type { Db, Statement, Tx } from '../database/engine'
import { statementOf } from '../database/prepared'
import { type Condition, conditionsOf, meansNone, shapeOf } from './where'

type ColumnName<T extends Table> = keyof T['$inferSelect'] & string
type Order<Name extends string> = Name | readonly [name: Name, direction: 'asc' | 'desc']

/** What of the rows is wanted, and in which order. */
export interface Wanted<T extends Table, Name extends ColumnName<T>> {
  /** Only these columns. */
  columns?: readonly Name[]
  /** The columns to sort by, each upwards unless it says `[name, 'desc']`. */
  orderBy?: readonly Order<ColumnName<T>>[]
  /** So many at most. */
  limit?: number
}

/** The same for any table. */
interface AnyWanted {
  columns?: readonly string[]
  orderBy?: readonly Order<string>[]
  limit?: number
}

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
  wanted: AnyWanted = {},
  lock?: Tx['lock'],
): Promise<object[]> {
  const conditions = conditionsOf(table, where)
  if (meansNone(conditions)) return []
  const { columns, orderBy, limit } = wanted
  const key = JSON.stringify([
    getTableName(table),
    shapeOf(conditions),
    columns,
    orderBy,
    limit,
    lock !== undefined,
  ])
  let known = statements.get(db)
  if (!known) {
    known = new LRUCache({ max: 2000 })
    statements.set(db, known)
  }
  let statement = known.get(key)
  if (!statement) {
    statement = build(db, table as SQLiteTable, conditions, wanted, lock)
    known.set(key, statement)
  }
  return db.rows(statement, valuesOf(db, conditions))
}

/** Values are named by the place of their condition, as a column may be called like anything. */
const nameAt = (at: number) => `is${at}`

function build(
  db: Db,
  table: SQLiteTable,
  conditions: readonly Condition[],
  { columns, orderBy = [], limit }: AnyWanted,
  lock?: Tx['lock'],
): Statement {
  const all: Record<string, SQLiteColumn> = getTableColumns(table)
  const named = (name: string) => {
    const column = all[name]
    if (!column) throw new Error(`${getTableName(table)} has no ${name}`)
    return column
  }
  const selected = columns ? Object.fromEntries(columns.map((name) => [name, named(name)])) : all
  const rules = conditions.map(({ column, kind }, at) => {
    if (kind === 'none') return isNull(column)
    if (kind === 'list') return db.inList(column, nameAt(at))
    return sql`${column} = ${sql.placeholder(nameAt(at))}`
  })
  const order = orderBy.map((one) => {
    const [name, direction] = typeof one === 'string' ? [one] : one
    return direction === 'desc' ? desc(named(name)) : asc(named(name))
  })
  const query = db
    .select(selected)
    .from(table)
    .where(and(...rules))
    .orderBy(...order)
  const bounded = limit === undefined ? query : query.limit(limit)
  return statementOf(lock ? lock(bounded) : bounded, selected)
}

const valuesOf = (db: Db, conditions: readonly Condition[]) =>
  Object.fromEntries(
    conditions.flatMap((one, at) => {
      if (one.kind === 'none') return []
      return [[nameAt(at), one.kind === 'list' ? db.list(one.values) : one.value]]
    }),
  )
