import { getTableName, type Table } from 'drizzle-orm'
import { sqliteTables } from './sqlite-tables'

/** The names of the shop's own tables, that of its history among them. */
export const sqliteTableNames: ReadonlySet<string> = new Set([
  ...Object.values(sqliteTables as Record<string, Table>).map((table) => getTableName(table)),
  'cartwright_migration',
  'cartwright_plugin_migration',
])
