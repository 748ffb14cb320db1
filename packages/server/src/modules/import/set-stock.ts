import type { Tx } from '../../shop'
import { setStocked } from '../inventory/adjust-stock'
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
  const { reserved, elsewhere } = await levelsKnown(tx, [...wanted.keys()], location)
  await setStocked(
    tx,
    [...wanted].flatMap(([inventory_item_id, quantity]) =>
      elsewhere.has(inventory_item_id)
        ? []
        : [
            {
              inventory_item_id,
              location_id: location,
              stocked_quantity: (reserved.get(inventory_item_id) ?? 0) + quantity,
            },
          ],
    ),
    { reason: 'imported' },
  )
}

/** What is reserved of items at a location, and which items are counted at other locations only. */
async function levelsKnown(tx: Tx, items: readonly string[], location: string) {
  const reserved = new Map<string, number>()
  const elsewhere = new Set<string>()
  for (const level of await findLevels(tx, items))
    if (level.location_id === location) reserved.set(level.inventory_item_id, level.reserved_quantity)
    else elsewhere.add(level.inventory_item_id)
  for (const id of reserved.keys()) elsewhere.delete(id)
  return { reserved, elsewhere }
}
