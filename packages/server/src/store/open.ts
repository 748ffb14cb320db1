import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Engine } from './engine'
import { migratePostgres, migrateSqlite } from './migrate'

export type DatabaseConfig =
  | { url: string; poolSize?: number }
  | { file: string; synchronous?: 'FULL' | 'NORMAL' }

/** Brings the database to this version and opens it. The driver of the other database is not even loaded. */
export async function openDatabase(
  config: DatabaseConfig,
  options: { migrate?: boolean } = {},
): Promise<Engine> {
  if ('url' in config) {
    if (options.migrate !== false) await migratePostgres(config.url)
    const { postgresEngine } = await import('./postgres')
    return postgresEngine(config.url, { poolSize: config.poolSize })
  }
  mkdirSync(dirname(config.file), { recursive: true })
  if (options.migrate !== false) await migrateSqlite(config.file)
  const { sqliteEngine } = await import('./sqlite')
  return sqliteEngine(config.file, { synchronous: config.synchronous })
}
