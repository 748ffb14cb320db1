import type { Call } from '../call'
import { listed } from '../iterate'

export const customers = (call: Call) => ({
  ...listed(call('GET /admin/customers', 'query')),
  create: call('POST /admin/customers', 'body'),
  retrieve: call('GET /admin/customers/:id', 'shape'),
  update: call('POST /admin/customers/:id', 'body and shape'),
  personalData: call('GET /admin/customers/:id/personal-data'),
  erase: call('POST /admin/customers/:id/erase', 'body'),
  addAddress: call('POST /admin/customers/:id/addresses', 'body'),
  updateAddress: call('POST /admin/customers/:id/addresses/:address_id', 'body'),
  deleteAddress: call('DELETE /admin/customers/:id/addresses/:address_id'),
})
