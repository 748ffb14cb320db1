import type { Call } from '../call'

export const orders = (call: Call) => ({
  retrieve: call('GET /store/orders/:id', 'shape'),
  retrieveByCartId: call('GET /store/orders/cart/:cart_id', 'shape'),
  lookupOrder: call('GET /store/orders', 'query'),
  requestCustomerOrders: call('POST /store/orders/batch/customer/token', 'body'),
  confirmRequest: call('POST /store/orders/customer/confirm', 'body'),
})
