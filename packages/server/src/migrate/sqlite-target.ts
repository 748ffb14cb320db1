import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { conflict } from '../errors'
import { migrateSqlite, migrationsOf } from '../store/database/migrate'
import { flush, holdAlone, withoutIndexes } from '../store/dump/sqlite-staging'
import { inUse } from '../store/dump/staging'
import type { PlannedColumn, PlannedTable } from './plan'
import { rowReferences } from './row-references'
import { name } from './sql-text'
import { type Changes, keyText, type MoveTarget, notes, type StagedTarget } from './target'
import type { Value } from './v1-source'

/** Beside the shop's own file, so that one renaming puts it there. */
const folderOf = (file: string) => join(dirname(file), '.moving-in')
const stagedFile = (file: string) => join(folderOf(file), 'shop.db')

export const hasStagedSqlite = (file: string): boolean => existsSync(stagedFile(file))

/** Forgets a copy that was begun. @throws conflict while another process is at it */
export function discardSqlite(file: string): void {
  if (!hasStagedSqlite(file)) return
  open(stagedFile(file), 'alone').close()
  rmSync(folderOf(file), { recursive: true, force: true })
}

/**
 * A file in the making, or the one that was begun before. Nobody else may be at it, nor have the shop open that it is to
 * replace.
 * @throws conflict `shop_is_running`
 */
export async function stagedSqlite(file: string): Promise<StagedTarget> {
  mkdirSync(folderOf(file), { recursive: true, mode: 0o700 })
  const staged = stagedFile(file)
  const old = holdAlone(file)
  try {
    const isNew = !existsSync(staged)
    if (isNew) {
      for (const rest of ['', '-wal', '-shm']) rmSync(`${staged}.new${rest}`, { force: true })
      // Under another name until its tables are there: what is found again is never half of them.
      await migrateSqlite(`${staged}.new`, { only: migrationsOf('sqlite').map((one) => one.name) })
      const made = open(`${staged}.new`, 'alone')
      made.exec(`create table ${notes} (name text primary key, value text not null)`)
      const note = made.prepare(`insert into ${notes} values (?, ?)`)
      for (const [at, statement] of withoutIndexes(made).entries()) note.run(`index:${at}`, statement)
      made.close()
      for (const rest of ['-wal', '-shm']) rmSync(`${staged}.new${rest}`, { force: true })
      renameSync(`${staged}.new`, staged)
    }
    const connection = open(staged, 'alone')
    const target = targetOn(connection)
    return {
      ...target,
      async index() {
        const wanted = connection
          .prepare(`select name, value from ${notes} where name like 'index:%' order by name`)
          .all() as { name: string; value: string }[]
        for (const { name: noted, value } of wanted) {
          connection.transaction(() => {
            connection.exec(value)
            connection.prepare(`delete from ${notes} where name = ?`).run(noted)
          })()
          await turn()
        }
      },
      async commit() {
        connection.pragma('wal_checkpoint(TRUNCATE)')
        connection.close()
        await migrateSqlite(staged)
        const last = new Database(staged)
        last.pragma('wal_checkpoint(TRUNCATE)')
        last.pragma('journal_mode=DELETE')
        last.close()
        flush(staged)
        old?.letGo()
        for (const rest of ['-wal', '-shm']) rmSync(`${file}${rest}`, { force: true })
        renameSync(staged, file)
        flush(dirname(file))
        rmSync(folderOf(file), { recursive: true, force: true })
      },
      async close() {
        connection.close()
        old?.close()
      },
    }
  } catch (error) {
    old?.close()
    throw error
  }
}

/** The shop's own file: alone to change it, or beside others to look at it. */
export async function liveSqlite(file: string, mode: 'alone' | 'reading'): Promise<MoveTarget> {
  if (!existsSync(file)) throw conflict('no_shop', `There is no shop at ${file} yet`)
  return targetOn(open(file, mode))
}

function open(file: string, mode: 'alone' | 'reading'): Database.Database {
  const connection = new Database(file, {
    readonly: mode === 'reading',
    timeout: mode === 'alone' ? 0 : 5000,
  })
  if (mode === 'reading') return connection
  try {
    connection.pragma('locking_mode=EXCLUSIVE')
    connection.pragma('journal_mode=WAL')
    // What was written when the process ends is there, however it ends; only the power may take the last rows.
    connection.pragma('synchronous=NORMAL')
    connection.pragma('foreign_keys=OFF')
    connection.pragma('cache_size=-65536')
    connection.exec('BEGIN EXCLUSIVE; COMMIT')
    return connection
  } catch (error) {
    connection.close()
    if (String((error as { code?: string }).code).startsWith('SQLITE_BUSY'))
      throw inUse(`The database ${file}`)
    throw error
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))
const listed = (columns: readonly { name: string }[]) => columns.map((column) => name(column.name)).join(', ')
const marks = (count: number) => Array.from({ length: count }, () => '?').join(', ')
const stored = (value: Value) => (typeof value === 'boolean' ? Number(value) : value)
const types = { text: 'text', number: 'real', bool: 'integer', json: 'text' } as const

function targetOn(connection: Database.Database): MoveTarget {
  const statements = new Map<string, Database.Statement>()
  const prepared = (text: string) => {
    let statement = statements.get(text)
    if (!statement) {
      statement = connection.prepare(text)
      statements.set(text, statement)
    }
    return statement
  }
  const hasNotes = () =>
    prepared("select 1 from sqlite_master where type = 'table' and name = ?").get(notes) !== undefined
  const set = (noted: string, value: string) => {
    connection.exec(`create table if not exists ${notes} (name text primary key, value text not null)`)
    prepared(
      `insert into ${notes} values (?, ?) on conflict (name) do update set value = excluded.value`,
    ).run(noted, value)
  }
  const insert = (table: PlannedTable, rows: readonly Value[][]) => {
    const statement = prepared(
      `insert into ${name(table.name)} (${listed(table.columns)}) values (${marks(table.columns.length)})`,
    )
    for (const row of rows) statement.run(row.map(stored))
  }
  return {
    get: async (noted) =>
      hasNotes()
        ? (prepared(`select value from ${notes} where name = ?`).pluck().get(noted) as string | undefined)
        : undefined,
    set: async (noted, value) => set(noted, value),
    async begin(table) {
      connection.transaction(() => {
        if (table.isSide) connection.exec(sideTable(table))
        connection.exec(`delete from ${name(table.name)}`)
      })()
    },
    async load(table, rows, progress) {
      connection.transaction(() => {
        insert(table, rows)
        set(`table:${table.name}`, progress)
      })()
      await turn()
    },
    async change(keeps, work) {
      connection.exec(connection.readonly ? 'BEGIN' : 'BEGIN IMMEDIATE')
      try {
        const answer = await work(changesOn(connection, insert))
        connection.exec(keeps ? 'COMMIT' : 'ROLLBACK')
        return answer
      } catch (error) {
        if (connection.inTransaction) connection.exec('ROLLBACK')
        throw error
      }
    },
    async dangling() {
      const found: [string, number][] = []
      for (const { table, key, to, target } of rowReferences) {
        const count = connection
          .prepare(
            `select count(*) from ${name(table)} a where a.${name(key)} is not null
               and not exists (select 1 from ${name(to)} b where b.${name(target)} = a.${name(key)})`,
          )
          .pluck()
          .get() as number
        if (count > 0) found.push([`${table}.${key}`, count])
        await turn()
      }
      return found
    },
    count: async (table) =>
      connection
        .prepare(`select count(*) from ${name(table)}`)
        .pluck()
        .get() as number,
    sum: async (table, column) =>
      connection
        .prepare(`select coalesce(sum(${name(column)}), 0) from ${name(table)}`)
        .pluck()
        .get() as number,
    close: async () => void connection.close(),
  }
}

function sideTable({ name: own, columns, key }: PlannedTable): string {
  const parts = columns.map((column) => `${name(column.name)} ${types[column.kind]}`)
  if (key.length > 0) parts.push(`primary key (${key.map(name).join(', ')})`)
  return `create table if not exists ${name(own)} (${parts.join(', ')})`
}

function changesOn(
  connection: Database.Database,
  insert: (table: PlannedTable, rows: readonly Value[][]) => void,
): Changes {
  connection.exec('drop table if exists temp.move_row; create temp table move_row (of_table text, row text)')
  const noted = (table: PlannedTable) => `temp.${name(`move_key_${table.name}`)}`
  const begun = new Set<string>()
  // Never of a cast: the keys of both sides are looked up in their indexes. Numbers and texts that read the same are equal.
  const same = (table: PlannedTable) => table.key.map((one, at) => `t.${name(one)} = s.k${at}`).join(' and ')
  /** Keys of one side that the other lacks, a batch at a time; they are read before anything is changed. */
  async function* keysWhere(sql: string): AsyncGenerator<Value[][]> {
    const keys = connection.prepare(sql).raw().all() as Value[][]
    for (let at = 0; at < keys.length; at += 500) yield keys.slice(at, at + 500)
  }
  const begin = (table: PlannedTable) => {
    if (begun.has(table.name)) return
    begun.add(table.name)
    const columns = table.key.map((_, at) => `k${at} text`)
    connection.exec(
      `drop table if exists ${noted(table)};
       create temp table ${name(`move_key_${table.name}`)} (${columns.join(', ')}, primary key (${table.key
         .map((_, at) => `k${at}`)
         .join(', ')})) without rowid`,
    )
  }
  return {
    async find(table, keys) {
      const statement = connection
        .prepare(
          `select ${listed(table.columns)} from ${name(table.name)} where ${table.key
            .map((one) => `${name(one)} = ?`)
            .join(' and ')}`,
        )
        .raw()
      const found = new Map<string, unknown[]>()
      for (const key of keys) {
        const row = statement.get(key.map(stored)) as unknown[] | undefined
        if (row)
          found.set(
            keyText(key),
            row.map((value, at) => decoded(table.columns[at], value)),
          )
      }
      await turn()
      return found
    },
    async note(table, keys) {
      begin(table)
      const statement = connection.prepare(
        `insert or ignore into ${noted(table)} values (${marks(table.key.length)})`,
      )
      for (const key of keys) statement.run(key.map(String))
      await turn()
    },
    missing(table) {
      begin(table)
      return keysWhere(
        `select ${table.key.map((_, at) => `s.k${at}`).join(', ')} from ${noted(table)} s
         where not exists (select 1 from ${name(table.name)} t where ${same(table)})`,
      )
    },
    beyond(table) {
      begin(table)
      return keysWhere(
        `select ${table.key.map((one) => `t.${name(one)}`).join(', ')} from ${name(table.name)} t
         where not exists (select 1 from ${noted(table)} s where ${same(table)})`,
      )
    },
    async remove(table, keys) {
      const statement = connection.prepare(
        `delete from ${name(table.name)} where ${table.key.map((one) => `${name(one)} = ?`).join(' and ')}`,
      )
      for (const key of keys) statement.run(key.map(stored))
    },
    async setAside(table, rows) {
      const statement = connection.prepare('insert into temp.move_row values (?, ?)')
      for (const row of rows) statement.run(table.name, JSON.stringify(row))
    },
    async bringIn(tables) {
      for (const table of tables) {
        const aside = connection
          .prepare('select row from temp.move_row where of_table = ? order by rowid limit 500 offset ?')
          .pluck()
        for (let at = 0; ; at += 500) {
          const rows = aside.all(table.name, at) as string[]
          insert(
            table,
            rows.map((row) => JSON.parse(row) as Value[]),
          )
          if (rows.length < 500) break
          await turn()
        }
      }
      connection.exec('delete from temp.move_row')
    },
  }
}

function decoded(column: PlannedColumn | undefined, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (column?.kind === 'bool') return value !== 0
  return column?.kind === 'json' ? JSON.parse(value as string) : value
}
