import type { Call } from '../call'
import { listed } from '../iterate'

export const newsletterSubscribers = (call: Call) => ({
  ...listed(call('GET /admin/newsletter-subscribers', 'query')),
  /** Take somebody off the list for good. */
  delete: call('DELETE /admin/newsletter-subscribers/:id'),
})
