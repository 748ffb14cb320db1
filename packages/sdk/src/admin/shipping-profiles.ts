import type { Call } from '../call'

export const shippingProfiles = (call: Call) => ({
  /** List shipping profiles. */
  list: call('GET /admin/shipping-profiles'),
  /** Create a shipping profile. */
  create: call('POST /admin/shipping-profiles', 'body'),
  /** Read a shipping profile with its products and ways to send. */
  retrieve: call('GET /admin/shipping-profiles/:id'),
  /** Change a shipping profile, and move products and ways to send to it. */
  update: call('POST /admin/shipping-profiles/:id', 'body'),
  /** Remove a shipping profile. */
  delete: call('DELETE /admin/shipping-profiles/:id'),
})
