import type { Call } from '../call'
import { listed } from '../iterate'

export const swaps = (call: Call) => ({
  ...listed(call('GET /admin/swaps', 'query')),
  /** Read a swap with its return and its cart. */
  retrieve: call('GET /admin/swaps/:id'),
})
