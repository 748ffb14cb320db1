import { routes } from '../../http/ask'
import { createProduct } from './create-product'
import { findProduct, withProfile } from './find-product'
import { listProducts } from './list-products'
import { findAllChannels } from './queries'
import { storeProductRoutes } from './store-routes'

export const productRoutes = {
  ...storeProductRoutes,
  ...routes({
    'GET /admin/products': async (shop, { query, shape }) => {
      const { limit, offset, order } = query
      const { rows, count } = await listProducts(
        shop.db,
        shape,
        query,
        {
          pricing: { tax_inclusive_pricing: shop.flags.tax_inclusive_pricing },
          channels: shape.relations.has('variants') ? await findAllChannels(shop.db) : [],
        },
        { limit: Math.min(limit, 10_000), offset, order },
      )
      withProfile(rows)
      return { products: rows, count, offset, limit }
    },
    'POST /admin/products': async (shop, { body, shape }) => ({
      product: await findProduct(shop, await createProduct(shop, body), shape),
    }),
    'GET /admin/products/:id': async (shop, { params, shape }) => ({
      product: await findProduct(shop, params.id, shape),
    }),
  }),
}
