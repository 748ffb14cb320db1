import { resource } from '../../kit/resource/resource'

export const customers = resource({
  list: 'GET /admin/customers',
  rows: (reply) => reply.customers,
  create: 'POST /admin/customers',
  update: 'POST /admin/customers/:id',
})

export const customerGroups = resource({
  list: 'GET /admin/customer-groups',
  rows: (reply) => reply.customer_groups,
  create: 'POST /admin/customer-groups',
  update: 'POST /admin/customer-groups/:id',
  remove: 'DELETE /admin/customer-groups/:id',
})
