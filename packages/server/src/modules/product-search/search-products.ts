import type { Image, ProductCategory, ProductCollection, ProductTag, ProductType } from '@cartwright/contract'
import type { Db } from '../../store/database/engine'
import { equals } from '../../store/reading/filters'
import { find } from '../../store/reading/graph'
import { list } from '../../store/reading/list'
import { type Shape, shapeOf } from '../../store/reading/shape'
import { findPrices } from '../pricing/queries'
import { narrowing, type ProductFilter } from '../product/queries'
import { scoreProducts } from '../search/queries'
import type { Speech } from '../translation/kept-words'
import { translate } from '../translation/translate'
import { bestFirst, searchedWords } from './best-first'
import { readFilter } from './read-filter'

export interface SearchQuery {
  q?: string | null
  offset?: number | null
  limit?: number | null
  filter?: unknown
}

/**
 * Published products by words: accents and case do not matter, words may be unfinished, and a mistake or two in a
 * word that means nothing is forgiven. Products that fit the most words come first, those with the words in the
 * title before those with them in the description. Without words, the newest first.
 */
export async function searchProducts(
  db: Db,
  { q, offset, limit, filter }: SearchQuery,
  channels: readonly string[] | undefined,
  speech?: Speech,
) {
  const started = performance.now()
  const text = (q ?? '').slice(0, 400)
  const words = searchedWords(text)
  const from = offset ?? 0
  const size = limit ?? 20
  const narrowed = readFilter(filter)
  const found =
    words.length > 0 ? await bestFirst(db, words, (meant) => scoreProducts(db, meant, channels)) : undefined
  const kept = await narrow(db, found, narrowed, channels)
  const hits = await showHits(db, kept.slice(from, from + size), speech)
  return {
    hits,
    query: text,
    offset: from,
    limit: size,
    estimatedTotalHits: kept.length,
    facetDistribution: await countFacets(db, kept),
    processingTimeMs: Math.round(performance.now() - started),
  }
}

const ids: Shape = { columns: new Set(['id']), relations: new Map() }

/** What remains after the filters, in order; at most the best 1000. */
async function narrow(
  db: Db,
  found: string[] | undefined,
  filter: ProductFilter,
  channels: readonly string[] | undefined,
): Promise<string[]> {
  if (found && Object.keys(filter).length === 0) return found.slice(0, 1000)
  if (found?.length === 0) return []
  const best = found?.slice(0, 5000)
  const { filters, search } = await narrowing(db, {
    ...filter,
    status: ['published'],
    public_categories: true,
    sales_channel_id: channels,
  })
  const { rows } = await list<{ id: string }>(db, 'product', ids, {
    limit: best ? best.length : 1000,
    countedBy: ['catalogue'],
    ofReplica: true,
    search,
    filters: [...filters, best && equals(db.t.product.id, best)],
  })
  if (!best) return rows.map(({ id }) => id)
  const left = new Set(rows.map(({ id }) => id))
  return best.filter((id) => left.has(id)).slice(0, 1000)
}

interface Hit {
  id: string
  images?: Image[]
  collection: ProductCollection | null
  type: ProductType | null
  tags: ProductTag[]
  categories: ProductCategory[]
  variants: {
    id: string
    title: string
    sku: string | null
    barcode: string | null
    ean: string | null
    upc: string | null
    hs_code: string | null
    mid_code: string | null
    options: { value: string }[]
    prices?: unknown[]
  }[]
}

const shown = shapeOf(['images', 'collection', 'type', 'tags', 'categories', 'variants', 'variants.options'])

/** Products in the flat form that search plugins of v1 answer: what variants say stands beside them as lists. */
export async function showHits(
  db: Db,
  page: readonly string[],
  speech: Speech | undefined,
): Promise<Record<string, unknown>[]> {
  const products = await find<Hit>(db, 'product', page, shown)
  await translate(db, 'product', products, speech)
  const prices = await findPrices(
    db,
    products.flatMap((product) => product.variants.map((variant) => variant.id)),
  )
  for (const variant of products.flatMap((product) => product.variants))
    variant.prices = prices.filter((price) => price.variant_id === variant.id && !price.price_list_id)
  return products.map((product) => {
    const { variants, collection, type, tags } = product
    const categories = product.categories.filter((one) => one.is_active && !one.is_internal)
    return {
      ...product,
      categories,
      objectID: product.id,
      collection_title: collection?.title ?? null,
      collection_handle: collection?.handle ?? null,
      type_value: type?.value ?? null,
      tags_value: tags.map((tag) => tag.value),
      category_names: categories.map((category) => category.name),
      variant_title: variants.map((variant) => variant.title),
      variant_sku: variants.flatMap((variant) => variant.sku ?? []),
      variant_barcode: variants.flatMap((variant) => variant.barcode ?? []),
      variant_ean: variants.flatMap((variant) => variant.ean ?? []),
      variant_upc: variants.flatMap((variant) => variant.upc ?? []),
      variant_hs_code: variants.flatMap((variant) => variant.hs_code ?? []),
      variant_mid_code: variants.flatMap((variant) => variant.mid_code ?? []),
      variant_options_value: [
        ...new Set(variants.flatMap((variant) => variant.options.map((option) => option.value))),
      ],
    }
  })
}

const facets = shapeOf(['collection', 'type', 'tags'], ['id', 'collection_id', 'type_id'])

/** How many of the products found are in each collection, of each type, and carry each tag. */
async function countFacets(
  db: Db,
  found: readonly string[],
): Promise<Record<string, Record<string, number>>> {
  const products = await find<Pick<Hit, 'id' | 'collection' | 'type' | 'tags'>>(db, 'product', found, facets)
  const count = (values: (string | undefined)[]) => {
    const counts = new Map<string, number>()
    for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
    return Object.fromEntries(counts)
  }
  return {
    collection_title: count(products.map((product) => product.collection?.title)),
    type_value: count(products.map((product) => product.type?.value)),
    tags_value: count(products.flatMap((product) => product.tags.map((tag) => tag.value))),
  }
}
