import type { Tx } from '../../store/database/engine'
import { storedPrices } from './queries'
import { replacePrices } from './replace-prices'
import type { PriceInput } from './write-prices'

/**
 * Replaces the own prices of variants by the given ones; prices of price lists stay. A price keeps its row and id when
 * it is named by it, or is for the same currency or region and the same quantities.
 */
export async function setVariantPrices(
  tx: Tx,
  wanted: readonly { variant_id: string; prices: readonly PriceInput[] }[],
): Promise<void> {
  if (wanted.length === 0) return
  const stored = await storedPrices(
    tx,
    null,
    wanted.map(({ variant_id }) => variant_id),
  )
  await replacePrices(
    tx,
    stored,
    wanted.flatMap(({ variant_id, prices }) => prices.map((price) => ({ ...price, variant_id }))),
  )
}
