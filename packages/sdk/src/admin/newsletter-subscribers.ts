import type { Call } from '../call'
import { listed } from '../iterate'

export const newsletterSubscribers = (call: Call) => ({
  ...listed(call('GET /admin/newsletter-subscribers', 'query')),
  delete: call('DELETE /admin/newsletter-subscribers/:id'),
})
