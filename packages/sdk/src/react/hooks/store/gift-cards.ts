'use client'
import { read } from '../read-hook'

// Store: gift cards. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** Read a gift card by its code. */
export const useGiftCard = read('GET /store/gift-cards/:code')
/** What is left on a gift card, where and until when it counts. */
export const useGiftCardBalance = read('GET /store/gift-cards/:code/balance')
/** The gift cards sold with an order; their codes are whole for a day. */
export const useOrderGiftCards = read('GET /store/orders/:id/gift-cards')
