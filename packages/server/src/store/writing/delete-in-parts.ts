import { type Column, inArray, type SQL, type Table } from 'drizzle-orm'
import type { Shop } from '../../shop'

/** How many rows go in one transaction. */
const atOnce = 500

/**
 * Deletes what may be many rows, a few hundred at a time: one statement for all of them would keep everybody else
 * waiting. `key` is unique. What a crash leaves is deleted the next time.
 */
export async function deleteInParts(shop: Shop, table: Table, key: Column, where: SQL | undefined) {
  for (;;) {
    const rows = await shop.db
      .select({ key: key as never })
      .from(table as never)
      .where(where)
      .limit(atOnce)
    if (rows.length > 0) {
      const keys = (rows as { key: string }[]).map((row) => row.key)
      await shop.transaction((tx) => tx.delete(table).where(inArray(key, keys)))
    }
    if (rows.length < atOnce) return
  }
}
