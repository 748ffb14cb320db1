import type { Call } from '../call'
import { listed } from '../iterate'

export const variants = (call: Call) => ({
  ...listed(call('GET /admin/variants', 'query')),
  retrieve: call('GET /admin/variants/:id', 'query'),
  getInventory: call('GET /admin/variants/:id/inventory'),
})
