import type { SQL } from 'drizzle-orm'
import * as pgc from 'drizzle-orm/pg-core'
import { type Kit, sqliteKit } from './columns'
import { newId, now } from './ids'

const pgText = pgc.customType<{ data: string; driverData: string }>({ dataType: () => 'text COLLATE "C"' })

/** The vocabulary of tables for PostgreSQL; loaded only by shops that stand on it. */
export const postgresKit = {
  ...sqliteKit,
  table: pgc.pgTable,
  id: (prefix: string) =>
    pgText()
      .primaryKey()
      .$defaultFn(() => newId(prefix)),
  joinId: (prefix: string) =>
    pgText()
      .notNull()
      .$defaultFn(() => newId(prefix)),
  key: () => pgText().primaryKey(),
  serial: () => pgc.serial().primaryKey(),
  text: () => pgText(),
  int: () => pgc.integer(),
  big: () => pgc.bigint({ mode: 'number' }),
  real: () => pgc.doublePrecision(),
  bool: () => pgc.boolean(),
  json: () => pgc.jsonb(),
  time: () => pgText(),
  createdAt: () => pgText().notNull().$defaultFn(now),
  updatedAt: () => pgText().notNull().$defaultFn(now).$onUpdateFn(now),
  index: (name: string, first: pgc.PgColumn, ...more: pgc.PgColumn[]) => pgc.index(name).on(first, ...more),
  sorted: (name: string, column: pgc.PgColumn, id: pgc.PgColumn, deletedAt: pgc.PgColumn) =>
    pgc
      .index(name)
      .on(...((column === id ? [id, deletedAt] : [column, id, deletedAt]) as unknown as [pgc.PgColumn])),
  unique: (name: string, columns: pgc.PgColumn[], where?: SQL) => {
    const [first, ...more] = columns as [pgc.PgColumn, ...pgc.PgColumn[]]
    const index = pgc.uniqueIndex(name).on(first, ...more)
    return where ? index.where(where) : index
  },
  pk: (first: pgc.PgColumn, ...more: pgc.PgColumn[]) => pgc.primaryKey({ columns: [first, ...more] }),
  check: (name: string, rule: SQL) => pgc.check(name, rule),
} as unknown as Kit
