import type { Call } from '../call'
import { listed } from '../iterate'

export const customers = (call: Call) => ({
  ...listed(call('GET /admin/customers', 'query')),
  /** Create a customer with an account. */
  create: call('POST /admin/customers', 'body'),
  /** Read a customer with orders and addresses. */
  retrieve: call('GET /admin/customers/:id', 'shape'),
  /** Change a customer. */
  update: call('POST /admin/customers/:id', 'body and shape'),
  /** Everything that is known of one customer, to be handed to them. */
  personalData: call('GET /admin/customers/:id/personal-data'),
  /** Put nobody in the place of a customer: orders stay, the person goes. */
  erase: call('POST /admin/customers/:id/erase', 'body'),
  /** Add an address to the address book of a customer. */
  addAddress: call('POST /admin/customers/:id/addresses', 'body'),
  /** Change an address in the address book of a customer. */
  updateAddress: call('POST /admin/customers/:id/addresses/:address_id', 'body'),
  /** Remove an address from the address book of a customer. */
  deleteAddress: call('DELETE /admin/customers/:id/addresses/:address_id'),
})
