import type { Call } from '../call'
import { listed } from '../iterate'

export const regions = (call: Call) => ({
  ...listed(call('GET /store/regions', 'query')),
  retrieve: call('GET /store/regions/:id', 'query'),
})
