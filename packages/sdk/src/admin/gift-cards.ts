import type { Call } from '../call'
import { listed } from '../iterate'

export const giftCards = (call: Call) => ({
  ...listed(call('GET /admin/gift-cards', 'query')),
  /** Make a gift card. */
  create: call('POST /admin/gift-cards', 'body'),
  /** Read a gift card. */
  retrieve: call('GET /admin/gift-cards/:id'),
  /** Change the balance, the end or the region of a gift card. */
  update: call('POST /admin/gift-cards/:id', 'body'),
  /** What was paid with a gift card, newest first. */
  listTransactions: call('GET /admin/gift-cards/:id/transactions', 'query'),
  /** Remove a gift card. */
  delete: call('DELETE /admin/gift-cards/:id'),
})
