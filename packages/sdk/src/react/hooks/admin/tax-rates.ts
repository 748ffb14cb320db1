'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: tax rates. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List tax rates. */
export const useAdminTaxRates = read('GET /admin/tax-rates', 'query')
/** Read a tax rate. */
export const useAdminTaxRate = read('GET /admin/tax-rates/:id', 'shape')
/** Create a tax rate of a region. */
export const useAdminCreateTaxRate = change('POST /admin/tax-rates')
/** Change a tax rate. */
export const useAdminUpdateTaxRate = change('POST /admin/tax-rates/:id')
/** Remove a tax rate; orders keep what they were taxed. */
export const useAdminDeleteTaxRate = change('DELETE /admin/tax-rates/:id')
/** Let a rate be for products. */
export const useAdminCreateProductTaxRates = change('POST /admin/tax-rates/:id/products/batch')
/** Let a rate no longer be for products. */
export const useAdminDeleteProductTaxRates = change('DELETE /admin/tax-rates/:id/products/batch')
/** Let a rate be for types of products. */
export const useAdminCreateProductTypeTaxRates = change('POST /admin/tax-rates/:id/product-types/batch')
/** Let a rate no longer be for types of products. */
export const useAdminDeleteProductTypeTaxRates = change('DELETE /admin/tax-rates/:id/product-types/batch')
/** Let a rate be for ways to send. */
export const useAdminCreateShippingTaxRates = change('POST /admin/tax-rates/:id/shipping-options/batch')
/** Let a rate no longer be for ways to send. */
export const useAdminDeleteShippingTaxRates = change('DELETE /admin/tax-rates/:id/shipping-options/batch')
