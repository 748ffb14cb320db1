import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../store/database/engine'
import { prepared } from '../../store/database/prepared'
import { type StockedVariant, withStock } from '../inventory/with-stock'
import { productsInChannels } from '../product/queries'

interface ShownVariant extends StockedVariant {
  product_id: string
  inventory_quantity: number
}

const shown = prepared((db) => {
  const { product, product_variant: variant } = db.t
  return db
    .select({
      id: variant.id,
      product_id: variant.product_id,
      manage_inventory: variant.manage_inventory,
      allow_backorder: variant.allow_backorder,
      inventory_quantity: variant.inventory_quantity,
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.product_id))
    .where(
      and(
        db.inList(variant.id, 'ids'),
        isNull(variant.deleted_at),
        isNull(product.deleted_at),
        eq(product.status, 'published'),
      ),
    )
})

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
  const found = await db.rows<ShownVariant>(shown(db), { ids: db.list([...new Set(variantIds)]) })
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
