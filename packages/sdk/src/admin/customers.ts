import type { Call } from '../call'
import { listed } from '../iterate'

export const customers = (call: Call) => ({
  ...listed(call('GET /admin/customers', 'query')),
  create: call('POST /admin/customers', 'body'),
  retrieve: call('GET /admin/customers/:id', 'query'),
  update: call('POST /admin/customers/:id', 'body and query'),
})
