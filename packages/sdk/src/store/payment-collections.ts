import type { Call } from '../call'

export const paymentCollections = (call: Call) => ({
  /** Read what is to be paid, and how far it is. */
  retrieve: call('GET /store/payment-collections/:id', 'shape'),
  /** Pay all of a collection with one provider. */
  managePaymentSession: call('POST /store/payment-collections/:id/sessions', 'body'),
  /** Part a collection among providers. */
  managePaymentSessionsBatch: call('POST /store/payment-collections/:id/sessions/batch', 'body'),
  /** Begin a payment session anew. */
  refreshPaymentSession: call('POST /store/payment-collections/:id/sessions/:session_id'),
  /** Have the provider of a session promise its money. */
  authorizePaymentSession: call('POST /store/payment-collections/:id/sessions/:session_id/authorize'),
  /** Have the providers of several sessions promise their money. */
  authorizePaymentSessionsBatch: call('POST /store/payment-collections/:id/sessions/batch/authorize', 'body'),
})
