import type { Call } from '../call'

export const carts = (call: Call) => ({
  create: call('POST /store/carts', 'body and shape'),
  retrieve: call('GET /store/carts/:id', 'shape'),
  update: call('POST /store/carts/:id', 'body and shape'),
  complete: call('POST /store/carts/:id/complete', 'shape'),
  completeCart: call('POST /store/carts/:id/complete-cart', 'shape'),
  calculateTaxes: call('POST /store/carts/:id/taxes', 'shape'),
  addShippingMethod: call('POST /store/carts/:id/shipping-methods', 'body and shape'),
  createPaymentSessions: call('POST /store/carts/:id/payment-sessions', 'shape'),
  setPaymentSession: call('POST /store/carts/:id/payment-session', 'body and shape'),
  updatePaymentSession: call('POST /store/carts/:id/payment-sessions/:provider_id', 'body and shape'),
  refreshPaymentSession: call('POST /store/carts/:id/payment-sessions/:provider_id/refresh', 'shape'),
  deletePaymentSession: call('DELETE /store/carts/:id/payment-sessions/:provider_id', 'shape'),
  deleteDiscount: call('DELETE /store/carts/:id/discounts/:code', 'shape'),
  lineItems: {
    create: call('POST /store/carts/:id/line-items', 'body and shape'),
    update: call('POST /store/carts/:id/line-items/:line_id', 'body and shape'),
    delete: call('DELETE /store/carts/:id/line-items/:line_id', 'shape'),
  },
})
