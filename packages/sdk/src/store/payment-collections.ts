import type { Call } from '../call'

export const paymentCollections = (call: Call) => ({
  retrieve: call('GET /store/payment-collections/:id', 'shape'),
  managePaymentSession: call('POST /store/payment-collections/:id/sessions', 'body'),
  managePaymentSessionsBatch: call('POST /store/payment-collections/:id/sessions/batch', 'body'),
  refreshPaymentSession: call('POST /store/payment-collections/:id/sessions/:session_id'),
  authorizePaymentSession: call('POST /store/payment-collections/:id/sessions/:session_id/authorize'),
  authorizePaymentSessionsBatch: call('POST /store/payment-collections/:id/sessions/batch/authorize', 'body'),
})
