import type { Call } from '../call'

export const shippingProfiles = (call: Call) => ({
  list: call('GET /admin/shipping-profiles'),
  create: call('POST /admin/shipping-profiles', 'body'),
  retrieve: call('GET /admin/shipping-profiles/:id'),
  update: call('POST /admin/shipping-profiles/:id', 'body'),
  delete: call('DELETE /admin/shipping-profiles/:id'),
})
