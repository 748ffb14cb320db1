import type { Call } from '../call'
import { listed } from '../iterate'

export const productCategories = (call: Call) => ({
  ...listed(call('GET /store/product-categories', 'query')),
  /** Read a category that shoppers see. */
  retrieve: call('GET /store/product-categories/:id', 'shape'),
})
