import type { ListedFacet, PricedProduct } from '@cartwright/contract'
import { invalidData, notFound } from '../../errors'
import type { Shop } from '../../shop'
import type { Revisions } from '../../store/memory/revision'
import { find } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { type Counted, countLeft, mostChoices, pageOf } from '../listing/count'
import { lowestPrices, sellable } from '../listing/figures'
import {
  byColumn,
  byColumnDown,
  byMetadata,
  byTitle,
  type Column,
  newestFirst,
  type Order,
} from '../listing/kept'
import { type Listing, listingOf } from '../listing/listing'
import type { Shelf } from '../listing/shelf'
import { bestPlaces } from '../listing/words'
import { loadable, type Showing, showProducts } from '../product/show-products'
import type { ShopSetup } from '../region/shop-setup'
import type { Speech } from '../translation/kept-words'
import { translate } from '../translation/translate'
import { searchedWords } from './best-first'
import { facetsOf, isFacet } from './facets'
import { narrowingOf } from './narrowing'
import { readFilter } from './read-filter'
import { type SearchQuery, showHits } from './search-products'

/** A search that asks for more than v1 has. */
interface ListingQuery extends SearchQuery {
  region_id?: string | null
  currency_code?: string | null
  prices_include_tax?: boolean | null
  sort?: string | null
  facets?: string[] | null
  choices?: Record<string, string[]> | null
  price?: { min?: number | null; max?: number | null } | null
  show?: 'hits' | 'products' | null
}

const extras = [
  'region_id',
  'currency_code',
  'prices_include_tax',
  'sort',
  'facets',
  'choices',
  'price',
  'show',
] as const
export const asksForMore = (query: ListingQuery): boolean => extras.some((name) => query[name] != null)

interface Context {
  setup: ShopSetup
  revisions: Revisions
  channels: readonly string[] | undefined
  showing: Showing
  speech: Speech | undefined
}

/** What the shop sells, narrowed, counted, sorted and paged as it is asked for, however many products there are. */
export async function listFound(shop: Shop, query: ListingQuery, context: Context) {
  const started = performance.now()
  const { db } = shop
  const text = (query.q ?? '').slice(0, 400)
  const [offset, limit] = [query.offset ?? 0, query.limit ?? 20]
  check(query, context.setup)
  const listing = listingOf(db)
  await listing.follow(context.revisions)
  const { counted, page, narrowing, shelf } = await counting(shop, listing, query, text, {
    ...context,
    offset,
    limit,
  })
  const ids = page.flatMap((place) => shelf.rows[place]?.id ?? [])
  const facets = query.facets ?? []
  return {
    hits: query.show === 'products' ? [] : await showHits(db, ids, context.speech),
    query: text,
    offset,
    limit,
    count: counted.total,
    estimatedTotalHits: counted.total,
    ...(query.show === 'products' ? { products: await showPage(shop, ids, context) } : {}),
    ...(facets.length > 0
      ? { facets: await facetsOf(db, { names: facets, shelf, counted, narrowing }, context) }
      : {}),
    ...(facets.includes('price') ? { prices: counted.prices } : {}),
    processingTimeMs: Math.round(performance.now() - started),
  } satisfies { facets?: ListedFacet[] } & Record<string, unknown>
}

const sorts = ['relevance', 'newest', 'title', 'price', '-price']

function check(
  { sort, facets, choices, price, region_id, currency_code }: ListingQuery,
  setup: ShopSetup,
): void {
  if (sort && !sorts.includes(sort) && !sort.startsWith('metadata.'))
    throw invalidData(`sort must be one of ${sorts.join(', ')} or metadata.<name>`)
  for (const name of [...(facets ?? []), ...Object.keys(choices ?? {})])
    if (!isFacet(name)) throw invalidData(`There is no facet ${name}`)
  if (Object.keys(choices ?? {}).length > mostChoices)
    throw invalidData(`No more than ${mostChoices} facets may be chosen of`)
  if (region_id && !setup.regions.has(region_id)) throw notFound('Region', region_id)
  if (currency_code && !setup.currencies.has(currency_code.toLowerCase()))
    throw notFound('Currency', currency_code)
  const isPriced = price || facets?.includes('price') || /^-?price$/.test(sort ?? '')
  if (isPriced && !region_id && !currency_code)
    throw invalidData('Prices are those of a region or a currency: say region_id or currency_code')
}

/** All that is read of the shelf is of one moment: should it be replaced meanwhile, it is read once more. */
async function counting(
  shop: Shop,
  listing: Listing,
  query: ListingQuery,
  text: string,
  context: Context & { offset: number; limit: number },
) {
  for (;;) {
    const { shelf } = listing
    const prices = await priceColumn(shop, listing, query, context)
    const stock = await stockColumn(shop, listing, query, context)
    const words = searchedWords(text)
    const found = words.length > 0 ? await placesOf(listing, shelf, words, context.channels) : undefined
    const withTax = labelsWithTax(query, context.setup) ? 1 : 0
    const order = await orderOf(listing, query.sort, found, prices, withTax)
    const narrowing = await narrowingOf(shop.db, shelf, {
      filter: readFilter(query.filter),
      // What was found by words is offered in these channels.
      channels: found ? undefined : context.channels,
      choices: query.choices ?? {},
      price: query.price ?? {},
      prices: prices?.values[withTax],
      stock: stock?.values[0],
      isFaceted: Boolean(query.facets?.length),
    })
    if (listing.shelf !== shelf) continue
    const counted: Counted = countLeft(shelf, found ?? shelf.rows.keys(), narrowing)
    return { shelf, counted, narrowing, page: pageOf(order, counted, context.offset, context.limit) }
  }
}

async function priceColumn(
  { db, flags }: Shop,
  listing: Listing,
  { region_id, currency_code }: ListingQuery,
  { revisions }: Context,
): Promise<Column | undefined> {
  if (!region_id && !currency_code) return undefined
  const place = {
    ...(region_id ? { region_id } : {}),
    ...(currency_code ? { currency_code: currency_code.toLowerCase() } : {}),
  }
  return listing.prices(
    JSON.stringify(place),
    lowestPrices(db, place, flags.tax_inclusive_pricing),
    revisions,
  )
}

/** Whether labels show prices with tax in them. */
const labelsWithTax = ({ region_id, prices_include_tax }: ListingQuery, { regions }: ShopSetup): boolean =>
  prices_include_tax ?? regions.get(region_id ?? '')?.includes_tax ?? false

async function stockColumn(
  { db }: Shop,
  listing: Listing,
  { facets, choices }: ListingQuery,
  { showing, revisions }: Context,
): Promise<Column | undefined> {
  if (!facets?.includes('availability') && !choices?.availability?.length) return undefined
  const channels = [...(showing.channels ?? [])].sort()
  return listing.stock(channels.join(), sellable(db, channels), revisions)
}

/** The places of products that fit the words, best first; of equals the newest. */
async function placesOf(
  listing: Listing,
  shelf: Shelf,
  words: readonly string[],
  channels: readonly string[] | undefined,
): Promise<number[]> {
  const offered = channels && new Set(shelf.values.known('channel', channels))
  const index = await listing.words()
  const { places } = await listing.order('newest', newestFirst)
  return bestPlaces(index, words, places, (place) => {
    const row = shelf.rows[place]
    return row !== undefined && (!offered || row.values.some((value) => offered.has(value)))
  })
}

/** The order of a list: of a search the best first, else the newest, unless it is said. */
async function orderOf(
  listing: Listing,
  sort: string | null | undefined,
  found: readonly number[] | undefined,
  prices: Column | undefined,
  withTax: 0 | 1,
): Promise<Iterable<number>> {
  if (found && (!sort || sort === 'relevance')) return found
  const placesOf = async (order: Promise<Order>) => (await order).places
  if (sort === 'title') return placesOf(listing.order('title', byTitle))
  if (sort?.startsWith('metadata.')) {
    const name = sort.slice('metadata.'.length)
    return placesOf(listing.order(sort, byMetadata(name)))
  }
  const rule = sort === 'price' ? byColumn : sort === '-price' ? byColumnDown : undefined
  if (rule && prices)
    return placesOf(listing.order(`${sort} ${withTax} ${prices.name}`, rule, prices, withTax))
  return placesOf(listing.order('newest', newestFirst))
}

const shown = shapeOf([
  'images',
  'collection',
  'type',
  'tags',
  'categories',
  'options',
  'variants',
  'variants.options',
  'variants.prices',
])

/** Products as the list of products shows them, in the order of their ids here. */
async function showPage(
  { db }: Shop,
  ids: readonly string[],
  { showing, speech }: Pick<Context, 'showing' | 'speech'>,
): Promise<PricedProduct[]> {
  const products = await find<PricedProduct>(db, 'product', ids, loadable(shown))
  await showProducts(db, products, shown, showing)
  await translate(db, 'product', products, speech)
  for (const product of products)
    if (product.categories)
      product.categories = product.categories.filter((one) => one.is_active && !one.is_internal)
  return products
}
