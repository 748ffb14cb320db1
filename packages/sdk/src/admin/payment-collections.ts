import type { Call } from '../call'
import { listed } from '../iterate'

export const paymentCollections = (call: Call) => ({
  ...listed(call('GET /admin/payment-collections', 'query')),
  create: call('POST /admin/payment-collections', 'body'),
  retrieve: call('GET /admin/payment-collections/:id', 'shape'),
  update: call('POST /admin/payment-collections/:id', 'body'),
  delete: call('DELETE /admin/payment-collections/:id'),
  markAsAuthorized: call('POST /admin/payment-collections/:id/authorize'),
})
