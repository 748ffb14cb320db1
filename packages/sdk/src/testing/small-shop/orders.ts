import { type Cart, LineItem, Order, Payment, ShippingMethod } from '@cartwright/contract'
import { assertInStock, variantOf } from './cart-lines'
import { notAllowed, notFound, Refusal, type ServedRoutes } from './checked'
import { changed, kept, type Memory, pageOf, rowOf } from './memory'

/** Orders: read by shoppers, carried on by staff. */
export function orderRoutes(memory: Memory): ServedRoutes {
  const { orders } = memory
  const told = (id: string) => ({ order: rowOf(orders, 'Order', id) })
  const moved = (id: string, given: Partial<Order>) => ({
    order: kept(orders, changed(memory, told(id).order, given)),
  })
  return {
    'GET /store/orders/:id': ({ params }) => told(params.id),
    'GET /store/orders/cart/:cart_id': ({ params }) => {
      const order = [...orders.values()].find(({ cart_id }) => cart_id === params.cart_id)
      if (!order) throw notFound('Order of cart', params.cart_id)
      return { order }
    },
    'GET /admin/orders': ({ query }) => pageOf('orders', orders.values(), query),
    'GET /admin/orders/:id': ({ params }) => told(params.id),
    'POST /admin/orders/:id': ({ params, body }) => moved(params.id, body as Partial<Order>),
    'POST /admin/orders/:id/complete': ({ params }) => moved(params.id, { status: 'completed' }),
    'POST /admin/orders/:id/archive': ({ params }) => moved(params.id, { status: 'archived' }),
    'POST /admin/orders/:id/cancel': ({ params }) =>
      moved(params.id, {
        status: 'canceled',
        payment_status: 'canceled',
        fulfillment_status: 'canceled',
        canceled_at: memory.now(),
      }),
    'POST /admin/orders/:id/capture': ({ params }) => {
      const { order } = told(params.id)
      if (order.status === 'canceled') throw notAllowed(`Order ${order.id} is canceled`)
      const payments = order.payments?.map((one) => ({
        ...one,
        captured_at: one.captured_at ?? memory.now(),
      }))
      return moved(params.id, { payment_status: 'captured', paid_total: order.total, payments })
    },
  }
}

/** Turns a cart with its totals into an order, once: takes the stock, and answers the same order from then on. */
export function placeOrder(memory: Memory, cart: Cart): Order {
  const before = [...memory.orders.values()].find(({ cart_id }) => cart_id === cart.id)
  if (before) return before
  if (!cart.email || !cart.customer_id) throw notAllowed('A cart needs an e-mail address to be completed')
  if (!cart.items?.length) throw notAllowed('A cart without items cannot be completed')
  if (cart.total && !cart.payment_session)
    throw notAllowed('Choose a way to pay before the cart is completed')
  takeStock(memory, cart.items)
  const now = memory.now()
  const { id: cart_id, created_at: _, updated_at: __, metadata, ...sale } = cart
  const payment = {
    cart_id,
    amount: cart.total,
    currency_code: cart.region?.currency_code,
    provider_id: cart.payment_session?.provider_id,
    data: {},
  }
  const order: Order = memory.filled(Order, {
    ...sale,
    metadata,
    cart_id,
    object: 'order',
    status: 'pending',
    fulfillment_status: 'not_fulfilled',
    payment_status: 'awaiting',
    display_id: memory.orders.size + 1,
    currency_code: cart.region?.currency_code,
    tax_rate: cart.region?.tax_rate,
    customer: memory.customers.get(cart.customer_id),
    items: cart.items.map((line) =>
      memory.filled<LineItem>(LineItem, { ...line, fulfilled_quantity: 0, returned_quantity: 0 }),
    ),
    shipping_methods: cart.shipping_methods?.map((one) => memory.filled<ShippingMethod>(ShippingMethod, one)),
    payments: cart.total ? [memory.filled<Payment>(Payment, payment)] : [],
    paid_total: 0,
    refunded_total: 0,
  })
  kept(memory.carts, { ...cart, completed_at: now, payment_authorized_at: now })
  return kept(memory.orders, order)
}

function takeStock(memory: Memory, items: readonly LineItem[]): void {
  try {
    for (const line of items) assertInStock(variantOf(memory, line.variant_id), line.quantity)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { type, code, message } = error.body
    throw new Refusal(409, { type, code, message, errors: [{ type, code, message }] })
  }
  for (const product of memory.products.values())
    for (const variant of product.variants) {
      if (!variant.manage_inventory) continue
      const sold = items.filter(({ variant_id }) => variant_id === variant.id)
      variant.inventory_quantity -= sold.reduce((sum, { quantity }) => sum + quantity, 0)
    }
}
