import { routes } from '../../http/request'
import { readOrder } from '../order/read-order'
import { cancelOrderFulfillment, fulfillOrder, shipOrder } from './fulfill-order'

export const fulfillmentRoutes = routes({
  'POST /admin/orders/:id/fulfillment': async (shop, { params, body, shape }) => {
    await fulfillOrder(shop, params.id, body)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/fulfillments/:fulfillment_id/cancel': async (shop, { params, shape }) => {
    await cancelOrderFulfillment(shop, params.id, params.fulfillment_id)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/shipment': async (shop, { params, body, shape }) => {
    await shipOrder(shop, params.id, body)
    return { order: await readOrder(shop, params.id, shape) }
  },
})
