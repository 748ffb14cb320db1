import type { Call } from '../call'
import { listed } from '../iterate'

export const stockLocations = (call: Call) => ({
  ...listed(call('GET /admin/stock-locations', 'query')),
  create: call('POST /admin/stock-locations', 'body and shape'),
  retrieve: call('GET /admin/stock-locations/:id', 'shape'),
  update: call('POST /admin/stock-locations/:id', 'body and shape'),
  delete: call('DELETE /admin/stock-locations/:id'),
})
