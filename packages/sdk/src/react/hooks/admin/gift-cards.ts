'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: gift cards. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminGiftCards = read('GET /admin/gift-cards', 'query')
export const useAdminGiftCard = read('GET /admin/gift-cards/:id')
export const useAdminGiftCardTransactions = read('GET /admin/gift-cards/:id/transactions', 'query')
export const useAdminCreateGiftCard = change('POST /admin/gift-cards')
export const useAdminUpdateGiftCard = change('POST /admin/gift-cards/:id')
export const useAdminDeleteGiftCard = change('DELETE /admin/gift-cards/:id')
