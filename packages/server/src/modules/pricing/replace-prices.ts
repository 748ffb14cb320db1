import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../store/database/engine'
import { newId } from '../../store/schema/ids'
import { priceDifference, type StoredPrice } from './price-difference'
import { insertPrices, type NewPrice, placed, removePrices } from './write-prices'

/** The prices on a price list, or those on none, of these variants or of all. */
export async function storedPrices(
  tx: Tx,
  listId: string | null,
  variantIds?: readonly string[],
): Promise<StoredPrice[]> {
  const { money_amount: price, product_variant_money_amount: link } = tx.t
  return await tx
    .select({
      id: price.id,
      variant_id: link.variant_id,
      amount: price.amount,
      currency_code: price.currency_code,
      region_id: price.region_id,
      min_quantity: price.min_quantity,
      max_quantity: price.max_quantity,
    })
    .from(link)
    .innerJoin(price, eq(price.id, link.money_amount_id))
    .where(
      and(
        listId === null ? isNull(price.price_list_id) : eq(price.price_list_id, listId),
        variantIds && inArray(link.variant_id, variantIds.length > 0 ? [...variantIds] : ['']),
      ),
    )
    .orderBy(asc(price.id))
}

/**
 * Makes stored prices into others and writes only what differs: a price for the same place and quantities keeps its
 * row and id. Answers the variants of which something did.
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
