import type { PricedProduct } from '@cartwright/contract'
import { invalidRequest, notFound } from '../../errors'
import { type ApiRequest, Reply, routes } from '../../http/request'
import type { Shop } from '../../shop'
import { rememberReplies } from '../../store/memory/remembered-replies'
import { type Revisions, readRevisions } from '../../store/memory/revision'
import { findOne } from '../../store/reading/graph'
import { type Shape, sendable } from '../../store/reading/shape'
import type { PricingContext } from '../pricing/open-pricing'
import { findGroupsOfCustomer, nextPriceChange } from '../pricing/queries'
import { shopSetupAmong } from '../region/shop-setup'
import { type Speech, speechIn } from '../translation/kept-words'
import { translate } from '../translation/translate'
import { listProducts } from './list-products'
import { productsInChannels } from './queries'
import { listedChannels, shopperPricing, stockChannels } from './shopper-pricing'
import { loadable, showProducts } from './show-products'

const orderable = [...sendable('product')]
const remembered = rememberReplies(['catalogue'])

export const storeProductRoutes = routes({
  'GET /store/products': async (shop, ask) => {
    const { query, shape, channels } = ask
    const { limit, offset, order } = query
    const revisions = await readRevisions(shop.db)
    const setup = await shopSetupAmong(shop.db, revisions)
    const listed = listedChannels(setup, channels, query.sales_channel_id)
    const pricing = await shopperPricing(shop, query, ask.caller, setup)
    const speech = await speechIn(shop.db, ask.language, revisions)
    return reply(shop, 'products', ask, { pricing, stock: listed, speech }, revisions, async () => {
      const { rows, count } = await listProducts(
        shop.db,
        shape,
        { ...query, status: ['published'], public_categories: true, sales_channel_id: listed },
        { pricing, channels: listed ?? [] },
        { limit: Math.min(limit, 1000), offset, order, orderable, revisions },
      )
      await translate(shop.db, 'product', rows, speech)
      hideCategories(rows)
      showProfileIds(rows, query.fields, shape)
      return { products: rows, count, offset, limit }
    })
  },
  'GET /store/products/:id': async (shop, ask) => {
    const { params, query, shape, channels } = ask
    const revisions = await readRevisions(shop.db)
    const setup = await shopSetupAmong(shop.db, revisions)
    const stock = stockChannels(setup, channels, query.sales_channel_id)
    const pricing = await shopperPricing(shop, query, ask.caller, setup)
    const speech = await speechIn(shop.db, ask.language, revisions)
    return reply(shop, `product ${params.id}`, ask, { pricing, stock, speech }, revisions, async () => {
      // Asked first: what a key does not sell, it does not tell apart from what there is not.
      if (channels?.length && !(await productsInChannels(shop.db, [params.id], channels)).has(params.id))
        throw invalidRequest([
          `Product with id: ${params.id} is not associated with the current publishable key`,
        ])
      const product = await findOne<PricedProduct>(shop.db, 'product', params.id, withStatus(loadable(shape)))
      if (product?.status !== 'published') throw notFound('Product', params.id)
      await showProducts(shop.db, [product], shape, { pricing, channels: stock })
      await translate(shop.db, 'product', [product], speech)
      hideCategories([product])
      showProfileIds([product], query.fields, shape)
      if (shape.columns && !shape.columns.has('status')) delete (product as Partial<PricedProduct>).status
      return { product }
    })
  },
})

/** What a reply depends on beside what is asked. */
interface Showing {
  pricing: PricingContext
  stock: readonly string[] | undefined
  speech: Speech | undefined
}

/** Shoppers in one place, of one language and of the same customer groups see the same, so it is made once. */
async function reply(
  shop: Shop,
  name: string,
  {
    query,
    caller,
    channels,
  }: Pick<ApiRequest<'GET /store/products' | 'GET /store/products/:id'>, 'query' | 'caller' | 'channels'>,
  { pricing, stock, speech }: Showing,
  revisions: Revisions,
  make: () => Promise<{ products: PricedProduct[] } | { product: PricedProduct }>,
): Promise<Reply<never>> {
  const { customer } = caller
  const groups = customer && (await findGroupsOfCustomer(shop.db, customer.id)).map(({ id }) => id).sort()
  const { region_id, currency_code } = pricing
  const asked = { ...query, cart_id: undefined, region_id, currency_code }
  const key = JSON.stringify([name, asked, channels, stock, groups, speech?.language])
  const json = await remembered(shop.db, key, revisions, async () => {
    const at = Date.now()
    return { body: await make(), until: await nextPriceChange(shop.db, at) }
  })
  return new Reply<never>(200, {}, json)
}

const wider = new WeakMap<Shape, Shape>()
/** The status decides who may see a product, so it is read even if it is not shown. */
function withStatus(shape: Shape): Shape {
  if (!shape.columns || shape.columns.has('status')) return shape
  let wide = wider.get(shape)
  if (!wide) {
    wide = { ...shape, columns: new Set([...shape.columns, 'status']) }
    wider.set(shape, wide)
  }
  return wide
}

/** Shoppers see only categories that are active and not internal. */
function hideCategories(products: PricedProduct[]): void {
  for (const product of products)
    if (product.categories)
      product.categories = product.categories.filter((one) => one.is_active && !one.is_internal)
}

/** `profile_id` is shown like a column: only when no fields were named, or it among them. `profiles` says the rest. */
function showProfileIds(products: PricedProduct[], fields: string | undefined, shape: Shape): void {
  const isHidden = fields !== undefined && !shape.columns?.has('profile_id')
  for (const product of products) {
    delete product.profile
    if (isHidden) delete product.profile_id
  }
}
