import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { migrateSqlite } from '../database/migrate'
import type { DumpedColumn, DumpedRow, DumpedTable } from './dumped-table'
import { holdFolder } from './held-folder'
import { stagingFolder } from './left-stagings'
import { sqliteSnapshot } from './sqlite-snapshot'
import { inUse, type Staging } from './staging'

/** A file of SQLite in a folder beside the one it is to replace, so that one renaming puts it there. */
export async function sqliteStaging(file: string, migrations: readonly string[]): Promise<Staging> {
  mkdirSync(dirname(file), { recursive: true })
  const old = holdAlone(file)
  const folder = holdFolder(dirname(file), stagingFolder)
  const staged = join(folder.path, 'shop.db')
  let rows: ReturnType<typeof rowWriter> | undefined
  const discard = async () => {
    rows?.close()
    old?.close()
    folder.discard()
  }
  try {
    await migrateSqlite(staged, { only: migrations })
    rows = rowWriter(staged)
  } catch (error) {
    await discard()
    throw error
  }
  const { load, end, close } = rows
  return {
    name: basename(folder.path),
    load,
    async snapshot() {
      end()
      return sqliteSnapshot(staged)
    },
    async finish() {
      end()
      return migrateSqlite(staged)
    },
    async commit() {
      close()
      flush(staged)
      old?.letGo()
      for (const rest of ['-wal', '-shm']) rmSync(`${file}${rest}`, { force: true })
      renameSync(staged, file)
      flush(dirname(file))
    },
    discard,
  }
}

/**
 * Holds the file that is to be replaced, so that no shop opens it meanwhile. A file that SQLite cannot read any more
 * is held by nobody, and may well be the reason for the restoring.
 */
export function holdAlone(file: string) {
  if (!existsSync(file)) return undefined
  const connection = new Database(file)
  try {
    connection.pragma('busy_timeout=0')
    connection.pragma('locking_mode=EXCLUSIVE')
    connection.exec('BEGIN EXCLUSIVE; ROLLBACK')
  } catch (error) {
    connection.close()
    if (String((error as { code?: string }).code).startsWith('SQLITE_BUSY'))
      throw inUse(`The database ${file}`)
    return undefined
  }
  return {
    close: () => void connection.close(),
    /** Leaves a single file behind, with nothing beside it that belongs to it. */
    letGo() {
      connection.pragma('journal_mode=DELETE')
      connection.close()
    },
  }
}

/** Writes without a journal on disk: a file that is not finished is thrown away. */
function rowWriter(file: string) {
  const connection = new Database(file)
  // Out of the write-ahead log first: from there SQLite goes to no other mode but this.
  connection.pragma('journal_mode=DELETE')
  connection.pragma('journal_mode=MEMORY')
  connection.pragma('synchronous=OFF')
  connection.pragma('foreign_keys=OFF')
  connection.pragma('cache_size=-65536')
  const indexes = withoutIndexes(connection)
  const statements = new Map<string, Database.Statement>()
  const statementFor = ({ name, columns }: DumpedTable) => {
    let statement = statements.get(name)
    if (!statement) {
      // What a migration put there itself gives way to what the rows say.
      connection.exec(`delete from "${name}"`)
      const names = columns.map((column) => `"${column.name}"`).join(', ')
      statement = connection.prepare(
        `insert into "${name}" (${names}) values (${columns.map(() => '?').join(', ')})`,
      )
      statements.set(name, statement)
    }
    return statement
  }
  const insert = connection.transaction((table: DumpedTable, rows: readonly DumpedRow[]) => {
    const statement = statementFor(table)
    for (const row of rows) statement.run(table.columns.map((column) => encoded(column, row[column.name])))
  })
  return {
    async load(table: DumpedTable, rows: readonly DumpedRow[]) {
      insert(table, rows)
      // Between two batches whoever else lives in this process has a turn, and Ctrl-C is heard.
      await new Promise((resolve) => setImmediate(resolve))
    },
    /** When all rows are in. Safe to call again. */
    end() {
      if (!connection.open) return
      for (const statement of indexes) connection.exec(statement)
      connection.close()
    },
    close: () => {
      connection.close()
    },
  }
}

/**
 * Takes the indexes off and answers how they are made again. Rows come in the order of their ids, and so in none of the
 * order of an index: kept up row by row it is written all over the file, made at the end it is sorted once.
 */
export function withoutIndexes(connection: Database.Database): string[] {
  const found = connection
    .prepare("select name, sql from sqlite_master where type = 'index' and sql is not null order by name")
    .all() as { name: string; sql: string }[]
  connection.exec(found.map(({ name }) => `drop index "${name}";`).join('\n'))
  return found.map(({ sql }) => sql)
}

function encoded({ kind }: DumpedColumn, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (kind === 'json') return JSON.stringify(value)
  return kind === 'bool' ? Number(value) : value
}

export function flush(path: string): void {
  // Windows opens no folders; there a renaming is kept by itself.
  if (process.platform === 'win32') return
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
