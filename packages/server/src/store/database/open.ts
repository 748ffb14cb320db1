import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { conflict } from '../../errors'
import type { Engine } from './engine'
import { migratePostgres, migrateSqlite } from './migrate'
import { usualPoolSize } from './pool-size'
import { whenBack } from './when-back'

export type DatabaseConfig =
  | {
      url: string
      poolSize?: number
      /**
       * What stands before the server and hands a connection out for one transaction at a time, such as PgBouncer: then nothing is
       * asked of a connection that outlives its transaction.
       */
      pooler?: 'transaction'
      /** The server itself, past the pooler: for migrations, restoring and moving in. */
      directUrl?: string
      /** Servers that follow this one block by block and are read from; they take as many connections each. */
      replicaUrls?: readonly string[]
      /** How many prepared statements a connection may come to hold, 1000 if not said. */
      mostStatements?: number
    }
  | {
      file: string
      /** False answers before what is written is on the disk: for files that are made again if they are lost. */
      isFlushed?: boolean
    }

/** A database on a server. */
export type OnServer = Extract<DatabaseConfig, { url: string }>

/**
 * How many connections a process may take of its database server; undefined where the database is embedded, or a pooler takes
 * them.
 */
export const connectionsOf = (config: DatabaseConfig): number | undefined =>
  'url' in config && !config.pooler ? (config.poolSize ?? usualPoolSize) : undefined

/** The address of the server itself, as far as it is known. */
export const directUrlOf = ({ url, directUrl }: OnServer): string => directUrl ?? url

/**
 * The address for work that keeps something in its connection: locks, or the schema that it stands in.
 * @throws where only a pooler is known
 */
export function sessionUrlOf(config: OnServer): string {
  if (config.pooler && !config.directUrl)
    throw conflict(
      'needs_direct_url',
      'This needs a connection for as long as it lasts, and the pooler gives one for a transaction: set DATABASE_DIRECT_URL to the address of the database server itself',
    )
  return directUrlOf(config)
}

/**
 * Brings the database to this version and opens it. The driver of the other database is not even loaded. With `waits` a
 * server that is not there yet, or is lost on the way, is waited for.
 */
export async function openDatabase(
  config: DatabaseConfig,
  options: {
    migrate?: boolean
    waits?: { onWait(error: unknown): void }
    /** Is told of a replica that follows another database, by its place in `replicaUrls`. */
    onStrangeReplica?: (at: number) => void
  } = {},
): Promise<Engine> {
  if ('url' in config) {
    const { waits, migrate = true, onStrangeReplica } = options
    const bringUp = () => migratePostgres(directUrlOf(config))
    if (migrate) await (waits ? whenBack(bringUp, waits) : bringUp())
    const { postgresEngine } = await import('./postgres')
    return postgresEngine(config.url, { ...config, onStrangeReplica })
  }
  mkdirSync(dirname(config.file), { recursive: true })
  if (options.migrate !== false) await migrateSqlite(config.file)
  const { sqliteEngine } = await import('./sqlite')
  return sqliteEngine(config.file, { isFlushed: config.isFlushed })
}
