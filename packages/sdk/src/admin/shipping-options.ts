import type { Call } from '../call'
import { listed } from '../iterate'

export const shippingOptions = (call: Call) => ({
  ...listed(call('GET /admin/shipping-options', 'query')),
  create: call('POST /admin/shipping-options', 'body'),
  retrieve: call('GET /admin/shipping-options/:id'),
  update: call('POST /admin/shipping-options/:id', 'body'),
  delete: call('DELETE /admin/shipping-options/:id'),
})
