import type { PricedProduct } from '@cartwright/contract'
import { type PlateCard, plateCard } from './plate-card'

export const sorts = ['plate', 'price_up', 'price_down', 'name'] as const
export type Sort = (typeof sorts)[number]

/** Facets beyond this many products would cost more than they tell; such a list is paged by the shop instead. */
export const facetLimit = 100
export const pageSize = 24
/** A longer column of boxes is no help in choosing. */
const mostValues = 14

export interface Facet {
  name: 'type' | 'collection' | 'stock'
  values: { value: string; label: string; count: number; chosen: boolean }[]
}

export interface Listing {
  plates: PlateCard[]
  count: number
  page: number
  pages: number
  sort: Sort
  facets: Facet[]
}

export interface Filter {
  type: string[]
  collection: string[]
  stock: string[]
  sort: Sort
  page: number
}

export function readFilter(search: URLSearchParams): Filter {
  const sort = search.get('sort') as Sort
  return {
    type: search.getAll('type'),
    collection: search.getAll('collection'),
    stock: search.getAll('stock'),
    sort: sorts.includes(sort) ? sort : 'plate',
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  }
}

/** Filters, counts, sorts and pages what the shop listed. A facet counts what the other facets leave. */
export function listing(products: PricedProduct[], filter: Filter, inclusive: boolean): Listing {
  const rows = products.map((product) => {
    const card = plateCard(product, inclusive)
    return {
      card,
      type: product.type?.value ?? '',
      collection: product.collection?.handle ?? '',
      collectionTitle: product.collection?.title ?? '',
      stock: card.offer.isSoldOut ? '' : 'now',
    }
  })
  type Row = (typeof rows)[number]
  const passes = (row: Row, except?: Facet['name']) =>
    (['type', 'collection', 'stock'] as const).every(
      (name) => name === except || filter[name].length === 0 || filter[name].includes(row[name]),
    )
  const facet = (name: Facet['name'], label: (row: Row) => string): Facet => {
    const values = new Map<string, { value: string; label: string; count: number; chosen: boolean }>()
    for (const row of rows) {
      if (!row[name]) continue
      const value = values.get(row[name]) ?? {
        value: row[name],
        label: label(row),
        count: 0,
        chosen: filter[name].includes(row[name]),
      }
      if (passes(row, name)) value.count += 1
      values.set(row[name], value)
    }
    return { name, values: [...values.values()].sort((a, b) => a.label.localeCompare(b.label)) }
  }
  const found = rows.filter((row) => passes(row)).map(({ card }) => card)
  found.sort(orders[filter.sort])
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(filter.page, pages)
  return {
    plates: found.slice((page - 1) * pageSize, page * pageSize),
    count: found.length,
    page,
    pages,
    sort: filter.sort,
    facets: [
      facet('type', ({ type }) => type),
      facet('collection', ({ collectionTitle }) => collectionTitle),
      facet('stock', () => ''),
    ].filter(
      ({ name, values }) => values.length >= (name === 'stock' ? 1 : 2) && values.length <= mostValues,
    ),
  }
}

const orders: Record<Sort, (a: PlateCard, b: PlateCard) => number> = {
  plate: (a, b) => (a.number ?? 1e9) - (b.number ?? 1e9),
  price_up: (a, b) => (a.offer.price ?? 1e15) - (b.offer.price ?? 1e15),
  price_down: (a, b) => (b.offer.price ?? -1) - (a.offer.price ?? -1),
  name: (a, b) => a.title.localeCompare(b.title),
}
