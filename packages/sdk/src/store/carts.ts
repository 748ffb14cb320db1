import type { Call } from '../call'

export const carts = (call: Call) => ({
  create: call('POST /store/carts', 'body and query'),
  retrieve: call('GET /store/carts/:id', 'query'),
  update: call('POST /store/carts/:id', 'body and query'),
  complete: call('POST /store/carts/:id/complete', 'query'),
  completeCart: call('POST /store/carts/:id/complete-cart', 'query'),
  calculateTaxes: call('POST /store/carts/:id/taxes', 'query'),
  addShippingMethod: call('POST /store/carts/:id/shipping-methods', 'body and query'),
  createPaymentSessions: call('POST /store/carts/:id/payment-sessions', 'query'),
  setPaymentSession: call('POST /store/carts/:id/payment-session', 'body and query'),
  updatePaymentSession: call('POST /store/carts/:id/payment-sessions/:provider_id', 'body and query'),
  refreshPaymentSession: call('POST /store/carts/:id/payment-sessions/:provider_id/refresh', 'query'),
  deletePaymentSession: call('DELETE /store/carts/:id/payment-sessions/:provider_id', 'query'),
  deleteDiscount: call('DELETE /store/carts/:id/discounts/:code', 'query'),
  lineItems: {
    create: call('POST /store/carts/:id/line-items', 'body and query'),
    update: call('POST /store/carts/:id/line-items/:line_id', 'body and query'),
    delete: call('DELETE /store/carts/:id/line-items/:line_id', 'query'),
  },
})
