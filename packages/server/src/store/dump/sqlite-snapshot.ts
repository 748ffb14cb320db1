import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'
import { ShopError } from '../../errors'
import { migrationsOf } from '../database/migrate'
import {
  type DumpedColumn,
  type DumpedRow,
  type DumpedTable,
  kindInSqlite,
  type Snapshot,
  tablesMadeBy,
} from './dumped-table'

const batch = 500
const quoted = (name: string) => `"${name}"`

/**
 * A file of SQLite as it is now: a read transaction, which sees nothing of what others write meanwhile, and which
 * nobody waits for.
 * @throws not_found when there is no file
 */
export function sqliteSnapshot(file: string): Snapshot {
  if (!existsSync(file)) throw new ShopError('not_found', `There is no database at ${file}`)
  const connection = new Database(file, { readonly: true, fileMustExist: true })
  connection.pragma('busy_timeout=5000')
  connection.exec('BEGIN')
  const migrations = connection
    .prepare("select count(*) from sqlite_master where type = 'table' and name = 'cartwright_migration'")
    .pluck()
    .get()
    ? (connection.prepare('select name from cartwright_migration order by name').pluck().all() as string[])
    : []
  const made = tablesMadeBy(
    migrationsOf('sqlite')
      .filter(({ name }) => migrations.includes(name))
      .flatMap(({ statements }) => statements),
  )
  const names = connection
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .pluck()
    .all() as string[]
  return {
    dialect: 'sqlite',
    migrations,
    tables: names.filter((name) => made.has(name)).map((name) => tableOf(connection, name)),
    rows: (table) => rowsOf(connection, table),
    close: async () => {
      connection.close()
    },
  }
}

function tableOf(connection: Database.Database, name: string): DumpedTable {
  const found = connection.pragma(`table_info(${quoted(name)})`) as {
    name: string
    type: string
    pk: number
  }[]
  const key = found.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
  return {
    name,
    columns: found.map((column) => ({
      name: column.name,
      kind: kindInSqlite(name, column.name, column.type),
    })),
    key: (key.length > 0 ? key : found).map((column) => column.name),
    rows: connection
      .prepare(`select count(*) from ${quoted(name)}`)
      .pluck()
      .get() as number,
  }
}

async function* rowsOf(connection: Database.Database, table: DumpedTable): AsyncGenerator<DumpedRow[]> {
  const columns = table.columns.map(({ name }) => quoted(name)).join(', ')
  const statement = connection
    .prepare(`select ${columns} from ${quoted(table.name)} order by ${table.key.map(quoted).join(', ')}`)
    .raw()
  let rows: DumpedRow[] = []
  for (const values of statement.iterate() as IterableIterator<unknown[]>) {
    rows.push(decoded(table.columns, values))
    if (rows.length < batch) continue
    yield rows
    rows = []
    // Whoever else lives in this process has a turn.
    await new Promise((resolve) => setImmediate(resolve))
  }
  if (rows.length > 0) yield rows
}

function decoded(columns: readonly DumpedColumn[], values: readonly unknown[]): DumpedRow {
  const row: DumpedRow = {}
  for (const [at, { name, kind }] of columns.entries()) {
    const value = values[at]
    if (value === null || value === undefined) row[name] = null
    else if (kind === 'bool') row[name] = value !== 0
    else if (kind === 'json') row[name] = JSON.parse(value as string)
    else row[name] = value
  }
  return row
}
