import type { Call } from '../call'
import { listed } from '../iterate'

export const collections = (call: Call) => ({
  ...listed(call('GET /store/collections', 'query')),
  retrieve: call('GET /store/collections/:id'),
})
