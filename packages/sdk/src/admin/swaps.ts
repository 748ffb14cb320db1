import type { Call } from '../call'
import { listed } from '../iterate'

export const swaps = (call: Call) => ({
  ...listed(call('GET /admin/swaps', 'query')),
  retrieve: call('GET /admin/swaps/:id'),
})
