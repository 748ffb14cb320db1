import { type Column, getTableColumns, getTableName, type Table } from 'drizzle-orm'
import { sqliteTables } from '../schema/sqlite-tables'

/** What a column holds, whatever the database calls it. */
export type ColumnKind = 'text' | 'number' | 'bool' | 'json'

export interface DumpedColumn {
  name: string
  kind: ColumnKind
}

/** A table as it is read out of a database: enough to make the same rows in another one. */
export interface DumpedTable {
  name: string
  columns: DumpedColumn[]
  /** The columns of its primary key, in which rows are read. */
  key: string[]
  rows: number
}

/** Values as JSON says them: booleans, numbers, texts, and JSON columns as what they mean. */
export type DumpedRow = Record<string, unknown>

/** All rows of a shop as they were at one instant, read table by table. */
export interface Snapshot {
  readonly dialect: 'sqlite' | 'postgres'
  /** The migrations that the database had seen, in order. */
  readonly migrations: readonly string[]
  readonly tables: readonly DumpedTable[]
  /** The rows in the order of their key, a batch at a time: memory does not grow with the table. */
  rows(table: DumpedTable): AsyncIterable<DumpedRow[]>
  close(): Promise<void>
}

const columns = new Map(
  Object.values(sqliteTables as Record<string, Table>).map((table) => [
    getTableName(table),
    new Map(Object.values(getTableColumns(table)).map((column: Column) => [column.name, column.dataType])),
  ]),
)

/** SQLite keeps booleans as numbers and JSON as text: the shop's own tables know which are which. */
export function kindInSqlite(table: string, column: string, declared: string): ColumnKind {
  const known = columns.get(table)?.get(column)
  if (known === 'boolean') return 'bool'
  if (known === 'json') return 'json'
  return /int|real/i.test(declared) ? 'number' : 'text'
}

/** @throws for a type that the shop's tables do not use */
export function kindInPostgres(table: string, column: string, type: string): ColumnKind {
  if (type === 'boolean') return 'bool'
  if (type === 'jsonb' || type === 'json') return 'json'
  if (['integer', 'bigint', 'double precision'].includes(type)) return 'number'
  if (type === 'text') return 'text'
  throw new Error(`The column ${table}.${column} is ${type}, which no table of a shop holds`)
}

/** The tables that these statements of migrations make, by name. */
export const tablesMadeBy = (statements: readonly string[]): Set<string> =>
  new Set(
    statements.flatMap((statement) => {
      const name = /^create table (?:if not exists )?["`]?(\w+)["`]?/i.exec(statement)?.[1]
      return name ? [name] : []
    }),
  )
