import { type Column, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../store/database/engine'

/** How many lines one statement names. */
const atOnce = 200

/**
 * Parcels, returns, claims and stock that spoke of lines speak of their copies: one statement a table for many lines.
 * @param copies the ids of the copies, by those of the old lines
 */
export async function moveHistory(tx: Tx, copies: ReadonlyMap<string, string>): Promise<void> {
  const all = [...copies]
  for (let at = 0; at < all.length; at += atOnce) await move(tx, all.slice(at, at + atOnce))
}

async function move(tx: Tx, copies: readonly (readonly [from: string, to: string])[]): Promise<void> {
  const { fulfillment_item, return_item, claim_item, reservation_item, stock_movement } = tx.t
  const old = copies.map(([from]) => from)
  const choices = sql.join(
    copies.map(([from, to]) => sql`when ${from} then ${to}`),
    sql` `,
  )
  const copyOf = (line: Column) => sql<string>`case ${line} ${choices} end`
  for (const table of [fulfillment_item, return_item, claim_item])
    await tx
      .update(table)
      .set({ item_id: copyOf(table.item_id) })
      .where(inArray(table.item_id, old))
  for (const table of [reservation_item, stock_movement])
    await tx
      .update(table)
      .set({ line_item_id: copyOf(table.line_item_id) })
      .where(inArray(table.line_item_id, old))
}
