import type { Call } from '../call'
import { listed } from '../iterate'

export const giftCards = (call: Call) => ({
  ...listed(call('GET /admin/gift-cards', 'query')),
  create: call('POST /admin/gift-cards', 'body'),
  retrieve: call('GET /admin/gift-cards/:id'),
  update: call('POST /admin/gift-cards/:id', 'body'),
  listTransactions: call('GET /admin/gift-cards/:id/transactions', 'query'),
  delete: call('DELETE /admin/gift-cards/:id'),
})
