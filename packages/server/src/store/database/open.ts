import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Engine } from './engine'
import { migratePostgres, migrateSqlite } from './migrate'
import { usualPoolSize } from './pool-size'
import { whenBack } from './when-back'

export type DatabaseConfig =
  | {
      url: string
      poolSize?: number
      /** How many prepared statements a connection may come to hold, 1000 if not said. */
      mostStatements?: number
    }
  | {
      file: string
      /** False answers before what is written is on the disk: for files that are made again if they are lost. */
      isFlushed?: boolean
    }

/** How many connections a process may take of its database server; undefined where the database is embedded. */
export const connectionsOf = (config: DatabaseConfig): number | undefined =>
  'url' in config ? (config.poolSize ?? usualPoolSize) : undefined

/**
 * Brings the database to this version and opens it. The driver of the other database is not even loaded. With `waits` a
 * server that is not there yet, or is lost on the way, is waited for.
 */
export async function openDatabase(
  config: DatabaseConfig,
  options: { migrate?: boolean; waits?: { onWait(error: unknown): void } } = {},
): Promise<Engine> {
  if ('url' in config) {
    const { waits, migrate = true } = options
    const bringUp = () => migratePostgres(config.url)
    if (migrate) await (waits ? whenBack(bringUp, waits) : bringUp())
    const { postgresEngine } = await import('./postgres')
    return postgresEngine(config.url, config)
  }
  mkdirSync(dirname(config.file), { recursive: true })
  if (options.migrate !== false) await migrateSqlite(config.file)
  const { sqliteEngine } = await import('./sqlite')
  return sqliteEngine(config.file, { isFlushed: config.isFlushed })
}
