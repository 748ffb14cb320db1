import type { Call } from '../call'
import { listed } from '../iterate'

export const taxRates = (call: Call) => ({
  ...listed(call('GET /admin/tax-rates', 'query')),
  create: call('POST /admin/tax-rates', 'body and query'),
  retrieve: call('GET /admin/tax-rates/:id', 'query'),
  update: call('POST /admin/tax-rates/:id', 'body and query'),
  delete: call('DELETE /admin/tax-rates/:id'),
  addProducts: call('POST /admin/tax-rates/:id/products/batch', 'body and query'),
  removeProducts: call('DELETE /admin/tax-rates/:id/products/batch', 'body and query'),
  addProductTypes: call('POST /admin/tax-rates/:id/product-types/batch', 'body and query'),
  removeProductTypes: call('DELETE /admin/tax-rates/:id/product-types/batch', 'body and query'),
  addShippingOptions: call('POST /admin/tax-rates/:id/shipping-options/batch', 'body and query'),
  removeShippingOptions: call('DELETE /admin/tax-rates/:id/shipping-options/batch', 'body and query'),
})
