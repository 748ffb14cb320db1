import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../shop'
import { findLevels, findRequirements } from '../inventory/queries'

/**
 * What is there to be sold, as a file counts it: what orders reserved lies on the shelf besides. A variant counted
 * nowhere yet is counted at the location from now on; one that is counted at other locations only is left alone.
 */
export async function setStock(
  tx: Tx,
  counted: readonly { variant_id: string; quantity: number }[],
  location: string | null,
): Promise<void> {
  if (location === null || counted.length === 0) return
  const { inventory_level: level } = tx.t
  const items = new Map(
    (
      await findRequirements(
        tx,
        counted.map(({ variant_id }) => variant_id),
      )
    ).map((link) => [link.variant_id, link.inventory_item_id]),
  )
  const wanted = new Map(
    counted.flatMap(({ variant_id, quantity }) => {
      const item = items.get(variant_id)
      return item ? [[item, Math.max(0, quantity)] as const] : []
    }),
  )
  const known = new Set((await findLevels(tx, [...wanted.keys()])).map((row) => row.inventory_item_id))
  await tx.insertRows(
    level,
    [...wanted].flatMap(([inventory_item_id, stocked_quantity]) =>
      known.has(inventory_item_id) ? [] : [{ inventory_item_id, location_id: location, stocked_quantity }],
    ),
  )
  if (known.size === 0) return
  const here = await tx.lock(
    tx
      .select({ id: level.id, item: level.inventory_item_id, reserved: level.reserved_quantity })
      .from(level)
      .where(
        and(
          inArray(level.inventory_item_id, [...known]),
          eq(level.location_id, location),
          isNull(level.deleted_at),
        ),
      )
      .orderBy(level.id),
  )
  await tx.updateEach(
    level,
    here.map(({ id, item, reserved }) => ({
      id,
      stocked_quantity: reserved + (wanted.get(item ?? '') ?? 0),
    })),
  )
}
