import { notFound } from '../../errors'
import { routes } from '../../http/request'
import { findOne } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { adjustMany, takeCount } from './adjust-many'
import { adjustStock } from './adjust-stock'
import { listMovements } from './movements'
import { stockOfProducts, stockSums } from './read-stock'
import { assertItem, findItem } from './routes'

export const stockRoutes = routes({
  'POST /admin/inventory-items/:id/location-levels/:location_id/adjust': async (
    shop,
    { params, body, shape },
  ) => {
    const movement = await adjustStock(shop, params.id, params.location_id, body)
    return { inventory_item: await findItem(shop, params.id, shape), movement: movement ?? null }
  },
  'GET /admin/inventory-items/:id/movements': async (shop, { params, query }) => {
    await assertItem(shop, params.id)
    return listMovements(shop.db, params.id, query)
  },
  'POST /admin/inventory-items/adjust': async (shop, { body }) => ({
    count: body.adjustments.length,
    movements: await adjustMany(shop, body),
  }),
  'POST /admin/inventory-counts': async (shop, { body }) => {
    const movements = await takeCount(shop, body)
    return { count: body.counts.length, movements }
  },
  'GET /admin/products/stock': async (shop, { query }) => ({
    stock: await stockSums(shop.db, query.product_id),
  }),
  'GET /admin/variants/stock': async (shop, { query }) => ({
    stock: await stockOfProducts(shop.db, query.product_id),
  }),
  'GET /admin/products/:id/stock': async (shop, { params }) => {
    if (!(await findOne(shop.db, 'product', params.id, shapeOf([], ['id']))))
      throw notFound('Product', params.id)
    return { stock: await stockOfProducts(shop.db, [params.id]) }
  },
})
