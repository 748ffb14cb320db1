import type { Call } from '../call'
import { listed } from '../iterate'

export const payments = (call: Call) => ({
  ...listed(call('GET /admin/payments', 'query')),
  retrieve: call('GET /admin/payments/:id', 'shape'),
  capturePayment: call('POST /admin/payments/:id/capture'),
  refundPayment: call('POST /admin/payments/:id/refund', 'body'),
})
