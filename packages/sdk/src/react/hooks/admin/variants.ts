'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: variants. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List variants of all products. */
export const useAdminVariants = read('GET /admin/variants', 'query')
/** Read a variant. */
export const useAdminVariant = read('GET /admin/variants/:id', 'shape')
/** Read what a variant is made of, and what each channel can sell. */
export const useAdminVariantsInventory = read('GET /admin/variants/:id/inventory')
/** Why shoppers see the price they see: every price of a variant, which of them wins, and why not the others. */
export const useAdminVariantsPriceExplain = read('GET /admin/variants/:id/price-explain', 'query')
/** The stock of each variant of some products, by location. */
export const useAdminVariantsStock = read('GET /admin/variants/stock', 'query')
/** How many people wait until variants of some products can be bought again; those nobody waits for are left out. */
export const useAdminVariantsWaiting = read('GET /admin/variants/waiting', 'query')
/** Change many variants, and what heads them of their products, each as its row says, all or none. */
export const useAdminUpdateVariants = change('POST /admin/variants/batch')
