import { insufficientInventory } from '../../errors'
import type { Db } from '../../store/database/engine'
import { confirmStock } from '../inventory/confirm-stock'

export interface Wanted {
  variant_id: string
  quantity: number
}

/** @throws not_allowed insufficient_inventory when the channel cannot send these quantities together */
export async function assertStock(
  db: Db,
  wanted: readonly Wanted[],
  channelId: string | null,
): Promise<void> {
  if (wanted.length === 0) return
  const [short] = await confirmStock(db, [...wanted], channelId)
  if (short)
    throw insufficientInventory(
      `Variant with id: ${short.variant_id} does not have the required inventory: ${short.title} has ${short.available} left`,
    )
}
