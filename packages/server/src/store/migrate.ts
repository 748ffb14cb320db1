import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { packageRoot } from '../package-root'
import { buildPostgresTextIndexes, buildSqliteTextIndexes } from './build-text-index'
import { pause } from './engine'

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

/** Which are left to do. Refuses a migration edited after it was applied, and a database from a newer version. */
function plan(all: Migration[], done: { name: string; hash: string }[]): Migration[] {
  const known = new Map(all.map((migration) => [migration.name, migration]))
  for (const { name, hash } of done) {
    const migration = known.get(name)
    if (!migration)
      throw new Error(
        `The database holds the migration ${name}, which this version does not know: use a newer Cartwright`,
      )
    if (migration.hash !== hash)
      throw new Error(`The migration ${name} was changed after it had been applied`)
  }
  const applied = new Set(done.map(({ name }) => name))
  return all.filter(({ name }) => !applied.has(name))
}

const history =
  'create table if not exists cartwright_migration (name text primary key, hash text not null, applied_at text not null)'

export async function migrateSqlite(file: string): Promise<string[]> {
  const connection = new Database(file)
  try {
    connection.pragma('journal_mode=WAL')
    connection.pragma('synchronous=FULL')
    // Rebuilding a table drops the old one; with foreign keys on that would delete its children.
    connection.pragma('foreign_keys=OFF')
    for (let attempt = 0; ; attempt++) {
      try {
        connection.exec('BEGIN EXCLUSIVE')
        break
      } catch (error) {
        if (!String((error as { code?: string }).code).startsWith('SQLITE_BUSY') || attempt > 600) throw error
        await pause(50)
      }
    }
    try {
      connection.exec(history)
      const done = connection.prepare('select name, hash from cartwright_migration').all() as Migration[]
      const pending = plan(migrationsOf('sqlite'), done)
      const record = connection.prepare('insert into cartwright_migration values (?, ?, ?)')
      for (const { name, hash, statements } of pending) {
        for (const statement of statements) connection.exec(statement)
        record.run(name, hash, new Date().toISOString())
      }
      const broken = pending.length > 0 ? (connection.pragma('foreign_key_check') as unknown[]) : []
      if (broken.length > 0)
        throw new Error(`Migrating would leave ${broken.length} rows without what they refer to`)
      buildSqliteTextIndexes(connection)
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

/** The driver is loaded by shops on PostgreSQL only. */
async function connect(url: string) {
  const { default: pg } = await import('pg')
  return new pg.Client({ connectionString: url })
}

/** Instances that start together wait for each other here. */
const migrationLock = 4_711_042_011

export async function migratePostgres(url: string): Promise<string[]> {
  const client = await connect(url)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(history)
    const { rows } = await client.query<Migration>('select name, hash from cartwright_migration')
    const pending = plan(migrationsOf('postgres'), rows)
    for (const { name, hash, statements } of pending) {
      await client.query('BEGIN')
      try {
        await client.query("set local lock_timeout = '10s'")
        for (const statement of statements) await client.query(statement)
        await client.query('insert into cartwright_migration values ($1, $2, $3)', [
          name,
          hash,
          new Date().toISOString(),
        ])
        await client.query('COMMIT')
      } catch (error) {
        await client.query('ROLLBACK')
        throw error
      }
    }
    await buildPostgresTextIndexes(client)
    return pending.map(({ name }) => name)
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {})
    await client.end()
  }
}

/** What is applied and what is not, without changing anything. */
export async function migrationStatus(
  database: { url: string } | { file: string },
): Promise<MigrationStatus> {
  let done: Migration[] = []
  if ('url' in database) {
    const client = await connect(database.url)
    await client.connect()
    try {
      const found = await client.query("select to_regclass('cartwright_migration') as name")
      if (found.rows[0]?.name) done = (await client.query('select name, hash from cartwright_migration')).rows
    } finally {
      await client.end()
    }
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
