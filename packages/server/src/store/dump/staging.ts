import { conflict } from '../../errors'
import { migrationsOf } from '../database/migrate'
import { type DatabaseConfig, sessionUrlOf } from '../database/open'
import type { DumpedRow, DumpedTable, Snapshot } from './dumped-table'

/**
 * A database in the making beside the one that it may replace. Until `commit` nothing of the shop has changed, and
 * whatever fails leaves it as it was.
 */
export interface Staging {
  /** What it is called as long as it is not in its place. */
  readonly name: string
  load(table: DumpedTable, rows: readonly DumpedRow[]): Promise<void>
  /** What was loaded, read back. */
  snapshot(): Promise<Snapshot>
  /** Brings the rows to this version and builds what searches need. Returns the migrations that took. */
  finish(): Promise<string[]>
  /** Puts the new database in the place of the old one: all of it or nothing. */
  commit(): Promise<void>
  /** Forgets what was made. Safe to call at any time, also after a commit. */
  discard(): Promise<void>
}

/**
 * Begins a database whose tables stand as they did after these migrations.
 * @throws conflict `shop_is_running` while somebody has the database open, and `newer_version` for migrations that
 * this version does not know
 */
export async function openStaging(database: DatabaseConfig, migrations: readonly string[]): Promise<Staging> {
  assertKnown(database, migrations)
  if ('url' in database)
    return (await import('./postgres-staging')).postgresStaging(sessionUrlOf(database), migrations)
  return (await import('./sqlite-staging')).sqliteStaging(database.file, migrations)
}

/** The migrations have the same names for both databases, and are applied in their order. */
function assertKnown(database: DatabaseConfig, migrations: readonly string[]): void {
  const all = migrationsOf('url' in database ? 'postgres' : 'sqlite').map(({ name }) => name)
  const strange = migrations.find((name, at) => all[at] !== name)
  if (strange)
    throw conflict(
      'newer_version',
      `The rows come from a version that has the migration ${strange}, which this one does not know: use a newer Cartwright`,
    )
  if (migrations.length === 0)
    throw conflict('no_shop', 'There is no shop in the database: nothing was ever made there')
}

export const inUse = (what: string) =>
  conflict('shop_is_running', `${what} is open elsewhere: stop the shop, then try again`)
