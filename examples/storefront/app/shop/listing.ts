import type { ListedFacet } from '@cartwright/contract'
import {
  type Facet,
  type FacetChoices,
  listedFacets,
  type PriceRange,
  readFacets,
  readPriceRange,
} from '@cartwright/sdk/rules'
import type { PlateCard } from './plate-card'

/** `best` is the order of a search. */
export const sorts = ['best', 'plate', 'price_up', 'price_down', 'name'] as const
export type Sort = (typeof sorts)[number]

/** What the shop calls them. The plates stand in the order of the numbers that staff gave them. */
export const sortsOfShop: Record<Sort, string> = {
  best: 'relevance',
  plate: 'metadata.plate',
  price_up: 'price',
  price_down: '-price',
  name: 'title',
}

/** The facets that have names of our own; those of options are called what the products call them. */
export const facetNames = ['type', 'collection', 'stock'] as const
export type FacetName = (typeof facetNames)[number]
const optionPrefix = 'option.'

export const pageSize = 24

export interface Listing {
  plates: PlateCard[]
  count: number
  page: number
  pages: number
  /** The ways this list can be sorted, the usual one first. */
  sorts: Sort[]
  /** The labels of values are the words of the shop; what facets are called depends on the reader. */
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
  const sort = search.get('sort')
  const options = [...new Set(search.keys())].filter((name) => isOption(name)).slice(0, 10)
  const chosen = Object.entries(readFacets(search, [...facetNames, ...options])).map(([name, values]) => [
    name,
    values.filter(({ length }) => length <= 200).slice(0, 50),
  ])
  return {
    // Addresses are written by anybody; of what the shop would refuse for its length nothing is chosen.
    chosen: Object.fromEntries(chosen),
    price: readPriceRange(search, currency),
    sort: sorts.find((one) => one === sort),
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  }
}

const isOption = (name: string) =>
  name.startsWith(optionPrefix) && name.length > optionPrefix.length && name.length <= 120

/** What is chosen, as the shop is asked for it: `stock=now` is what can be bought. */
export function choicesOfShop({ stock = [], ...chosen }: FacetChoices): Record<string, string[]> {
  const named: Record<string, string[]> = {}
  for (const [name, values] of Object.entries(chosen)) named[name] = [...values]
  return stock.includes('now') ? { ...named, availability: ['available'] } : named
}

/** The facets as the page shows them: one of a single value narrows nothing, but for what can be bought. */
export function facetsShown(listed: readonly ListedFacet[], chosen: FacetChoices): Facet[] {
  const facets = listed.map((facet) =>
    facet.name === 'availability'
      ? {
          ...facet,
          name: 'stock',
          values: facet.values
            .filter(({ value }) => value === 'available')
            .map((value) => ({ ...value, value: 'now' })),
        }
      : facet,
  )
  return listedFacets(facets, chosen).filter(
    ({ name, values }) =>
      values.length >= (name === 'stock' ? 1 : 2) || values.some(({ isChosen }) => isChosen),
  )
}

/** The ends of the range of prices; null where one tells nothing. A range that is chosen stays, so that it can be let go. */
export function pricesShown(
  prices: { min: number; max: number } | null | undefined,
  { min, max }: PriceRange,
): PriceRange | null {
  if (prices && prices.min < prices.max) return prices
  if (min === undefined && max === undefined) return null
  return prices ?? { min: min ?? 0, max: max ?? min ?? 0 }
}
