'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Store: customers. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** Read your account, signed in. */
export const useMeCustomer = read('GET /store/customers/me')
/** Register an account and sign in. */
export const useCreateCustomer = change('POST /store/customers')
/** Change your account: name, address, telephone, e-mail, password. */
export const useUpdateMe = change('POST /store/customers/me')
/** Delete the own account and erase the person; orders stay. */
export const useDeleteMe = change('DELETE /store/customers/me')
/** List your orders, ten at a time. */
export const useCustomerOrders = read('GET /store/customers/me/orders', 'query')
/** What a customer asked to be written about while signed in: the newsletter, and pieces that are sold out. */
export const useCustomerMailings = read('GET /store/customers/me/mailings')
/** List the ways to pay that providers keep for you. */
export const useCustomerPaymentMethods = read('GET /store/customers/me/payment-methods')
/** Add an address to your address book. */
export const useAddAddress = change('POST /store/customers/me/addresses')
/** Change an address of your address book. */
export const useUpdateAddress = change('POST /store/customers/me/addresses/:address_id')
/** Remove an address from your address book. */
export const useDeleteAddress = change('DELETE /store/customers/me/addresses/:address_id')
/** Ask for a mail to choose a new password; the same answer whether the account exists or not. */
export const useRequestPasswordReset = change('POST /store/customers/password-token')
/** Choose a new password by the token of a mail. */
export const useResetPassword = change('POST /store/customers/password-reset')
