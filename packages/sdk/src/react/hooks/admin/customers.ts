'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: customers. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List customers, guests among them. */
export const useAdminCustomers = read('GET /admin/customers', 'query')
/** Read a customer with orders and addresses. */
export const useAdminCustomer = read('GET /admin/customers/:id', 'shape')
/** Create a customer with an account. */
export const useAdminCreateCustomer = change('POST /admin/customers')
/** Change a customer. */
export const useAdminUpdateCustomer = change('POST /admin/customers/:id')
/** Add an address to the address book of a customer. */
export const useAdminAddCustomerAddress = change('POST /admin/customers/:id/addresses')
/** Change an address in the address book of a customer. */
export const useAdminUpdateCustomerAddress = change('POST /admin/customers/:id/addresses/:address_id')
/** Remove an address from the address book of a customer. */
export const useAdminDeleteCustomerAddress = change('DELETE /admin/customers/:id/addresses/:address_id')
/** Everything that is known of one customer, to be handed to them. */
export const useAdminCustomerPersonalData = read('GET /admin/customers/:id/personal-data')
/** Put nobody in the place of a customer: orders stay, the person goes. */
export const useAdminEraseCustomer = change('POST /admin/customers/:id/erase')
