import { Cart, type LineItem } from '@cartwright/contract'
import { updatedCart } from './cart-changes'
import { assertInStock, variantOf, withMore } from './cart-lines'
import { openCart, toldCart } from './cart-totals'
import { invalidData, type ServedRoutes } from './checked'
import { changed, type Memory, regionOf, rowOf } from './memory'

/** Carts: made, read, changed, and filled. */
export function cartRoutes(memory: Memory): ServedRoutes {
  const { carts } = memory
  /** Deliveries are chosen for what is in the cart, so they go when it changes. */
  const withItems = (cart: Cart, items: LineItem[]) =>
    toldCart(memory, { ...cart, items, shipping_methods: [] })
  return {
    'POST /store/carts': ({ body }) => {
      const region = body.region_id ? regionOf(memory, body.region_id) : [...memory.regions.values()][0]
      if (!region) throw invalidData('A cart needs a region, and the shop has none')
      const customer = memory.customers.get(memory.visitor.customer_id ?? '')
      const cart: Cart = memory.filled(Cart, {
        region_id: region.id,
        context: body.context,
        customer_id: customer?.id,
        email: customer?.email,
        items: [],
        shipping_methods: [],
        payment_sessions: [],
      })
      const items = (body.items ?? []).reduce<LineItem[]>(
        (lines, one) => withMore(memory, { ...cart, items: lines }, one),
        [],
      )
      return toldCart(memory, { ...cart, items })
    },
    'GET /store/carts/:id': ({ params }) => toldCart(memory, rowOf(carts, 'Cart', params.id)),
    'POST /store/carts/:id': ({ params, body }) =>
      toldCart(memory, updatedCart(memory, openCart(memory, params.id), body)),
    'POST /store/carts/:id/line-items': ({ params, body }) => {
      const cart = openCart(memory, params.id)
      return withItems(cart, withMore(memory, cart, body))
    },
    'POST /store/carts/:id/line-items/:line_id': ({ params, body }) => {
      const cart = openCart(memory, params.id)
      const line = cart.items?.find(({ id }) => id === params.line_id)
      if (!line) throw invalidData(`The line item ${params.line_id} is not in the cart`)
      if (body.quantity > 0) assertInStock(variantOf(memory, line.variant_id), body.quantity)
      const next = changed(memory, line, body)
      return withItems(
        cart,
        (cart.items ?? []).map((one) => (one === line ? next : one)).filter((one) => one.quantity > 0),
      )
    },
    'DELETE /store/carts/:id/line-items/:line_id': ({ params }) => {
      const cart = openCart(memory, params.id)
      return withItems(
        cart,
        (cart.items ?? []).filter(({ id }) => id !== params.line_id),
      )
    },
  }
}
