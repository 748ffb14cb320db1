'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Store: returns. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** Send goods of an order back. */
export const useCreateReturn = change('POST /store/returns')
/** List why goods may come back. */
export const useReturnReasons = read('GET /store/return-reasons')
/** Read a reason for returns. */
export const useReturnReason = read('GET /store/return-reasons/:id')
/** Ask for other goods in the place of some. */
export const useCreateSwap = change('POST /store/swaps')
/** Read a swap by its cart. */
export const useCartSwap = read('GET /store/swaps/:cart_id')
