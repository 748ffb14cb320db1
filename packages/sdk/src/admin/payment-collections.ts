import type { Call } from '../call'
import { listed } from '../iterate'

export const paymentCollections = (call: Call) => ({
  ...listed(call('GET /admin/payment-collections', 'query')),
  /** Ask for a payment beside a cart. */
  create: call('POST /admin/payment-collections', 'body'),
  /** Read a payment collection with its sessions and payments. */
  retrieve: call('GET /admin/payment-collections/:id', 'shape'),
  /** Change what a payment collection is for. */
  update: call('POST /admin/payment-collections/:id', 'body'),
  /** Remove a payment collection that nothing was paid on. */
  delete: call('DELETE /admin/payment-collections/:id'),
  /** Mark a payment collection as authorized, its money being promised elsewhere. */
  markAsAuthorized: call('POST /admin/payment-collections/:id/authorize'),
})
