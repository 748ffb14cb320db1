'use client'
import { read } from '../read-hook'

// Store: gift cards. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useGiftCard = read('GET /store/gift-cards/:code')
export const useGiftCardBalance = read('GET /store/gift-cards/:code/balance')
export const useOrderGiftCards = read('GET /store/orders/:id/gift-cards')
