'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: price lists. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminPriceLists = read('GET /admin/price-lists', 'query')
export const useAdminPriceList = read('GET /admin/price-lists/:id')
export const useAdminPriceListProducts = read('GET /admin/price-lists/:id/products', 'query')
export const useAdminCreatePriceList = change('POST /admin/price-lists')
export const useAdminUpdatePriceList = change('POST /admin/price-lists/:id')
export const useAdminDeletePriceList = change('DELETE /admin/price-lists/:id')
export const useAdminCreatePriceListPrices = change('POST /admin/price-lists/:id/prices/batch')
export const useAdminDeletePriceListPrices = change('DELETE /admin/price-lists/:id/prices/batch')
export const useAdminDeletePriceListProductsPrices = change(
  'DELETE /admin/price-lists/:id/products/prices/batch',
)
export const useAdminDeletePriceListProductPrices = change(
  'DELETE /admin/price-lists/:id/products/:product_id/prices',
)
export const useAdminDeletePriceListVariantPrices = change(
  'DELETE /admin/price-lists/:id/variants/:variant_id/prices',
)
