import type { Call } from '../call'
import { listed } from '../iterate'

export const stockLocations = (call: Call) => ({
  ...listed(call('GET /admin/stock-locations', 'query')),
  create: call('POST /admin/stock-locations', 'body and query'),
  retrieve: call('GET /admin/stock-locations/:id', 'query'),
  update: call('POST /admin/stock-locations/:id', 'body and query'),
  delete: call('DELETE /admin/stock-locations/:id'),
})
