'use client'
import { read } from '../read-hook'

// Store: shipping options. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useShippingOptions = read('GET /store/shipping-options', 'query')
export const useCartShippingOptions = read('GET /store/shipping-options/:cart_id')
