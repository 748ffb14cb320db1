'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: price lists. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List price lists. */
export const useAdminPriceLists = read('GET /admin/price-lists', 'query')
/** Read a price list with its prices. */
export const useAdminPriceList = read('GET /admin/price-lists/:id')
/** List the products that a price list has prices for. */
export const useAdminPriceListProducts = read('GET /admin/price-lists/:id/products', 'query')
/** Create a price list with its prices. */
export const useAdminCreatePriceList = change('POST /admin/price-lists')
/** Change a price list; prices with an id change, others are added. */
export const useAdminUpdatePriceList = change('POST /admin/price-lists/:id')
/** Remove a price list with its prices. */
export const useAdminDeletePriceList = change('DELETE /admin/price-lists/:id')
/** Add prices to a list, or replace all of them. */
export const useAdminCreatePriceListPrices = change('POST /admin/price-lists/:id/prices/batch')
/** Remove prices of a list, by their ids. */
export const useAdminDeletePriceListPrices = change('DELETE /admin/price-lists/:id/prices/batch')
/** Remove the prices of several products from a list. */
export const useAdminDeletePriceListProductsPrices = change(
  'DELETE /admin/price-lists/:id/products/prices/batch',
)
/** Remove the prices of a product from a list. */
export const useAdminDeletePriceListProductPrices = change(
  'DELETE /admin/price-lists/:id/products/:product_id/prices',
)
/** Remove the prices of a variant from a list. */
export const useAdminDeletePriceListVariantPrices = change(
  'DELETE /admin/price-lists/:id/variants/:variant_id/prices',
)
