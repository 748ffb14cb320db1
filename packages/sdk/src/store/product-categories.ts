import type { Call } from '../call'
import { listed } from '../iterate'

export const productCategories = (call: Call) => ({
  ...listed(call('GET /store/product-categories', 'query')),
  retrieve: call('GET /store/product-categories/:id', 'shape'),
})
