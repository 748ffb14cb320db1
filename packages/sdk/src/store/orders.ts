import type { Call } from '../call'

export const orders = (call: Call) => ({
  /** Read an order. */
  retrieve: call('GET /store/orders/:id', 'shape'),
  /** Read the order that a cart became. */
  retrieveByCartId: call('GET /store/orders/cart/:cart_id', 'shape'),
  /** Find an order by its number and e-mail. */
  lookupOrder: call('GET /store/orders', 'query'),
  /** Ask for mails by which orders made as a guest come into your account. */
  requestCustomerOrders: call('POST /store/orders/batch/customer/token', 'body'),
  /** Take orders into your account by the token of a mail. */
  confirmRequest: call('POST /store/orders/customer/confirm', 'body'),
})
