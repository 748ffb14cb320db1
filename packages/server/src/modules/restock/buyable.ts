import type { Db } from '../../store/database/engine'
import { type StockedVariant, withStock } from '../inventory/with-stock'
import { productsInChannels } from '../product/queries'
import { shownVariants } from './queries'

interface ShownVariant extends StockedVariant {
  product_id: string
  inventory_quantity: number
}

/**
 * Of these variants, the ones that shoppers of a sales channel see, and whether they can buy them: as pages of the store tell
 * it. Without a channel, the ones of any.
 */
export async function buyableIn(
  db: Db,
  variantIds: readonly string[],
  salesChannelId: string | null,
): Promise<Map<string, boolean>> {
  if (variantIds.length === 0) return new Map()
  const found = await db.rows<ShownVariant>(shownVariants(db), { ids: db.list([...new Set(variantIds)]) })
  const channels = salesChannelId ? [salesChannelId] : []
  const products = salesChannelId
    ? await productsInChannels(
        db,
        found.map(({ product_id }) => product_id),
        channels,
      )
    : undefined
  const variants = found.filter(({ product_id }) => products?.has(product_id) ?? true)
  await withStock(db, variants, channels)
  return new Map(variants.map(({ id, purchasable = false }) => [id, purchasable]))
}
