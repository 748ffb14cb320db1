import { and, type Column, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import * as lite from 'drizzle-orm/sqlite-core'
import { newId, now } from './ids'

/**
 * The vocabulary tables are written in. Typed as SQLite, the smaller set; PostgreSQL offers the same words.
 * Times are ISO text on both databases, so that a row is the reply and both compare alike.
 */
export const sqliteKit = {
  table: lite.sqliteTable,
  id: (prefix: string) =>
    lite
      .text()
      .primaryKey()
      .$defaultFn(() => newId(prefix)),
  /** The id of a join row, which is found by its two ends. */
  joinId: (prefix: string) =>
    lite
      .text()
      .notNull()
      .$defaultFn(() => newId(prefix)),
  /** A key chosen by us, not generated: a currency's code, a provider's name. */
  key: () => lite.text().primaryKey(),
  serial: () => lite.integer().primaryKey({ autoIncrement: true }),
  text: <T extends string = string>() => lite.text().$type<T>(),
  int: () => lite.integer(),
  /** Money and quantities: whole numbers up to 2^53. */
  big: () => lite.integer(),
  real: () => lite.real(),
  bool: () => lite.integer({ mode: 'boolean' }),
  json: <T>() => lite.text({ mode: 'json' }).$type<T>(),
  time: () => lite.text(),
  createdAt: () => lite.text().notNull().$defaultFn(now),
  updatedAt: () => lite.text().notNull().$defaultFn(now).$onUpdateFn(now),
  index: (name: string, first: Column, ...more: Column[]) =>
    lite.index(name).on(first as lite.SQLiteColumn, ...(more as lite.SQLiteColumn[])),
  /**
   * For lists in the order of a column: ties stand in the order of ids, deleted rows are passed over in the index,
   * and empty values stand last (SQLite would put them first).
   */
  sorted: (name: string, column: Column, id: Column, deletedAt: Column) =>
    lite
      .index(name)
      .on(
        ...(((column.notNull ? [] : [sql`${sql.identifier(column.name)} is null`]) as unknown[]).concat(
          column === id ? [id, deletedAt] : [column, id, deletedAt],
        ) as [lite.SQLiteColumn]),
      ),
  unique: (name: string, columns: Column[], where?: SQL) => {
    const [first, ...more] = columns as [lite.SQLiteColumn, ...lite.SQLiteColumn[]]
    const index = lite.uniqueIndex(name).on(first, ...more)
    return where ? index.where(where) : index
  },
  pk: (first: Column, ...more: Column[]) =>
    lite.primaryKey({ columns: [first as lite.SQLiteColumn, ...(more as lite.SQLiteColumn[])] }),
  check: (name: string, rule: SQL) => lite.check(name, rule),
  /** For partial indexes: rows that are not soft-deleted. */
  live: (deletedAt: Column) => isNull(deletedAt),
  present: (...columns: Column[]) => and(...columns.map((column) => isNotNull(column))),
  ref: (column: Column) => sql`${sql.identifier(column.name)}`,
}
export type Kit = typeof sqliteKit
