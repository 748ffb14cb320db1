import { getTableName, type Table } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Reference, references } from '../store/schema/references'
import { sqliteTables } from '../store/schema/sqlite-tables'

const columns = new Map(
  Object.values(sqliteTables as Record<string, SQLiteTable>).map((table) => [
    getTableName(table as Table),
    new Set(getTableConfig(table).columns.map(({ name }) => name)),
  ]),
)

/** Every column of a table that names rows by a column which is there: links whose ends have another key are left out. */
export const rowReferences: readonly Reference[] = references.filter(
  ({ table, key, to, target }) => columns.get(table)?.has(key) && columns.get(to)?.has(target),
)
