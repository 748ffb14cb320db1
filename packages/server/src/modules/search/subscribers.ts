import { emit } from '../../events/emit'
import type { Subscriber } from '../../events/subscriber'
import type { Tx } from '../../store/database/engine'
import { indexInSteps, indexProducts, indexProductsOf } from './index-products'

/** So many are indexed in the transaction that changes them; the others soon after it, so that nobody waits for them. */
const atOnce = 50
const outdated = 'search-index.outdated'

/** Brings the search index up to date with products that change together, at once or soon. */
export async function indexSoon(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  if (ids.length <= atOnce) await indexProducts(tx, ids)
  else await emit(tx, outdated, { ids })
}

/** The names of collections, categories, types and tags are searched too. */
export const searchSubscribers: Subscriber[] = [
  {
    id: 'search.outdated',
    events: [outdated],
    handle: (shop, { data }) => indexInSteps(shop, (data as { ids: string[] }).ids),
  },
  {
    id: 'search.collections',
    events: ['product-collection.updated'],
    handle: (shop, { data }) => indexProductsOf(shop, { collection_id: (data as { id: string }).id }),
  },
  {
    id: 'search.categories',
    events: ['product-category.updated'],
    handle: (shop, { data }) => indexProductsOf(shop, { category_id: (data as { id: string }).id }),
  },
  {
    id: 'search.types',
    events: ['product-type.updated'],
    handle: (shop, { data }) => indexProductsOf(shop, { type_id: (data as { id: string }).id }),
  },
  {
    id: 'search.tags',
    events: ['product-tag.updated'],
    handle: (shop, { data }) => indexProductsOf(shop, { tag_id: (data as { id: string }).id }),
  },
]
