import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import type pg from 'pg'
import { packageRoot } from '../../package-root'
import { buildPostgresTextIndexes, buildSqliteTextIndexes } from '../reading/build-text-index'
import { codeOf, DatabaseAway } from './database-errors'
import { pause } from './engine'
import { isExpanding } from './migration-kinds'

export interface Migration {
  name: string
  hash: string
  statements: string[]
}
export interface MigrationStatus {
  applied: string[]
  pending: string[]
}

/** The migrations this version ships for a dialect, in order. */
export function migrationsOf(dialect: 'sqlite' | 'postgres'): Migration[] {
  const folder = join(packageRoot(), 'migrations', dialect)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      return {
        name: file.replace(/\.sql$/, ''),
        hash: createHash('sha256').update(text).digest('hex'),
        statements: text
          .split('--> statement-breakpoint')
          .map((statement) => statement.trim())
          .filter(Boolean),
      }
    })
}

/**
 * Which are left to do. Refuses a migration edited after it was applied, and a database that a newer version has changed; one to
 * which it has only added serves this version as well.
 */
function plan(all: Migration[], done: { name: string; hash: string }[]): Migration[] {
  const known = new Map(all.map((migration) => [migration.name, migration]))
  for (const { name, hash } of done) {
    const migration = known.get(name)
    if (!migration) {
      if (isExpanding(name)) continue
      throw new Error(
        `The database holds the migration ${name}, which this version does not know: use a newer Cartwright`,
      )
    }
    if (migration.hash !== hash)
      throw new Error(`The migration ${name} was changed after it had been applied`)
  }
  const applied = new Set(done.map(({ name }) => name))
  return all.filter(({ name }) => !applied.has(name))
}

const history =
  'create table if not exists cartwright_migration (name text primary key, hash text not null, applied_at text not null)'

export interface MigrateOptions {
  /** These migrations and no others, without the text indexes: rows are to follow that an older version wrote. */
  only?: readonly string[]
}

const chosen = (all: Migration[], { only }: MigrateOptions): Migration[] =>
  only ? all.filter(({ name }) => only.includes(name)) : all

/** Begins a transaction that nobody else writes beside, and waits for those that do. */
export async function beginAlone(connection: Database.Database): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      connection.exec('BEGIN EXCLUSIVE')
      return
    } catch (error) {
      if (!String((error as { code?: string }).code).startsWith('SQLITE_BUSY') || attempt > 600) throw error
      await pause(50)
    }
  }
}

/** Brings a file of SQLite to this version; it is made if it is not there. Answers the migrations this took. */
export async function migrateSqlite(file: string, options: MigrateOptions = {}): Promise<string[]> {
  mkdirSync(dirname(file), { recursive: true })
  const connection = new Database(file)
  try {
    connection.pragma('journal_mode=WAL')
    connection.pragma('synchronous=FULL')
    // Rebuilding a table drops the old one; with foreign keys on that would delete its children.
    connection.pragma('foreign_keys=OFF')
    await beginAlone(connection)
    try {
      connection.exec(history)
      const done = connection.prepare('select name, hash from cartwright_migration').all() as Migration[]
      const pending = chosen(plan(migrationsOf('sqlite'), done), options)
      const record = connection.prepare('insert into cartwright_migration values (?, ?, ?)')
      for (const { name, hash, statements } of pending) {
        for (const statement of statements) connection.exec(statement)
        record.run(name, hash, new Date().toISOString())
      }
      const broken = pending.length > 0 ? (connection.pragma('foreign_key_check') as unknown[]) : []
      if (broken.length > 0)
        throw new Error(`Migrating would leave ${broken.length} rows without what they refer to`)
      if (!options.only) buildSqliteTextIndexes(connection)
      connection.exec('COMMIT')
      return pending.map(({ name }) => name)
    } catch (error) {
      connection.exec('ROLLBACK')
      throw error
    }
  } finally {
    connection.close()
  }
}

/** A connection of its own, which is lost like any other; the driver is loaded by shops on PostgreSQL only. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // Without a listener a connection that is lost while it waits for the other instances would end the process.
  let lost: Error | undefined
  client.on('error', (error) => {
    lost = error
  })
  const away = (code: '08001' | '08006', cause: unknown) =>
    new DatabaseAway(code, 'The database was lost while its tables were looked after', { cause })
  await client.connect().catch((error) => {
    throw codeOf(error)?.match(sqlState) ? error : away('08001', error)
  })
  try {
    return await work(client)
  } catch (error) {
    throw lost ? away('08006', error) : error
  } finally {
    await client.end().catch(() => {})
  }
}
const sqlState = /^[0-9A-Z]{5}$/

/** Instances that start together wait for each other here. */
export const migrationLock = 4_711_042_011

/** The same for PostgreSQL. */
export const migratePostgres = (url: string): Promise<string[]> =>
  withClient(url, (client) => migrateWith(client))

/**
 * The same in the schema that this connection stands in. Each migration is a transaction that holds the lock and looks anew what is
 * left to do: nothing is kept in the connection, which may be another for each transaction where a pooler stands between.
 */
export async function migrateWith(client: pg.Client, options: MigrateOptions = {}): Promise<string[]> {
  const applied: string[] = []
  const all = migrationsOf('postgres')
  for (;;) {
    const next = await alone(client, async () => {
      await client.query(history)
      const { rows } = await client.query<Migration>('select name, hash from cartwright_migration')
      const [migration] = chosen(plan(all, rows), options)
      if (!migration) return undefined
      const { name, hash, statements } = migration
      await client.query("set local lock_timeout = '10s'")
      for (const statement of statements) await client.query(statement)
      await client.query('insert into cartwright_migration values ($1, $2, $3)', [
        name,
        hash,
        new Date().toISOString(),
      ])
      return name
    })
    if (next === undefined) break
    applied.push(next)
  }
  if (!options.only) await buildPostgresTextIndexes(client, (work) => alone(client, work))
  return applied
}

/** A transaction that no other instance looks after tables beside. */
async function alone<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    const value = await work()
    await client.query('COMMIT')
    return value
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

/** What is applied and what is not, without changing anything. */
export async function migrationStatus(
  database: { url: string } | { file: string },
): Promise<MigrationStatus> {
  let done: Migration[] = []
  if ('url' in database) {
    done = await withClient(database.url, async (client) => {
      const found = await client.query("select to_regclass('cartwright_migration') as name")
      if (!found.rows[0]?.name) return []
      return (await client.query<Migration>('select name, hash from cartwright_migration')).rows
    })
  } else {
    try {
      const connection = new Database(database.file, { readonly: true, fileMustExist: true })
      done = connection.prepare('select name, hash from cartwright_migration').all() as Migration[]
      connection.close()
    } catch {
      done = []
    }
  }
  const all = migrationsOf('url' in database ? 'postgres' : 'sqlite')
  return { applied: done.map(({ name }) => name), pending: plan(all, done).map(({ name }) => name) }
}
