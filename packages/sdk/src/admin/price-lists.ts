import type { Call } from '../call'
import { listed } from '../iterate'

export const priceLists = (call: Call) => ({
  ...listed(call('GET /admin/price-lists', 'query')),
  /** Create a price list with its prices. */
  create: call('POST /admin/price-lists', 'body'),
  /** Read a price list with its prices. */
  retrieve: call('GET /admin/price-lists/:id'),
  /** Change a price list; prices with an id change, others are added. */
  update: call('POST /admin/price-lists/:id', 'body'),
  /** Remove a price list with its prices. */
  delete: call('DELETE /admin/price-lists/:id'),
  /** List the products that a price list has prices for. */
  listProducts: call('GET /admin/price-lists/:id/products', 'query'),
  /** Add prices to a list, or replace all of them. */
  addPrices: call('POST /admin/price-lists/:id/prices/batch', 'body'),
  /** Remove prices of a list, by their ids. */
  deletePrices: call('DELETE /admin/price-lists/:id/prices/batch', 'body'),
  /** Remove the prices of a product from a list. */
  deleteProductPrices: call('DELETE /admin/price-lists/:id/products/:product_id/prices'),
  /** Remove the prices of several products from a list. */
  deleteProductsPrices: call('DELETE /admin/price-lists/:id/products/prices/batch', 'body'),
  /** Remove the prices of a variant from a list. */
  deleteVariantPrices: call('DELETE /admin/price-lists/:id/variants/:variant_id/prices'),
})
