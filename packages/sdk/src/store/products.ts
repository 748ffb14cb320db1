import type { Call } from '../call'
import { listed } from '../iterate'

export const products = (call: Call) => ({
  ...listed(call('GET /store/products', 'query')),
  retrieve: call('GET /store/products/:id', 'query'),
  search: call('POST /store/products/search', 'body'),
  variants: {
    ...listed(call('GET /store/variants', 'query')),
    retrieve: call('GET /store/variants/:id', 'query'),
  },
})
