'use client'
import { read } from '../read-hook'

// Store: shipping options. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List the ways to send, by region or products. */
export const useShippingOptions = read('GET /store/shipping-options', 'query')
/** List the ways to send a cart, with prices. */
export const useCartShippingOptions = read('GET /store/shipping-options/:cart_id')
