import { existsSync } from 'node:fs'
import type { DatabaseConfig } from '../database/open'
import type { Snapshot } from './dumped-table'
import { openSnapshot } from './snapshot'

/** What every new shop has before anybody did anything in it, or forgets by itself. */
const ofEveryShop = new Set([
  'catalogue_change',
  'country',
  'counter',
  'currency',
  'fulfillment_provider',
  'instance',
  'live_change',
  'notification_provider',
  'payment_provider',
  'presence',
  'revision',
  'sales_count',
  'sales_channel',
  'schedule',
  'setup_secret',
  'shipping_profile',
  'store',
  'store_currencies',
  'tax_provider',
])

/**
 * Whether somebody's shop is in the database: rows beyond those that every new shop is set up with. A file that cannot
 * be read holds one too, as nobody knows.
 */
export async function holdsShop(database: DatabaseConfig): Promise<boolean> {
  if (!('url' in database) && !existsSync(database.file)) return false
  let snapshot: Snapshot
  try {
    snapshot = await openSnapshot(database)
  } catch (error) {
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(String((error as { code?: string }).code))) return true
    throw error
  }
  try {
    return snapshot.tables.some(({ name, rows }) => rows > 0 && !ofEveryShop.has(name))
  } finally {
    await snapshot.close()
  }
}
