'use client'
import { read } from '../read-hook'

// Admin: variants. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminVariants = read('GET /admin/variants', 'query')
export const useAdminVariant = read('GET /admin/variants/:id', 'query')
export const useAdminVariantsInventory = read('GET /admin/variants/:id/inventory')
