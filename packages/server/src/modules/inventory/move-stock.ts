import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../store/engine'
import { type SoldLine, summed } from './stock-of-variants'

interface AtLocation {
  inventory_item_id: string
  location_id: string
  quantity: number
}

const byLevel = (parts: readonly AtLocation[]) =>
  summed(
    parts.map((part) => [JSON.stringify([part.inventory_item_id, part.location_id]), part.quantity]),
  ).map(([key, quantity]) => {
    const [inventory_item_id, location_id] = JSON.parse(key) as [string, string]
    return { inventory_item_id, location_id, quantity }
  })

/** Reserved quantities go down, in a fixed order of rows. A level that is gone has nothing to give back. */
export async function shrinkReserved(tx: Tx, parts: readonly AtLocation[]): Promise<void> {
  const { inventory_level: level } = tx.t
  for (const { inventory_item_id, location_id, quantity } of byLevel(parts))
    await tx
      .update(level)
      .set({
        reserved_quantity: sql`case when ${level.reserved_quantity} > ${quantity} then ${level.reserved_quantity} - ${quantity} else 0 end`,
      })
      .where(
        and(
          eq(level.inventory_item_id, inventory_item_id),
          eq(level.location_id, location_id),
          isNull(level.deleted_at),
        ),
      )
}

/** Stocked quantities go up; a level that is not there yet begins. */
export async function growStocked(tx: Tx, parts: readonly AtLocation[]): Promise<void> {
  const { inventory_level: level } = tx.t
  for (const { inventory_item_id, location_id, quantity } of byLevel(parts))
    await tx
      .insert(level)
      .values({ inventory_item_id, location_id, stocked_quantity: quantity })
      .onConflictDoUpdate({
        target: [level.inventory_item_id, level.location_id],
        set: { stocked_quantity: sql`${level.stocked_quantity} + ${quantity}`, deleted_at: null },
      })
}

/** The own quantity of variants goes up. */
export async function addOwn(
  tx: Tx,
  lines: readonly SoldLine[],
  reason: 'released' | 'returned',
): Promise<void> {
  if (lines.length === 0) return
  const { product_variant: variant, stock_movement } = tx.t
  for (const [id, quantity] of summed(lines.map((line) => [line.variant_id, line.quantity])))
    await tx
      .update(variant)
      .set({
        inventory_quantity: sql`${variant.inventory_quantity} + ${quantity}`,
        updated_at: sql`${variant.updated_at}`,
      })
      .where(and(eq(variant.id, id), eq(variant.manage_inventory, true)))
  await tx
    .insert(stock_movement)
    .values(
      lines.map(({ variant_id, line_item_id, quantity }) => ({ variant_id, line_item_id, quantity, reason })),
    )
}
