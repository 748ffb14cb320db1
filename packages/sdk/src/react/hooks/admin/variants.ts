'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: variants. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminVariants = read('GET /admin/variants', 'query')
export const useAdminVariant = read('GET /admin/variants/:id', 'shape')
export const useAdminVariantsInventory = read('GET /admin/variants/:id/inventory')
export const useAdminVariantsPriceExplain = read('GET /admin/variants/:id/price-explain', 'query')
export const useAdminVariantsStock = read('GET /admin/variants/stock', 'query')
export const useAdminVariantsWaiting = read('GET /admin/variants/waiting', 'query')
export const useAdminUpdateVariants = change('POST /admin/variants/batch')
