import type { PricedProduct } from '@cartwright/contract'
import { notFound } from '../../errors'
import type { Shop } from '../../shop'
import { findOne } from '../../store/reading/graph'
import type { Shape } from '../../store/reading/shape'
import { findAllChannels } from './queries'
import { loadable, showProducts } from './show-products'

/** A product as staff see it, with the stock that all channels sell from, and the profile itself beside its id. */
export async function findProduct(
  shop: Shop,
  id: string,
  shape: Shape,
  pricing: Parameters<typeof showProducts>[3]['pricing'] = {},
): Promise<PricedProduct> {
  const product = await findOne<PricedProduct>(shop.db, 'product', id, loadable(shape))
  if (!product) throw notFound('Product', id)
  await showProducts(shop.db, [product], shape, {
    pricing: { tax_inclusive_pricing: shop.flags.tax_inclusive_pricing, ...pricing },
    channels: shape.relations.has('variants') ? await findAllChannels(shop.db) : [],
  })
  withProfile([product])
  return product
}

export function withProfile(products: PricedProduct[]): void {
  for (const product of products) if (product.profiles) product.profile = product.profiles[0] ?? null
}
