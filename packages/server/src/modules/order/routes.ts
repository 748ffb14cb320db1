import type { Payment, Reservation } from '@cartwright/contract'
import { unauthorized } from '../../errors'
import { routes } from '../../http/request'
import { findOne } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { addOrderShippingMethod } from './add-shipping-method'
import { cancelOrder } from './cancel-order'
import { captureOrder } from './capture-order'
import { capturePayment } from './capture-payment'
import { cardsOfOrder } from './cards-of-order'
import { archiveOrder, completeOrder } from './close-order'
import { listOrders, listOrdersOfCustomer } from './list-orders'
import { assertMayReadByCart, lookUpOrder, readOrderFor } from './look-up-order'
import { listTags } from './queries/tags'
import { readLedger } from './read-ledger'
import { readOrder, readOrderOfCart } from './read-order'
import { readTimeline } from './read-timeline'
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
    await assertMayReadByCart(shop, caller, order.id)
    return { order }
  },
  'GET /store/orders/:id/gift-cards': async (shop, { params, caller }) => ({
    gift_cards: await cardsOfOrder(shop, caller, params.id),
  }),
  'GET /store/customers/me/orders': async (shop, { query, caller, shape }) => {
    if (!caller.customer) throw unauthorized()
    return listOrdersOfCustomer(shop, caller.customer.id, query, shape)
  },
  'GET /admin/orders': async (shop, { query, shape }) => {
    return listOrders(shop, query, shape)
  },
  'GET /admin/orders/:id': async (shop, { params, shape }) => ({
    order: await readOrder(shop, params.id, shape),
  }),
  'POST /admin/orders/:id': async (shop, { params, body, shape }) => {
    await updateOrder(shop, params.id, body)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'GET /admin/order-tags': (shop, { query }) => listTags(shop.db, query),
  'POST /admin/orders/:id/archive': async (shop, { params, shape }) => {
    await archiveOrder(shop, params.id)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/cancel': async (shop, { params, shape }) => {
    await cancelOrder(shop, params.id)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/capture': async (shop, { params, shape }) => {
    await captureOrder(shop, params.id)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/payments/:id/capture': async (shop, { params }) => {
    await capturePayment(shop, params.id)
    return { payment: (await findOne<Payment>(shop.db, 'payment', params.id, shapeOf([]))) as Payment }
  },
  'POST /admin/orders/:id/complete': async (shop, { params, shape }) => {
    await completeOrder(shop, params.id)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/refund': async (shop, { params, body, shape }) => {
    await refundOrder(shop, params.id, body)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/shipping-methods': async (shop, { params, body, shape }) => {
    await addOrderShippingMethod(shop, params.id, body)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'GET /admin/orders/:id/ledger': (shop, { params, query }) => readLedger(shop, params.id, query),
  'GET /admin/orders/:id/timeline': (shop, { params, query }) => readTimeline(shop, params.id, query),
  'GET /admin/orders/:id/reservations': async (shop, { params, query, shape }) => {
    await readOrder(shop, params.id, shapeOf([], ['id']))
    return listReservations(shop, params.id, query, shape)
  },
  'POST /admin/orders/:id/line-items/:line_item_id/reserve': async (shop, { params, body, caller }) => {
    const id = await reserveLine(shop, params.id, params.line_item_id, body, caller.user?.id)
    return {
      reservation: (await findOne<Reservation>(shop.db, 'reservation_item', id, shapeOf([]))) as Reservation,
    }
  },
})
