import type { PricedVariant } from '@cartwright/contract'

/** Whether a variant can be had: from the shelf, later, or not. */
export type Availability = 'in_stock' | 'backorder' | 'out_of_stock'

type Stocked = Pick<
  PricedVariant,
  'purchasable' | 'manage_inventory' | 'allow_backorder' | 'inventory_quantity'
>

/** How a variant stands for whoever buys one now: what the store says of it, else what its stock comes to. */
export function availabilityOf(variant: Stocked): Availability {
  const { manage_inventory, allow_backorder, inventory_quantity: quantity } = variant
  const isThere = !manage_inventory || quantity == null || quantity > 0
  if (!(variant.purchasable ?? (isThere || allow_backorder))) return 'out_of_stock'
  // What the store sells without owing it is there, whatever is counted here.
  return isThere || !allow_backorder ? 'in_stock' : 'backorder'
}

/** Whether a variant can be bought now, from the shelf or for later. */
export const isAvailable = (variant: Stocked): boolean => availabilityOf(variant) !== 'out_of_stock'
