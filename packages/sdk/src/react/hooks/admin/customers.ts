'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: customers. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminCustomers = read('GET /admin/customers', 'query')
export const useAdminCustomer = read('GET /admin/customers/:id', 'shape')
export const useAdminCreateCustomer = change('POST /admin/customers')
export const useAdminUpdateCustomer = change('POST /admin/customers/:id')
export const useAdminAddCustomerAddress = change('POST /admin/customers/:id/addresses')
export const useAdminUpdateCustomerAddress = change('POST /admin/customers/:id/addresses/:address_id')
export const useAdminDeleteCustomerAddress = change('DELETE /admin/customers/:id/addresses/:address_id')
export const useAdminCustomerPersonalData = read('GET /admin/customers/:id/personal-data')
export const useAdminEraseCustomer = change('POST /admin/customers/:id/erase')
