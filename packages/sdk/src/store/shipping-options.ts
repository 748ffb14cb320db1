import type { Call } from '../call'

export const shippingOptions = (call: Call) => ({
  /** List the ways to send, by region or products. */
  list: call('GET /store/shipping-options', 'query'),
  /** List the ways to send a cart, with prices. */
  listCartOptions: call('GET /store/shipping-options/:cart_id'),
})
