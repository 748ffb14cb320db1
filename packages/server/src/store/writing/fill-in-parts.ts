import { and, asc, type Column, gt, inArray, type SQL, type Table } from 'drizzle-orm'
import type { Shop } from '../../shop'
import { inBackground } from '../database/turns'

/** Columns of a table that a migration added, and what of the row they are made. */
export interface Filling {
  table: Table
  /** Unique, and never changed. */
  key: Column
  set: Readonly<Record<string, SQL>>
  /** Which rows lack it: those that have it already are not written again. */
  lacking: SQL
}

/** How many rows go in one transaction. */
const atOnce = 500

/**
 * Fills columns of a table of any size while others sell from it: a few hundred rows at a time in the order of their keys, so that
 * none is held for longer than a moment. What a stop or a crash leaves is filled by the next call. Returns how many rows it filled.
 */
export async function fillInParts(
  shop: Pick<Shop, 'db' | 'transaction'>,
  { table, key, set, lacking }: Filling,
  parts = atOnce,
): Promise<number> {
  let filled = 0
  for (let last: string | undefined; ; ) {
    const after = last === undefined ? undefined : gt(key, last)
    const rows = (await shop.db
      .select({ key: key as never })
      .from(table as never)
      .where(and(after, lacking))
      .orderBy(asc(key))
      .limit(parts)) as { key: string }[]
    if (rows.length > 0) {
      const keys = rows.map((row) => row.key)
      await inBackground(() =>
        shop.transaction((tx) =>
          tx
            .update(table)
            .set(set)
            // Asked once more under the lock: whoever wrote the row meanwhile knows better.
            .where(and(inArray(key, keys), lacking)),
        ),
      )
      filled += rows.length
      last = keys.at(-1)
    }
    if (rows.length < parts) return filled
  }
}
