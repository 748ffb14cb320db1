import type { Call } from '../call'
import { listed } from '../iterate'

export const customerGroups = (call: Call) => ({
  ...listed(call('GET /admin/customer-groups', 'query')),
  create: call('POST /admin/customer-groups', 'body'),
  retrieve: call('GET /admin/customer-groups/:id', 'shape'),
  update: call('POST /admin/customer-groups/:id', 'body and shape'),
  delete: call('DELETE /admin/customer-groups/:id'),
  listCustomers: call('GET /admin/customer-groups/:id/customers', 'query'),
  addCustomers: call('POST /admin/customer-groups/:id/customers/batch', 'body'),
  removeCustomers: call('DELETE /admin/customer-groups/:id/customers/batch', 'body'),
})
