import type { Call } from '../call'
import { listed } from '../iterate'

export const taxRates = (call: Call) => ({
  ...listed(call('GET /admin/tax-rates', 'query')),
  /** Create a tax rate of a region. */
  create: call('POST /admin/tax-rates', 'body and shape'),
  /** Read a tax rate. */
  retrieve: call('GET /admin/tax-rates/:id', 'shape'),
  /** Change a tax rate. */
  update: call('POST /admin/tax-rates/:id', 'body and shape'),
  /** Remove a tax rate; orders keep what they were taxed. */
  delete: call('DELETE /admin/tax-rates/:id'),
  /** Let a rate be for products. */
  addProducts: call('POST /admin/tax-rates/:id/products/batch', 'body and shape'),
  /** Let a rate no longer be for products. */
  removeProducts: call('DELETE /admin/tax-rates/:id/products/batch', 'body and shape'),
  /** Let a rate be for types of products. */
  addProductTypes: call('POST /admin/tax-rates/:id/product-types/batch', 'body and shape'),
  /** Let a rate no longer be for types of products. */
  removeProductTypes: call('DELETE /admin/tax-rates/:id/product-types/batch', 'body and shape'),
  /** Let a rate be for ways to send. */
  addShippingOptions: call('POST /admin/tax-rates/:id/shipping-options/batch', 'body and shape'),
  /** Let a rate no longer be for ways to send. */
  removeShippingOptions: call('DELETE /admin/tax-rates/:id/shipping-options/batch', 'body and shape'),
})
