import { migrationsOf } from '../database/migrate'
import type { DatabaseConfig } from '../database/open'
import { openStaging } from './staging'

/**
 * Makes the database as empty as that of a new shop, in one step: all rows go, or none.
 * @throws conflict `shop_is_running` while somebody has it open
 */
export async function resetDatabase(database: DatabaseConfig): Promise<void> {
  const all = migrationsOf('url' in database ? 'postgres' : 'sqlite').map(({ name }) => name)
  const staging = await openStaging(database, all)
  try {
    await staging.finish()
    await staging.commit()
  } finally {
    await staging.discard()
  }
}
