'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Store: customers. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useMeCustomer = read('GET /store/customers/me')
export const useCreateCustomer = change('POST /store/customers')
export const useUpdateMe = change('POST /store/customers/me')
export const useDeleteMe = change('DELETE /store/customers/me')
export const useCustomerOrders = read('GET /store/customers/me/orders', 'query')
export const useCustomerMailings = read('GET /store/customers/me/mailings')
export const useCustomerPaymentMethods = read('GET /store/customers/me/payment-methods')
export const useAddAddress = change('POST /store/customers/me/addresses')
export const useUpdateAddress = change('POST /store/customers/me/addresses/:address_id')
export const useDeleteAddress = change('DELETE /store/customers/me/addresses/:address_id')
export const useRequestPasswordReset = change('POST /store/customers/password-token')
export const useResetPassword = change('POST /store/customers/password-reset')
