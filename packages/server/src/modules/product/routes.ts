import { routes } from '../../http/request'
import { changeProducts } from './batch-products'
import { addOption, removeOption, renameOption } from './change-options'
import { createProduct } from './create-product'
import { deleteProduct } from './delete-product'
import { findProduct, withProfile } from './find-product'
import { labelRoutes } from './label-routes'
import { listProducts } from './list-products'
import { findAllChannels } from './queries'
import { storeProductRoutes } from './store-routes'
import { productTranslationRoutes } from './translate-product'
import { setProductMetadata, updateProduct } from './update-product'
import { variantRoutes } from './variant-routes'

export const productRoutes = {
  ...storeProductRoutes,
  ...variantRoutes,
  ...labelRoutes,
  ...productTranslationRoutes,
  ...routes({
    'GET /admin/products': async (shop, { query, shape }) => {
      const { limit, offset, order } = query
      const { rows, count } = await listProducts(
        shop.db,
        // v1 shows staff whole products when they search, whatever `fields` says; clients rely on no less.
        query.q ? { ...shape, columns: undefined } : shape,
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
    'POST /admin/products/batch': async (shop, { body }) => {
      const ids = await changeProducts(shop, body)
      return { ids, count: ids.length }
    },
    'POST /admin/products/:id': async (shop, { params, body, shape }) => {
      await updateProduct(shop, params.id, body)
      return { product: await findProduct(shop, params.id, shape) }
    },
    'DELETE /admin/products/:id': async (shop, { params }) => {
      await deleteProduct(shop, params.id)
      return { id: params.id, object: 'product' as const, deleted: true }
    },
    'POST /admin/products/:id/metadata': async (shop, { params, body, shape }) => {
      await setProductMetadata(shop, params.id, body.key, body.value)
      return { product: await findProduct(shop, params.id, shape) }
    },
    'POST /admin/products/:id/options': async (shop, { params, body, shape }) => {
      await addOption(shop, params.id, body.title)
      return { product: await findProduct(shop, params.id, shape) }
    },
    'POST /admin/products/:id/options/:option_id': async (shop, { params, body, shape }) => {
      await renameOption(shop, params.id, params.option_id, body.title)
      return { product: await findProduct(shop, params.id, shape) }
    },
    'DELETE /admin/products/:id/options/:option_id': async (shop, { params, shape }) => {
      await removeOption(shop, params.id, params.option_id)
      return {
        option_id: params.option_id,
        object: 'option' as const,
        deleted: true,
        product: await findProduct(shop, params.id, shape),
      }
    },
    'GET /admin/products/:id': async (shop, { params, shape }) => ({
      product: await findProduct(shop, params.id, shape),
    }),
  }),
}
