import type { Call } from '../call'

export const carts = (call: Call) => ({
  /** Open a cart, with goods in it if you name any. */
  create: call('POST /store/carts', 'body and shape'),
  /** Read a cart with its goods, totals and payment sessions. */
  retrieve: call('GET /store/carts/:id', 'shape'),
  /** Change a cart: buyer, region, addresses, discounts, gift cards. */
  update: call('POST /store/carts/:id', 'body and shape'),
  /** Buy: pay for a cart and make it an order, or say what the shopper has to do first. */
  complete: call('POST /store/carts/:id/complete', 'shape'),
  /** Complete a cart, by the older name of the call. */
  completeCart: call('POST /store/carts/:id/complete-cart', 'shape'),
  /** Work out the taxes of a cart now. */
  calculateTaxes: call('POST /store/carts/:id/taxes', 'shape'),
  /** Choose how the goods are sent. */
  addShippingMethod: call('POST /store/carts/:id/shipping-methods', 'body and shape'),
  /** Begin payment: a session for each provider of the region. */
  createPaymentSessions: call('POST /store/carts/:id/payment-sessions', 'shape'),
  /** Choose how a cart is paid. */
  setPaymentSession: call('POST /store/carts/:id/payment-session', 'body and shape'),
  /** Choose a payment session and give its provider data. */
  updatePaymentSession: call('POST /store/carts/:id/payment-sessions/:provider_id', 'body and shape'),
  /** Begin a payment session anew at its provider. */
  refreshPaymentSession: call('POST /store/carts/:id/payment-sessions/:provider_id/refresh', 'shape'),
  /** Give up a payment session. */
  deletePaymentSession: call('DELETE /store/carts/:id/payment-sessions/:provider_id', 'shape'),
  /** Take a discount off a cart, by its code. */
  deleteDiscount: call('DELETE /store/carts/:id/discounts/:code', 'shape'),
  lineItems: {
    /** Put a variant into a cart. */
    create: call('POST /store/carts/:id/line-items', 'body and shape'),
    /** Change the quantity of a line; 0 takes it out. */
    update: call('POST /store/carts/:id/line-items/:line_id', 'body and shape'),
    /** Take a line out of a cart. */
    delete: call('DELETE /store/carts/:id/line-items/:line_id', 'shape'),
  },
})
