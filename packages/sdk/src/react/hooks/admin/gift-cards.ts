'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: gift cards. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List gift cards, by code or order number. */
export const useAdminGiftCards = read('GET /admin/gift-cards', 'query')
/** Read a gift card. */
export const useAdminGiftCard = read('GET /admin/gift-cards/:id')
/** What was paid with a gift card, newest first. */
export const useAdminGiftCardTransactions = read('GET /admin/gift-cards/:id/transactions', 'query')
/** Make a gift card. */
export const useAdminCreateGiftCard = change('POST /admin/gift-cards')
/** Change the balance, the end or the region of a gift card. */
export const useAdminUpdateGiftCard = change('POST /admin/gift-cards/:id')
/** Remove a gift card. */
export const useAdminDeleteGiftCard = change('DELETE /admin/gift-cards/:id')
