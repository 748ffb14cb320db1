import type { Call } from '../call'

export const orderEdits = (call: Call) => ({
  /** Read a change of an order that awaits the customer. */
  retrieve: call('GET /store/order-edits/:id', 'shape'),
  /** Agree to a change of your order. */
  complete: call('POST /store/order-edits/:id/complete'),
  /** Refuse a change of your order, with a reason. */
  decline: call('POST /store/order-edits/:id/decline', 'body'),
})
