'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Store: orders. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useOrder = read('GET /store/orders/:id', 'shape')
export const useOrders = read('GET /store/orders', 'query')
export const useCartOrder = read('GET /store/orders/cart/:cart_id', 'shape')
export const useRequestOrderAccess = change('POST /store/orders/batch/customer/token')
export const useGrantOrderAccess = change('POST /store/orders/customer/confirm')
export const useOrderEdit = read('GET /store/order-edits/:id', 'shape')
export const useDeclineOrderEdit = change('POST /store/order-edits/:id/decline')
export const useCompleteOrderEdit = change('POST /store/order-edits/:id/complete')
