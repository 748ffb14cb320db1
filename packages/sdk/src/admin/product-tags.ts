import type { Call } from '../call'
import { listed } from '../iterate'

export const productTags = (call: Call) => ({
  ...listed(call('GET /admin/product-tags', 'query')),
})
