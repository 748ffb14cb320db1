'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Store: returns. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useCreateReturn = change('POST /store/returns')
export const useReturnReasons = read('GET /store/return-reasons')
export const useReturnReason = read('GET /store/return-reasons/:id')
export const useCreateSwap = change('POST /store/swaps')
export const useCartSwap = read('GET /store/swaps/:cart_id')
