import type { Call } from '../call'
import { listed } from '../iterate'

/** Says for whom prices are told. */
const priced = {
  expand: 1,
  fields: 1,
  sales_channel_id: 1,
  cart_id: 1,
  region_id: 1,
  currency_code: 1,
} as const

export const products = (call: Call) => ({
  ...listed(call('GET /store/products', 'query')),
  /** Read a product with prices for the shopper. */
  retrieve: call('GET /store/products/:id', 'query', priced),
  /** Search the catalogue by words. */
  search: call('POST /store/products/search', 'body'),
  variants: {
    ...listed(call('GET /store/variants', 'query')),
    /** Read a variant with prices for the shopper. */
    retrieve: call('GET /store/variants/:id', 'query', priced),
  },
})
