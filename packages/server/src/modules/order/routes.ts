import type { Reservation } from '@cartwright/contract'
import { invalidData, unauthorized } from '../../errors'
import { routes } from '../../http/ask'
import { findOne } from '../../store/graph'
import type { Shape } from '../../store/shape'
import { shapeOf } from '../../store/shape'
import { addOrderShippingMethod } from './add-shipping-method'
import { cancelOrder } from './cancel-order'
import { captureOrder } from './capture-order'
import { archiveOrder, completeOrder } from './close-order'
import { listOrders, listOrdersOfCustomer } from './list-orders'
import { assertMayRead, lookUpOrder, readOrderFor } from './look-up-order'
import { readOrder, readOrderOfCart } from './read-order'
import { refundOrder } from './refund-order'
import { listReservations, reserveLine } from './reserve-line'
import { updateOrder } from './update-order'

export const orderRoutes = routes({
  'GET /store/orders': async (shop, { query, caller, shape }) => ({
    order: await lookUpOrder(shop, caller, query, shape),
  }),
  'GET /store/orders/:id': async (shop, { params, caller, shape }) => ({
    order: await readOrderFor(shop, caller, params.id, shape),
  }),
  'GET /store/orders/cart/:cart_id': async (shop, { params, caller, shape }) => {
    const order = await readOrderOfCart(shop, params.cart_id, shape)
    await assertMayRead(shop, caller, order.id)
    return { order }
  },
  'GET /store/customers/me/orders': async (shop, { query, caller, shape }) => {
    if (!caller.customer) throw unauthorized()
    return listOrdersOfCustomer(shop, caller.customer.id, query, shape)
  },
  'GET /admin/orders': async (shop, { query, shape }) => {
    assertPlain(shape)
    return listOrders(shop, query, shape)
  },
  'GET /admin/orders/:id': async (shop, { params, shape }) => ({
    order: await readOrder(shop, params.id, shape),
  }),
  'POST /admin/orders/:id': async (shop, { params, body, shape }) => {
    assertPlain(shape)
    await updateOrder(shop, params.id, body)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/archive': async (shop, { params, shape }) => {
    assertPlain(shape)
    await archiveOrder(shop, params.id)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/cancel': async (shop, { params, shape }) => {
    assertPlain(shape)
    await cancelOrder(shop, params.id)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/capture': async (shop, { params, shape }) => {
    assertPlain(shape)
    await captureOrder(shop, params.id)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/complete': async (shop, { params, shape }) => {
    assertPlain(shape)
    await completeOrder(shop, params.id)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/refund': async (shop, { params, body, shape }) => {
    assertPlain(shape)
    await refundOrder(shop, params.id, body)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/shipping-methods': async (shop, { params, body, shape }) => {
    assertPlain(shape)
    await addOrderShippingMethod(shop, params.id, body)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'GET /admin/orders/:id/reservations': async (shop, { params, query }) => {
    await readOrder(shop, params.id, shapeOf([], ['id']))
    return listReservations(shop, params.id, query)
  },
  'POST /admin/orders/:id/line-items/:line_item_id/reserve': async (shop, { params, body, caller }) => {
    const id = await reserveLine(shop, params.id, params.line_item_id, body, caller.user?.id)
    return {
      reservation: (await findOne<Reservation>(shop.db, 'reservation_item', id, shapeOf([]))) as Reservation,
    }
  },
})

/** Which lines may come back is told only when one order is read, or a swap is made (behaviour §4). */
function assertPlain(shape: Shape) {
  if (shape.relations.has('returnable_items'))
    throw invalidData('expand: returnable_items can only be asked for when an order is read')
}
