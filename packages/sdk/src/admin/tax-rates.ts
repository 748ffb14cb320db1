import type { Call } from '../call'
import { listed } from '../iterate'

export const taxRates = (call: Call) => ({
  ...listed(call('GET /admin/tax-rates', 'query')),
  create: call('POST /admin/tax-rates', 'body and shape'),
  retrieve: call('GET /admin/tax-rates/:id', 'shape'),
  update: call('POST /admin/tax-rates/:id', 'body and shape'),
  delete: call('DELETE /admin/tax-rates/:id'),
  addProducts: call('POST /admin/tax-rates/:id/products/batch', 'body and shape'),
  removeProducts: call('DELETE /admin/tax-rates/:id/products/batch', 'body and shape'),
  addProductTypes: call('POST /admin/tax-rates/:id/product-types/batch', 'body and shape'),
  removeProductTypes: call('DELETE /admin/tax-rates/:id/product-types/batch', 'body and shape'),
  addShippingOptions: call('POST /admin/tax-rates/:id/shipping-options/batch', 'body and shape'),
  removeShippingOptions: call('DELETE /admin/tax-rates/:id/shipping-options/batch', 'body and shape'),
})
