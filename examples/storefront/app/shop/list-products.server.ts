import { highestAmount, type PricedProduct } from '@cartwright/contract'
import type { PriceRange } from '@cartwright/sdk/rules'
import type { ShopVisit } from './context.server'
import {
  choicesOfShop,
  type Filter,
  facetsShown,
  type Listing,
  pageSize,
  pricesShown,
  type Sort,
  sortsOfShop,
} from './listing'
import { plateAsked } from './plate-asked'
import { plateCard, plateNumber } from './plate-card'

type Search = Parameters<ShopVisit['client']['products']['search']>[0]

/** Products as the shop sorts and narrows them, with their prices here. */
export function askProducts({ client, region }: ShopVisit, asked: Search) {
  return client.products.search({
    region_id: region.id,
    prices_include_tax: region.inclusive,
    show: 'products',
    ...asked,
  })
}

const waysToSort: Sort[] = ['plate', 'price_up', 'price_down', 'name']

/** The listing of a category or a collection: `scope` says what is in it at all. */
export const listProducts = (
  shop: ShopVisit,
  scope: Record<string, unknown>,
  filter: Filter,
): Promise<Listing> => listed(shop, { filter: scope }, filter, waysToSort)

/** The listing of a search, best first unless another order is asked for. */
export async function searchListing(shop: ShopVisit, q: string, filter: Filter): Promise<Listing> {
  return listed(shop, { q: wordsOf(q) }, filter, ['best', ...waysToSort], plateAsked(q)?.number)
}

/**
 * What the shop finds, best first: it reads unfinished and mistyped words, and numbers of plates and variants.
 */
export async function foundProducts(shop: ShopVisit, q: string, limit: number): Promise<PricedProduct[]> {
  const { products = [] } = await askProducts(shop, { q: wordsOf(q), limit })
  return numberFirst(products, plateAsked(q)?.number)
}

/** The number of a plate is written with three digits in the numbers of its variants, which the shop can find. */
const wordsOf = (q: string) => plateAsked(q)?.written ?? q

const numberFirst = (products: PricedProduct[], number: number | undefined) => {
  const isAsked = (product: PricedProduct) => number !== undefined && plateNumber(product).number === number
  return [...products.filter(isAsked), ...products.filter((product) => !isAsked(product))]
}

/** No more than the shop takes for an amount. */
const payable = ({ min, max }: PriceRange): PriceRange => ({
  ...(min === undefined ? {} : { min: Math.min(min, highestAmount) }),
  ...(max === undefined ? {} : { max: Math.min(max, highestAmount) }),
})

async function listed(
  shop: ShopVisit,
  asked: Search,
  filter: Filter,
  ways: Sort[],
  number?: number,
): Promise<Listing> {
  const sort = filter.sort && ways.includes(filter.sort) ? filter.sort : (ways[0] ?? 'plate')
  const ask = (page: number) =>
    askProducts(shop, {
      ...asked,
      sort: sortsOfShop[sort],
      facets: ['type', 'collection', 'options', 'availability', 'price'],
      choices: choicesOfShop(filter.chosen),
      price: payable(filter.price),
      limit: pageSize,
      offset: (page - 1) * pageSize,
    })
  // No list has so many pages: their numbers are written by anybody.
  const first = await ask(Math.min(filter.page, 100_000))
  const pages = Math.max(1, Math.ceil((first.count ?? 0) / pageSize))
  const page = Math.min(filter.page, pages)
  const { products = [], facets = [], prices, count = 0 } = page === filter.page ? first : await ask(page)
  return {
    plates: (sort === 'best' ? numberFirst(products, number) : products).map((product) =>
      plateCard(product, shop.region.inclusive),
    ),
    count,
    page,
    pages,
    sorts: ways,
    facets: facetsShown(facets, filter.chosen),
    prices: pricesShown(prices, filter.price),
  }
}
