import { and, eq, gte, or, sql } from 'drizzle-orm'
import { insufficientInventory } from '../../errors'
import type { Db, Tx } from '../../store/engine'
import { prepared } from '../../store/prepared'
import { withStock } from '../inventory/with-stock'
import type { VariantRow } from './queries'

/** What the answers show of a variant's stock. */
export interface Stock {
  inventory_quantity: number
  purchasable: boolean
}

/** The figures of variants at the locations of a channel. */
export async function stockOf(
  db: Db,
  variants: readonly VariantRow[],
  channelId: string | null,
): Promise<Map<string, Stock>> {
  const rows = variants.map(({ id, manage_inventory, allow_backorder, inventory_quantity }) => ({
    id,
    manage_inventory,
    allow_backorder,
    inventory_quantity,
  }))
  await withStock(db, rows, channelId ? [channelId] : [])
  return new Map(rows.map(({ id, ...figures }) => [id, figures as unknown as Stock]))
}

const variants = prepared((db) => {
  const { product_variant: v } = db.t
  return db
    .select({ id: v.id, have: sql`${v.inventory_quantity}`.as('have') })
    .from(v)
    .where(sql`${db.inList(v.id, 'ids')} and ${v.manage_inventory} and not ${v.allow_backorder}`)
})

export interface Wanted {
  variant_id: string
  quantity: number
}

const summed = (lines: readonly Wanted[]) => {
  const sums = new Map<string, number>()
  for (const line of lines) sums.set(line.variant_id, (sums.get(line.variant_id) ?? 0) + line.quantity)
  return new Map([...sums].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** @throws not_allowed insufficient_inventory */
export async function confirmStock(db: Db, lines: readonly Wanted[], _channelId: string | null) {
  const sums = summed(lines)
  const rows = await db.rows<{ id: string; have: number }>(variants(db), { ids: db.list([...sums.keys()]) })
  for (const row of rows)
    if (Number(row.have) < (sums.get(row.id) ?? 0))
      throw insufficientInventory(`Variant with id: ${row.id} does not have the required inventory`)
}

/** @throws not_allowed insufficient_inventory */
export async function reserveStock(
  tx: Tx,
  lines: readonly (Wanted & { line_item_id: string })[],
  _where: { sales_channel_id?: string | null; location_id?: string | null },
) {
  const { product_variant: v } = tx.t
  for (const [id, quantity] of summed(lines)) {
    const rows = await tx
      .update(v)
      .set({ inventory_quantity: sql`${v.inventory_quantity} - ${quantity}` })
      .where(
        and(
          eq(v.id, id),
          or(gte(v.inventory_quantity, quantity), eq(v.allow_backorder, true), eq(v.manage_inventory, false)),
        ),
      )
      .returning({ id: v.id })
    if (rows.length === 0)
      throw insufficientInventory(`Variant with id: ${id} does not have the required inventory`)
  }
}
