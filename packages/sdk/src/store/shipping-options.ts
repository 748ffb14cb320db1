import type { Call } from '../call'

export const shippingOptions = (call: Call) => ({
  list: call('GET /store/shipping-options', 'query'),
  listCartOptions: call('GET /store/shipping-options/:cart_id'),
})
