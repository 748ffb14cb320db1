import { sqliteKit } from './columns'
import { defineTables } from './tables'

/** The tables as SQLite has them. They hold nothing of a database, so whoever asks what columns a table has finds them here. */
export const sqliteTables = defineTables(sqliteKit)
