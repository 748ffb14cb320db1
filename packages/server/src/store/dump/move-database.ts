import { conflict } from '../../errors'
import type { DatabaseConfig } from '../database/open'
import { assertSame, eachTable, type OnProgress, progressOf, rowsIn, type TableSum } from './copy-rows'
import { holdsShop } from './holds-shop'
import { clearStagings } from './left-stagings'
import { openSnapshot } from './snapshot'
import { openStaging } from './staging'

export interface Moved {
  tables: TableSum[]
  rows: number
  /** Migrations that this version applied to the copy; the source stays as it was. */
  migrated: string[]
}

/**
 * Copies a shop's database into another one, of either kind, and reads it back to compare counts and checksums before
 * anything of it counts. The source is only read: what a running shop writes meanwhile stays behind there.
 * @throws conflict `target_not_empty` when the target holds a shop, and when somebody has it open; not_found when there
 * is nothing to move
 */
export async function moveDatabase(
  from: DatabaseConfig,
  to: DatabaseConfig,
  { onProgress }: { onProgress?: OnProgress } = {},
): Promise<Moved> {
  const source = await openSnapshot(from)
  try {
    if (await holdsShop(to))
      throw conflict('target_not_empty', 'The target holds a shop already: name an empty database')
    await clearStagings(to)
    const staging = await openStaging(to, source.migrations)
    try {
      const advance = progressOf(rowsIn(source.tables), 2, onProgress)
      const tables = await eachTable(source, source.tables, async (table, rows) => {
        await staging.load(table, rows)
        advance(rows.length)
      })
      await assertSame(staging, source.tables, tables, advance)
      const migrated = await staging.finish()
      await staging.commit()
      return { tables, rows: rowsIn(tables), migrated }
    } finally {
      await staging.discard()
    }
  } finally {
    await source.close()
  }
}
