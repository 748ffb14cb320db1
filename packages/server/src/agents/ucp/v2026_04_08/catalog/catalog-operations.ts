import type { PricedProduct, Region } from '@cartwright/contract'
import { shopAmount } from '../../../iso-amount'
import type { Guest } from '../../../selling/guest'
import { regionFor } from '../../../selling/regions'
import { envelope, refusedOutcome } from '../envelope'
import { info, type Message, notFound, warning } from '../messages'
import { type Operation, operation, type UcpAsk } from '../operation'
import { ProtocolError } from '../protocol-error'
import { type Context, type Filters, LookupRequest, ProductRequest, SearchRequest } from '../requests'
import { type CatalogProduct, catalogProduct, type Sold, soldVariants } from './catalog-product'
import { selectionOf, selectVariants, valuesBeside } from './selection'

const largestPage = 100
const largestLookup = 50

/** The calls by which agents find what is sold. */
export const catalogOperations: readonly Operation[] = [
  operation({
    tool: 'search_catalog',
    description: 'Finds products by words, categories and prices.',
    call: 'POST /catalog/search',
    payload: 'catalog',
    answers: 'catalog_search.json#/$defs/search_response',
    root: 'dev.ucp.shopping.catalog.search',
    body: SearchRequest,
    answer: search,
  }),
  operation({
    tool: 'lookup_catalog',
    description: 'Finds products and variants by their ids, fifty at a time.',
    call: 'POST /catalog/lookup',
    payload: 'catalog',
    answers: 'catalog_lookup.json#/$defs/lookup_response',
    root: 'dev.ucp.shopping.catalog.lookup',
    body: LookupRequest,
    answer: lookUp,
  }),
  operation({
    tool: 'get_product',
    description: 'Tells everything of one product, and which of its options go together.',
    call: 'POST /catalog/product',
    payload: 'catalog',
    answers: 'catalog_lookup.json#/$defs/get_product_response',
    root: 'dev.ucp.shopping.catalog.lookup',
    body: ProductRequest,
    answer: readProduct,
  }),
]

/** Where the buyer is, whom it is asked for: the region, its currency, and what is said of it. */
async function placeOf(guest: Guest, context: Context | undefined, filters: Filters | undefined) {
  const { regions } = await guest('GET /store/regions')
  const region = regionFor(regions, { country: context?.address_country, currency: context?.currency })
  if (!region) throw new ProtocolError(503, 'unavailable', 'The shop sells nowhere yet')
  const currency = region.currency_code.toUpperCase()
  const limits = filters?.price
  const isOwn = context?.currency?.toUpperCase() === currency
  const messages: Message[] =
    limits && !isOwn
      ? [
          warning(
            'price_filter_ignored',
            `Prices are in ${currency} here: name it as context.currency to filter by price`,
            '$.filters.price',
          ),
        ]
      : []
  return {
    region,
    currency,
    limits: isOwn && limits ? limitsIn(currency, limits) : undefined,
    messages: [...messages, ...claims(context)],
  }
}

/** Prices that the protocol names, as the shop counts them. */
const limitsIn = (currency: string, { min, max }: NonNullable<Filters['price']>) => ({
  ...(min === undefined ? {} : { min: shopAmount(min, currency) }),
  ...(max === undefined ? {} : { max: shopAmount(max, currency) }),
})

const claims = (context: Context | undefined): Message[] =>
  (context?.eligibility ?? []).map((claim, at) =>
    warning(
      'eligibility_not_accepted',
      `The shop gives nothing for ${claim}`,
      `$.context.eligibility[${at}]`,
    ),
  )

async function search({ shop, active, body, guest: guestIn }: UcpAsk<SearchRequest>) {
  const { query, filters, context, pagination } = body
  if (!query?.trim() && !Object.keys(filters ?? {}).length)
    throw new ProtocolError(400, 'invalid_request', 'Say what to search for: a query, or filters')
  const guest = guestIn(context?.language)
  const { region, currency, limits, messages } = await placeOf(guest, context, filters)
  const offset = offsetOf(pagination?.cursor)
  const limit = Math.min(largestPage, pagination?.limit ?? 10)
  const found = await guest('POST /store/products/search', {
    body: {
      ...(query?.trim() ? { q: query.trim() } : {}),
      offset,
      limit,
      region_id: region.id,
      show: 'hits',
      ...(filters?.categories?.length ? { choices: { category: filters.categories } } : {}),
      ...(limits ? { price: limits } : {}),
    },
  })
  const ids = (found.hits as { id: string }[]).map(({ id }) => id)
  const products = await productsOf(guest, region, ids)
  const shown = ids.flatMap((id) => {
    const product = products.get(id)
    return product ? (catalogProduct(product, priced(product, limits), { currency, shop }) ?? []) : []
  })
  const count = found.count ?? ids.length
  const next = offset + limit
  return {
    body: {
      ucp: envelope('dev.ucp.shopping.catalog.search', active),
      products: shown,
      pagination: {
        has_next_page: next < count,
        ...(next < count ? { cursor: cursorOf(next) } : {}),
        total_count: count,
      },
      ...(messages.length > 0 ? { messages } : {}),
    },
  }
}

const cursorOf = (offset: number) => Buffer.from(`from ${offset}`).toString('base64url')

function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  const offset = /^from (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]
  if (offset === undefined)
    throw new ProtocolError(400, 'invalid_request', '$.pagination.cursor: this is no cursor of an answer')
  return Number(offset)
}

/** The products with these ids, as they cost in a region. */
async function productsOf(guest: Guest, region: Region, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, PricedProduct>()
  const { products } = await guest('GET /store/products', {
    query: {
      id: [...ids],
      region_id: region.id,
      limit: ids.length,
      expand: 'variants,variants.options,variants.prices,options,options.values,images,tags,categories',
    },
  })
  return new Map(products.map((product) => [product.id, product]))
}

const priced = (product: PricedProduct, limits: Filters['price']): Sold[] =>
  soldVariants(product).filter(
    ({ calculated_price: price }) =>
      price >= (limits?.min ?? 0) && price <= (limits?.max ?? Number.MAX_SAFE_INTEGER),
  )

/** Products and variants by their ids: of each the product, and the id of the variant where it was one. */
async function resolve(guest: Guest, region: Region, ids: readonly string[]) {
  const asProducts = await productsOf(guest, region, ids)
  const rest = ids.filter((id) => !asProducts.has(id))
  const variants =
    rest.length > 0
      ? (
          await guest('GET /store/variants', {
            query: { id: rest, region_id: region.id, limit: rest.length },
          })
        ).variants
      : []
  const owners = new Map(variants.map(({ id, product_id }) => [id, product_id]))
  const further = [...new Set(owners.values())].filter((id) => !asProducts.has(id))
  const products = new Map([...asProducts, ...(await productsOf(guest, region, further))])
  return ids.flatMap((id) => {
    const product = products.get(asProducts.has(id) ? id : (owners.get(id) ?? ''))
    return product ? [{ id, product, variant_id: asProducts.has(id) ? undefined : id }] : []
  })
}

async function lookUp({ shop, active, body, guest: guestIn }: UcpAsk<LookupRequest>) {
  const ids = [...new Set(body.ids)]
  if (ids.length > largestLookup)
    throw new ProtocolError(
      400,
      'request_too_large',
      `Ask for ${largestLookup} ids at most, not ${ids.length}`,
    )
  const guest = guestIn(body.context?.language)
  const { region, currency, limits, messages } = await placeOf(guest, body.context, body.filters)
  const resolved = await resolve(guest, region, ids)
  const shown = new Map<string, CatalogProduct>()
  for (const { id, product, variant_id } of resolved) {
    const sold = priced(product, limits).filter(() => isIn(product, body.filters))
    const variant = variant_id === undefined ? sold[0] : sold.find((one) => one.id === variant_id)
    if (!variant) continue
    const one = shown.get(product.id) ?? catalogProduct(product, [variant], { currency, shop })
    const [made] = catalogProduct(product, [variant], { currency, shop })?.variants ?? []
    if (!one || !made) continue
    if (!one.variants.some((known) => known.id === variant.id)) one.variants.push(made)
    const target = one.variants.find((known) => known.id === variant.id)
    if (target)
      target.inputs = [
        ...(target.inputs ?? []),
        { id, match: variant_id === undefined ? 'featured' : 'exact' },
      ]
    shown.set(product.id, one)
  }
  const known = new Set(resolved.map(({ id }) => id))
  const missing = ids.filter((id) => !known.has(id)).map((id) => info('not_found', id))
  const all = [...messages, ...missing]
  return {
    body: {
      ucp: envelope('dev.ucp.shopping.catalog.lookup', active),
      products: [...shown.values()],
      ...(all.length > 0 ? { messages: all } : {}),
    },
  }
}

const isIn = ({ categories = [] }: PricedProduct, filters: Filters | undefined) =>
  !filters?.categories?.length || categories.some(({ handle }) => filters.categories?.includes(handle))

async function readProduct({ shop, active, body, guest: guestIn }: UcpAsk<ProductRequest>) {
  const root = 'dev.ucp.shopping.catalog.lookup'
  const guest = guestIn(body.context?.language)
  const { region, currency, limits, messages } = await placeOf(guest, body.context, body.filters)
  const [found] = await resolve(guest, region, [body.id])
  const sold = found && isIn(found.product, body.filters) ? priced(found.product, limits) : []
  const named = found?.variant_id === undefined ? undefined : sold.find(({ id }) => id === found.variant_id)
  if (!found || sold.length === 0 || (found.variant_id !== undefined && !named))
    return {
      body: refusedOutcome(root, active, [notFound(`Product not found: ${body.id}`)], `${shop.baseUrl}/`),
    }
  const { product } = found
  const { selected, variants } = named
    ? selectionOf(product, sold, named)
    : selectVariants(product, sold, body.selected ?? [], body.preferences)
  const shown = catalogProduct(product, variants, { currency, shop })
  const options = valuesBeside(product, soldVariants(product), selected)
  return {
    body: {
      ucp: envelope(root, active),
      product: { ...shown, ...(options.length > 0 ? { options, selected } : {}) },
      ...(messages.length > 0 ? { messages } : {}),
    },
  }
}
