import type { PricedProduct } from '@cartwright/contract'
import type { ShopVisit } from './context.server'
import { type Filter, facetLimit, type Listing, listing } from './listing'
import { plateAsked } from './plate-asked'
import { plateNumber } from './plate-card'

/**
 * What the shop finds, best first: it reads unfinished and mistyped words, and numbers of plates and variants. The search knows
 * nothing of regions, so what it finds is asked for again with its prices.
 */
export async function foundProducts(
  { client, region }: ShopVisit,
  q: string,
  limit: number,
  expand: string,
): Promise<PricedProduct[]> {
  const plate = plateAsked(q)
  const { hits } = await client.products.search({ q: plate?.written ?? q, limit })
  const ids = hits.map((hit) => (hit as { id: string }).id)
  if (ids.length === 0) return []
  const { products } = await client.products.list({
    id: ids,
    region_id: region.id,
    limit: ids.length,
    expand,
  })
  const rank = new Map(ids.map((id, at) => [id, at]))
  const rankOf = (product: PricedProduct) =>
    plate && plateNumber(product).number === plate.number ? -1 : (rank.get(product.id) ?? 0)
  return products.sort((a, b) => rankOf(a) - rankOf(b))
}

/** The listing of a search: the hundred best, filtered and sorted as any other. */
export async function searchListing(shop: ShopVisit, q: string, filter: Filter): Promise<Listing> {
  const expand = 'images,variants,variants.prices,categories,collection,type'
  const found = await foundProducts(shop, q, facetLimit, expand)
  return listing(found, filter, shop.region.inclusive, ['best', 'plate', 'price_up', 'price_down', 'name'])
}
