'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: tax rates. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminTaxRates = read('GET /admin/tax-rates', 'query')
export const useAdminTaxRate = read('GET /admin/tax-rates/:id', 'shape')
export const useAdminCreateTaxRate = change('POST /admin/tax-rates')
export const useAdminUpdateTaxRate = change('POST /admin/tax-rates/:id')
export const useAdminDeleteTaxRate = change('DELETE /admin/tax-rates/:id')
export const useAdminCreateProductTaxRates = change('POST /admin/tax-rates/:id/products/batch')
export const useAdminDeleteProductTaxRates = change('DELETE /admin/tax-rates/:id/products/batch')
export const useAdminCreateProductTypeTaxRates = change('POST /admin/tax-rates/:id/product-types/batch')
export const useAdminDeleteProductTypeTaxRates = change('DELETE /admin/tax-rates/:id/product-types/batch')
export const useAdminCreateShippingTaxRates = change('POST /admin/tax-rates/:id/shipping-options/batch')
export const useAdminDeleteShippingTaxRates = change('DELETE /admin/tax-rates/:id/shipping-options/batch')
