import { notAllowed } from '../../errors'
import type { Tx } from '../../store/database/engine'
import { setStocked, type Target } from './adjust-stock'
import { sellingLocations } from './read-stock'
import { stockOfVariants } from './stock-of-variants'

/**
 * Makes so many of each variant sellable where variants are counted by location: what orders reserved lies on the shelf
 * besides. Clients that know one quantity a variant say it so; what is counted by its own quantity is left to the caller.
 * Where a variant is counted at several places, or made of several items, one quantity says too little: unless it is what
 * there is already, that is refused, or left alone.
 * @throws not_allowed
 */
export async function setSellable(
  tx: Tx,
  wanted: readonly { variant_id: string; quantity: number }[],
  several: 'refuse' | 'leave',
): Promise<void> {
  if (wanted.length === 0) return
  const { variants, levels } = await stockOfVariants(
    tx,
    wanted.map(({ variant_id }) => variant_id),
  )
  const places = await sellingLocations(tx)
  const targets: Target[] = []
  for (const { variant_id, quantity } of wanted) {
    const variant = variants.get(variant_id)
    const [first, ...more] = variant?.requirements ?? []
    if (variant?.counted !== 'levels' || !first) continue
    const at = levels.filter((level) => level.inventory_item_id === first.inventory_item_id)
    const sold = at.filter((level) => places.has(level.location_id))
    if (sumOf(sold) === quantity) continue
    const [only] = at
    if (only && at.length === 1 && more.length === 0 && first.required_quantity === 1)
      targets.push({
        inventory_item_id: only.inventory_item_id,
        location_id: only.location_id,
        stocked_quantity: Math.max(0, only.reserved_quantity + quantity),
      })
    else if (several === 'refuse')
      throw notAllowed(
        `The variant ${variant_id} is counted at ${at.length} locations: set what lies at each by POST /admin/inventory-items/${first.inventory_item_id}/location-levels/:location_id`,
        'counted_by_location',
      )
  }
  await setStocked(tx, targets, { reason: 'set' })
}

const sumOf = (levels: readonly { stocked_quantity: number; reserved_quantity: number }[]) =>
  levels.reduce((sum, level) => sum + level.stocked_quantity - level.reserved_quantity, 0)
