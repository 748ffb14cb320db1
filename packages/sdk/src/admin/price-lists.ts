import type { Call } from '../call'
import { listed } from '../iterate'

export const priceLists = (call: Call) => ({
  ...listed(call('GET /admin/price-lists', 'query')),
  create: call('POST /admin/price-lists', 'body'),
  retrieve: call('GET /admin/price-lists/:id'),
  update: call('POST /admin/price-lists/:id', 'body'),
  delete: call('DELETE /admin/price-lists/:id'),
  listProducts: call('GET /admin/price-lists/:id/products', 'query'),
  addPrices: call('POST /admin/price-lists/:id/prices/batch', 'body'),
  deletePrices: call('DELETE /admin/price-lists/:id/prices/batch', 'body'),
  deleteProductPrices: call('DELETE /admin/price-lists/:id/products/:product_id/prices'),
  deleteProductsPrices: call('DELETE /admin/price-lists/:id/products/prices/batch', 'body'),
  deleteVariantPrices: call('DELETE /admin/price-lists/:id/variants/:variant_id/prices'),
})
