import type { DatabaseConfig } from '../database/open'
import type { Snapshot } from './dumped-table'

/**
 * The rows of a shop's database as they are now, while the shop goes on writing. The driver of the other database is
 * not loaded.
 * @throws not_found for a file that is not there
 */
export async function openSnapshot(database: DatabaseConfig): Promise<Snapshot> {
  if ('url' in database) return (await import('./postgres-snapshot')).postgresSnapshot(database.url)
  return (await import('./sqlite-snapshot')).sqliteSnapshot(database.file)
}
