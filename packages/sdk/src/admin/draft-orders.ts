import type { Call } from '../call'
import { listed } from '../iterate'

export const draftOrders = (call: Call) => ({
  ...listed(call('GET /admin/draft-orders', 'query')),
  create: call('POST /admin/draft-orders', 'body'),
  retrieve: call('GET /admin/draft-orders/:id'),
  update: call('POST /admin/draft-orders/:id', 'body'),
  delete: call('DELETE /admin/draft-orders/:id'),
  markPaid: call('POST /admin/draft-orders/:id/pay'),
  addLineItem: call('POST /admin/draft-orders/:id/line-items', 'body'),
  updateLineItem: call('POST /admin/draft-orders/:id/line-items/:line_id', 'body'),
  addShippingMethod: call('POST /admin/draft-orders/:id/shipping-methods', 'body'),
  removeLineItem: call('DELETE /admin/draft-orders/:id/line-items/:line_id'),
})
