import { PaymentSession, ShippingMethod } from '@cartwright/contract'
import { openCart, toldCart, withTotals } from './cart-totals'
import { invalidData, type ServedRoutes } from './checked'
import { type Memory, regionOf, rowOf } from './memory'
import { placeOrder } from './orders'

/** The way of a cart to an order: a delivery, a way to pay, and its completion. */
export function checkoutRoutes(memory: Memory): ServedRoutes {
  const { carts } = memory
  return {
    'POST /store/carts/:id/shipping-methods': ({ params, body }) => {
      const cart = openCart(memory, params.id)
      const option = rowOf(memory.shipping_options, 'ShippingOption', body.option_id)
      const given = {
        shipping_option_id: option.id,
        cart_id: cart.id,
        price: option.amount ?? 0,
        data: body.data ?? {},
        shipping_option: option,
      }
      return toldCart(memory, { ...cart, shipping_methods: [memory.filled(ShippingMethod, given)] })
    },
    'POST /store/carts/:id/payment-sessions': ({ params }) => {
      const cart = openCart(memory, params.id)
      const providers = regionOf(memory, cart.region_id).payment_providers ?? []
      const sessions = providers.map(
        ({ id }): PaymentSession =>
          memory.filled(PaymentSession, {
            cart_id: cart.id,
            provider_id: id,
            is_selected: providers.length === 1,
            status: 'pending',
          }),
      )
      const answer = toldCart(memory, { ...cart, payment_sessions: sessions })
      return { ...answer, data: answer.cart }
    },
    'POST /store/carts/:id/payment-session': ({ params, body }) => {
      const cart = openCart(memory, params.id)
      const sessions = cart.payment_sessions ?? []
      if (!sessions.some(({ provider_id }) => provider_id === body.provider_id))
        throw invalidData(`The cart has no payment session of ${body.provider_id}`)
      const chosen = sessions.map((one) => ({ ...one, is_selected: one.provider_id === body.provider_id }))
      return toldCart(memory, { ...cart, payment_sessions: chosen })
    },
    'POST /store/carts/:id/complete': ({ params }) => {
      const cart = withTotals(memory, rowOf(carts, 'Cart', params.id))
      return { type: 'order', data: placeOrder(memory, cart) }
    },
  }
}
