import type { Call } from '../call'
import { listed } from '../iterate'

export const draftOrders = (call: Call) => ({
  ...listed(call('GET /admin/draft-orders', 'query')),
  /** Prepare an order for a customer. */
  create: call('POST /admin/draft-orders', 'body'),
  /** Read a draft order with its cart. */
  retrieve: call('GET /admin/draft-orders/:id'),
  /** Change an open draft order. */
  update: call('POST /admin/draft-orders/:id', 'body'),
  /** Remove an open draft order. */
  delete: call('DELETE /admin/draft-orders/:id'),
  /** Say that a draft order is paid: it becomes an order, and no stock is reserved. */
  markPaid: call('POST /admin/draft-orders/:id/pay'),
  /** Add a variant, or a line by hand, to a draft order. */
  addLineItem: call('POST /admin/draft-orders/:id/line-items', 'body'),
  /** Change a line of a draft order; quantity 0 takes it out. */
  updateLineItem: call('POST /admin/draft-orders/:id/line-items/:line_id', 'body'),
  /** Choose how a draft order is sent, at the price of the option or at another. */
  addShippingMethod: call('POST /admin/draft-orders/:id/shipping-methods', 'body'),
  /** Take a line out of a draft order. */
  removeLineItem: call('DELETE /admin/draft-orders/:id/line-items/:line_id'),
})
