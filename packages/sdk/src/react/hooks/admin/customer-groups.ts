'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: customer groups. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminCustomerGroups = read('GET /admin/customer-groups', 'query')
export const useAdminCustomerGroup = read('GET /admin/customer-groups/:id', 'shape')
export const useAdminCustomerGroupCustomers = read('GET /admin/customer-groups/:id/customers', 'query')
export const useAdminCreateCustomerGroup = change('POST /admin/customer-groups')
export const useAdminUpdateCustomerGroup = change('POST /admin/customer-groups/:id')
export const useAdminDeleteCustomerGroup = change('DELETE /admin/customer-groups/:id')
export const useAdminAddCustomersToCustomerGroup = change('POST /admin/customer-groups/:id/customers/batch')
export const useAdminRemoveCustomersFromCustomerGroup = change(
  'DELETE /admin/customer-groups/:id/customers/batch',
)
