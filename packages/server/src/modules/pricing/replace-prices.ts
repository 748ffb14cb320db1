import type { Tx } from '../../store/database/engine'
import { newId } from '../../store/schema/ids'
import { priceDifference, type StoredPrice } from './price-difference'
import { insertPrices, type NewPrice, placed, removePrices } from './write-prices'

/**
 * Makes stored prices into others and writes only what differs: a price for the same place and quantities keeps its
 * row and id. Returns the variants of which something did.
 * @throws invalid_data for a price of no place or two, not_found for an unknown region or currency
 */
export async function replacePrices(
  tx: Tx,
  stored: readonly StoredPrice[],
  wanted: readonly NewPrice[],
): Promise<ReadonlySet<string>> {
  const { added, changed, gone } = priceDifference(stored, await placed(tx, wanted))
  await removePrices(
    tx,
    gone.map(({ id }) => id),
  )
  await tx.updateEach(
    tx.t.money_amount,
    changed.map(({ variant_id: _, price_list_id: __, ...row }) => row),
  )
  // Ids that were named and are none of these prices' may be those of others.
  await insertPrices(
    tx,
    added.map((row) => ({ ...row, id: newId('ma') })),
  )
  return new Set([...added, ...changed, ...gone].map(({ variant_id }) => variant_id))
}
