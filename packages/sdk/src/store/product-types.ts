import type { Call } from '../call'
import { listed } from '../iterate'

export const productTypes = (call: Call) => ({
  ...listed(call('GET /store/product-types', 'query')),
})
