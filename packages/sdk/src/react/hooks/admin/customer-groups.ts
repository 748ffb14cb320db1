'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: customer groups. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List groups of customers. */
export const useAdminCustomerGroups = read('GET /admin/customer-groups', 'query')
/** Read a group of customers. */
export const useAdminCustomerGroup = read('GET /admin/customer-groups/:id', 'shape')
/** List the customers of a group. */
export const useAdminCustomerGroupCustomers = read('GET /admin/customer-groups/:id/customers', 'query')
/** Create a group of customers. */
export const useAdminCreateCustomerGroup = change('POST /admin/customer-groups')
/** Change a group of customers. */
export const useAdminUpdateCustomerGroup = change('POST /admin/customer-groups/:id')
/** Remove a group; its customers stay. */
export const useAdminDeleteCustomerGroup = change('DELETE /admin/customer-groups/:id')
/** Put customers into a group. */
export const useAdminAddCustomersToCustomerGroup = change('POST /admin/customer-groups/:id/customers/batch')
/** Take customers out of a group. */
export const useAdminRemoveCustomersFromCustomerGroup = change(
  'DELETE /admin/customer-groups/:id/customers/batch',
)
