import type { PricedProduct } from '@cartwright/contract'
import {
  countFacets,
  type Facet,
  type FacetChoices,
  type FacetOf,
  type PriceRange,
  passesFacets,
  readFacets,
  readPriceRange,
  withinPrice,
} from '@cartwright/sdk/rules'
import { type PlateCard, plateCard } from './plate-card'

/** `best` is the order of a search, which comes with the rows. */
export const sorts = ['best', 'plate', 'price_up', 'price_down', 'name'] as const
export type Sort = (typeof sorts)[number]

export const facetNames = ['type', 'collection', 'stock'] as const
export type FacetName = (typeof facetNames)[number]

/** Facets beyond this many products would cost more than they tell; such a list is paged by the shop instead. */
export const facetLimit = 100
export const pageSize = 24

export interface Listing {
  plates: PlateCard[]
  count: number
  page: number
  pages: number
  /** The ways this list can be sorted, the usual one first. */
  sorts: Sort[]
  /** Their labels are the words of the shop; what they are called themselves depends on the reader. */
  facets: Facet[]
  /** What the cheapest and the dearest cost, in minor units; null where a range tells nothing. */
  prices: PriceRange | null
}

export interface Filter {
  chosen: FacetChoices
  price: PriceRange
  /** undefined: the usual way. */
  sort: Sort | undefined
  page: number
}

export function readFilter(search: URLSearchParams, currency: string): Filter {
  const sort = search.get('sort') as Sort
  return {
    chosen: readFacets(search, facetNames),
    price: readPriceRange(search, currency),
    sort: sorts.includes(sort) ? sort : undefined,
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  }
}

interface Row {
  card: PlateCard
  product: PricedProduct
}

const facetsOf: FacetOf<Row>[] = [
  { name: 'type', label: '', of: ({ product }) => (product.type ? [product.type.value] : []) },
  {
    name: 'collection',
    label: '',
    of: ({ product: { collection } }) =>
      collection ? [{ value: collection.handle ?? collection.id, label: collection.title }] : [],
  },
  { name: 'stock', label: '', of: ({ card }) => (card.offer.isSoldOut ? [] : ['now']) },
]

/** Filters, counts, sorts and pages what the shop listed. `ways` are those it can be sorted in, the usual one first. */
export function listing(
  products: PricedProduct[],
  filter: Filter,
  inclusive: boolean,
  ways: Sort[] = ['plate', 'price_up', 'price_down', 'name'],
): Listing {
  const rows = products.map((product) => ({ product, card: plateCard(product, inclusive) }))
  const isPriced = ({ card }: Row) => withinPrice(card.offer.price, filter.price)
  const found = rows
    .filter((row) => isPriced(row) && passesFacets(row, facetsOf, filter.chosen))
    .map(({ card }) => card)
  const sort = filter.sort && ways.includes(filter.sort) ? filter.sort : ways[0]
  const order = sort && orders[sort]
  if (order) found.sort(order)
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(filter.page, pages)
  const prices = rows.flatMap(({ card }) => card.offer.price ?? [])
  const [min, max] = [Math.min(...prices), Math.max(...prices)]
  return {
    plates: found.slice((page - 1) * pageSize, page * pageSize),
    count: found.length,
    page,
    pages,
    sorts: ways,
    facets: countFacets(rows, facetsOf, filter.chosen, isPriced).filter(
      ({ name, values }) => values.length >= (name === 'stock' ? 1 : 2),
    ),
    prices: min < max ? { min, max } : null,
  }
}

const orders: Record<Sort, ((a: PlateCard, b: PlateCard) => number) | undefined> = {
  best: undefined,
  plate: (a, b) => (a.number ?? 1e9) - (b.number ?? 1e9),
  price_up: (a, b) => (a.offer.price ?? 1e15) - (b.offer.price ?? 1e15),
  price_down: (a, b) => (b.offer.price ?? -1) - (a.offer.price ?? -1),
  name: (a, b) => a.title.localeCompare(b.title),
}
