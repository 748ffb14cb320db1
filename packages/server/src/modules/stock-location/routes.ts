import type { StockLocationDetails } from '@cartwright/contract'
import { routes } from '../../http/request'
import { equals, linked, mentions } from '../../store/reading/filters'
import { list } from '../../store/reading/list'
import { createStockLocation, deleteStockLocation, updateStockLocation } from './change-stock-locations'
import { retrieveStockLocation } from './queries'

export const stockLocationRoutes = routes({
  'GET /admin/stock-locations': async (shop, { query, shape }) => {
    const { limit, offset, order, q } = query
    const { stock_location: t, sales_channel_location: link } = shop.db.t
    const { rows, count } = await list<StockLocationDetails>(shop.db, 'stock_location', shape, {
      limit,
      offset,
      order,
      filters: [
        mentions(shop.db, q, [t.name]),
        equals(t.id, query.id),
        q ? undefined : equals(t.name, query.name),
        equals(t.address_id, query.address_id),
        linked(shop.db, t.id, { from: link.location_id, to: link.sales_channel_id }, query.sales_channel_id),
      ],
    })
    return { stock_locations: rows, count, offset, limit }
  },
  'POST /admin/stock-locations': async (shop, { body, shape }) => {
    const id = await createStockLocation(shop, body)
    return { stock_location: await retrieveStockLocation(shop.db, id, shape) }
  },
  'GET /admin/stock-locations/:id': async (shop, { params, shape }) => ({
    stock_location: await retrieveStockLocation(shop.db, params.id, shape),
  }),
  'POST /admin/stock-locations/:id': async (shop, { params, body, shape }) => {
    await updateStockLocation(shop, params.id, body)
    return { stock_location: await retrieveStockLocation(shop.db, params.id, shape) }
  },
  'DELETE /admin/stock-locations/:id': async (shop, { params }) => {
    await deleteStockLocation(shop, params.id)
    return { id: params.id, object: 'stock_location', deleted: true }
  },
})
