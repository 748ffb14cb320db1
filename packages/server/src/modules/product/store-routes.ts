import type { PricedProduct } from '@cartwright/contract'
import { invalidRequest, notFound } from '../../errors'
import { routes } from '../../http/ask'
import { findOne } from '../../store/graph'
import { sendable } from '../../store/shape'
import { listProducts } from './list-products'
import { productsInChannels } from './queries'
import { loadable, showProducts } from './show-products'
import { listedChannels, shopperPricing, stockChannels } from './store-context'

const orderable = [...sendable('product')]

export const storeProductRoutes = routes({
  'GET /store/products': async (shop, { query, shape, channels, caller }) => {
    const { limit, offset, order } = query
    const listed = await listedChannels(shop, channels, query.sales_channel_id)
    const { rows, count } = await listProducts(
      shop.db,
      shape,
      { ...query, status: ['published'], public_categories: true, sales_channel_id: listed },
      { pricing: await shopperPricing(shop, query, caller), channels: listed ?? [] },
      { limit: Math.min(limit, 1000), offset, order, orderable },
    )
    hideCategories(rows)
    return { products: rows, count, offset, limit }
  },
  'GET /store/products/:id': async (shop, { params, query, shape, channels, caller }) => {
    const stock = await stockChannels(shop, channels, query.sales_channel_id)
    const product = await findOne<PricedProduct>(shop.db, 'product', params.id, withStatus(loadable(shape)))
    if (product?.status !== 'published') throw notFound('Product', params.id)
    if (channels?.length && !(await productsInChannels(shop.db, [params.id], channels)).has(params.id))
      throw invalidRequest([
        `Product with id: ${params.id} is not associated with the current publishable key`,
      ])
    await showProducts(shop.db, [product], shape, {
      pricing: await shopperPricing(shop, query, caller),
      channels: stock,
    })
    hideCategories([product])
    if (shape.columns && !shape.columns.has('status')) delete (product as Partial<PricedProduct>).status
    return { product }
  },
})

const known = new WeakMap<object, ReturnType<typeof loadable>>()
const withStatus = (shape: ReturnType<typeof loadable>) => {
  if (!shape.columns || shape.columns.has('status')) return shape
  let wider = known.get(shape)
  if (!wider) {
    wider = { ...shape, columns: new Set([...shape.columns, 'status']) }
    known.set(shape, wider)
  }
  return wider
}

/** Shoppers see only categories that are active and not internal. */
function hideCategories(products: PricedProduct[]): void {
  for (const product of products)
    if (product.categories)
      product.categories = product.categories.filter((one) => one.is_active && !one.is_internal)
}
