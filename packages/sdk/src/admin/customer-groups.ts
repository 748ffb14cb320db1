import type { Call } from '../call'
import { listed } from '../iterate'

export const customerGroups = (call: Call) => ({
  ...listed(call('GET /admin/customer-groups', 'query')),
  /** Create a group of customers. */
  create: call('POST /admin/customer-groups', 'body'),
  /** Read a group of customers. */
  retrieve: call('GET /admin/customer-groups/:id', 'shape'),
  /** Change a group of customers. */
  update: call('POST /admin/customer-groups/:id', 'body and shape'),
  /** Remove a group; its customers stay. */
  delete: call('DELETE /admin/customer-groups/:id'),
  /** List the customers of a group. */
  listCustomers: call('GET /admin/customer-groups/:id/customers', 'query'),
  /** Put customers into a group. */
  addCustomers: call('POST /admin/customer-groups/:id/customers/batch', 'body'),
  /** Take customers out of a group. */
  removeCustomers: call('DELETE /admin/customer-groups/:id/customers/batch', 'body'),
})
