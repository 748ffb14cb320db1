import { type DatabaseConfig, openDatabase } from '../../store/database/open'
import { findBrokenLink } from './audit-hash-chain'

/**
 * Reads the whole audit log of a shop that is not open here. Returns the position of the first entry that was changed
 * or taken away, undefined when every one fits the one before.
 */
export async function brokenAudit(database: DatabaseConfig): Promise<number | undefined> {
  const engine = await openDatabase(database, { migrate: false })
  try {
    return await findBrokenLink(engine.db)
  } finally {
    await engine.close()
  }
}
