import type { Subscriber } from '../../events/subscriber'
import { indexProductsOf } from './index-products'

/** The names of collections and categories are searched too. */
export const searchSubscribers: Subscriber[] = [
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
]
