import type { Call } from '../call'
import { listed } from '../iterate'

export const collections = (call: Call) => ({
  ...listed(call('GET /store/collections', 'query')),
  /** Read a collection. */
  retrieve: call('GET /store/collections/:id'),
})
