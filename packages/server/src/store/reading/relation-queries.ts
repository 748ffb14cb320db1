import { and, asc, type Column, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/engine'
import type { Relation } from '../schema/relations'
import { relationOf, type Shape, sendable, tableOf } from './shape'

export type Columns = Record<string, Column>

/** What must be selected of a table: the columns asked for, and the keys by which relations are found. */
export function selection(db: Db, name: string, shape: Shape, key?: string): Columns {
  const all = getTableColumns(tableOf(db.t, name))
  const wanted = shape.columns ?? sendable(name)
  const needed = new Set(wanted)
  needed.add('id')
  if (key) needed.add(key)
  for (const relation of shape.relations.keys()) {
    const link = relationOf(name, relation)
    if (link?.kind === 'one') needed.add(link.key)
  }
  return Object.fromEntries(Object.entries(all).filter(([column]) => needed.has(column)))
}

/** The same columns have the same one, and so the same statement. */
export const signature = (columns: Columns) => Object.keys(columns).join()

/** Rows of a table whose key is `among` what is meant, without those that are deleted. */
export function rowsQuery(
  db: Db,
  { name, key, columns, order }: { name: string; key: string; columns: Columns; order?: string | undefined },
  among: (column: Column) => SQL,
) {
  const table = tableOf(db.t, name)
  const live = 'deleted_at' in table ? isNull(table.deleted_at as Column) : undefined
  const query = db
    .select(columns as never)
    .from(table as never)
    .where(and(among(table[key] as Column), live))
  return order ? query.orderBy(...orders(table, order)) : query
}

/** Rows that a table between them ties to rows that are `among` what is meant; each says to which, as `_parent`. */
export function throughQuery(
  db: Db,
  link: Relation & { kind: 'through' },
  columns: Columns,
  among: (column: Column) => SQL,
) {
  const table = tableOf(db.t, link.table)
  const join = tableOf(db.t, link.join)
  const key = targetKey(table)
  const live = 'deleted_at' in table && !link.isHistory ? isNull(table.deleted_at as Column) : undefined
  const parent = sql`${join[link.from]}`.as('_parent')
  return db
    .select({ ...columns, _parent: parent })
    .from(join)
    .innerJoin(table, sql`${key} = ${join[link.to]}`)
    .where(and(among(join[link.from] as Column), live))
    .orderBy(...(link.order ? [asc(join[link.order] as Column)] : []), asc(key))
}

const orders = (table: Record<string, Column>, order: string) =>
  order === 'id'
    ? table.id
      ? [asc(table.id)]
      : []
    : [asc(table[order] as Column), ...(table.id ? [asc(table.id)] : [])]

/** Currencies are keyed by code, everything else by id. */
const targetKey = (table: Record<string, Column>): Column => (table.id ?? table.code) as Column

/** By which of its columns rows of a table are named where others hang on it. */
export const ownKey = (table: string): string => (table === 'country' ? 'iso_2' : 'id')

/** By which of their columns rows are found that a relation leads to, where no table stands between. */
export const foundBy = (link: Exclude<Relation, { kind: 'through' }>): string =>
  link.kind === 'one' ? link.target : link.key
