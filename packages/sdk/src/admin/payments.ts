import type { Call } from '../call'
import { listed } from '../iterate'

export const payments = (call: Call) => ({
  ...listed(call('GET /admin/payments', 'query')),
  /** Read a payment with its refunds. */
  retrieve: call('GET /admin/payments/:id', 'shape'),
  /** Take the money of a payment that was promised. */
  capturePayment: call('POST /admin/payments/:id/capture'),
  /** Give money of a payment back, with a reason. */
  refundPayment: call('POST /admin/payments/:id/refund', 'body'),
})
