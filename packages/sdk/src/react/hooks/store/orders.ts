'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Store: orders. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** Read an order. */
export const useOrder = read('GET /store/orders/:id', 'shape')
/** Find an order by its number and e-mail. */
export const useOrders = read('GET /store/orders', 'query')
/** Read the order that a cart became. */
export const useCartOrder = read('GET /store/orders/cart/:cart_id', 'shape')
/** Ask for mails by which orders made as a guest come into your account. */
export const useRequestOrderAccess = change('POST /store/orders/batch/customer/token')
/** Take orders into your account by the token of a mail. */
export const useGrantOrderAccess = change('POST /store/orders/customer/confirm')
/** Read a change of an order that awaits the customer. */
export const useOrderEdit = read('GET /store/order-edits/:id', 'shape')
/** Refuse a change of your order, with a reason. */
export const useDeclineOrderEdit = change('POST /store/order-edits/:id/decline')
/** Agree to a change of your order. */
export const useCompleteOrderEdit = change('POST /store/order-edits/:id/complete')
