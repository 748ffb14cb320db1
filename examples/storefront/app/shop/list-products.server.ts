import type { ShopVisit } from './context.server'
import { type Filter, facetLimit, type Listing, listing, pageSize } from './listing'

const expand = 'images,variants,variants.prices,categories,collection,type'

/** The listing of a category or a collection. Long ones are paged by the shop and have no facets. */
export async function listProducts(
  { client, region }: ShopVisit,
  query: Record<string, unknown>,
  filter: Filter,
): Promise<Listing> {
  const ask = { ...query, region_id: region.id, expand }
  const first = await client.products.list({ ...ask, limit: facetLimit })
  if (first.count <= facetLimit) return listing(first.products, filter, region.inclusive)
  const pages = Math.ceil(first.count / pageSize)
  const page = Math.min(filter.page, pages)
  const { products } = await client.products.list({ ...ask, limit: pageSize, offset: (page - 1) * pageSize })
  const { plates, sorts } = listing(products, { ...filter, chosen: {}, price: {}, page: 1 }, region.inclusive)
  return { plates, count: first.count, page, pages, sorts, facets: [], prices: null }
}
