import type { Db } from '../../store/database/engine'
import { findLocations, findStock } from './queries'

export interface StockedVariant {
  id: string
  manage_inventory: boolean
  allow_backorder: boolean
  inventory_quantity?: number | null
  purchasable?: boolean
}

/**
 * Fills in `purchasable` and `inventory_quantity` (rules: stock). What is counted by location shows the stock of
 * its first item at the locations of the channels, and without a channel neither quantity nor a way to buy. What
 * is counted nowhere keeps its own quantity: such a shop runs without locations, and where that is known nothing is asked.
 */
export async function withStock<Variant extends StockedVariant>(
  db: Db,
  variants: readonly Variant[],
  channelIds: readonly string[],
  mayBeLocated: (variant: Variant) => boolean = () => true,
): Promise<void> {
  const managed: string[] = []
  for (const variant of variants) {
    variant.purchasable =
      !variant.manage_inventory || variant.allow_backorder || (variant.inventory_quantity ?? 0) > 0
    if (variant.manage_inventory && mayBeLocated(variant)) managed.push(variant.id)
  }
  const stock = await findStock(db, managed)
  if (stock.length === 0) return
  const locations = new Set(await findLocations(db, channelIds))
  const first = new Map<string, { item: string; available: number }>()
  for (const row of stock) {
    let of = first.get(row.variant_id)
    if (!of) {
      of = { item: row.inventory_item_id, available: 0 }
      first.set(row.variant_id, of)
    }
    if (of.item === row.inventory_item_id && locations.has(row.location_id))
      of.available += row.stocked_quantity - row.reserved_quantity
  }
  for (const variant of variants) {
    const of = first.get(variant.id)
    if (!of || !variant.manage_inventory) continue
    if (channelIds.length === 0) {
      variant.purchasable = false
      delete variant.inventory_quantity
    } else {
      variant.inventory_quantity = of.available
      variant.purchasable = of.available > 0 || variant.allow_backorder
    }
  }
}
