import type { Call } from '../call'
import { listed } from '../iterate'

export const stockLocations = (call: Call) => ({
  ...listed(call('GET /admin/stock-locations', 'query')),
  /** Create a stock location. */
  create: call('POST /admin/stock-locations', 'body and shape'),
  /** Read a stock location. */
  retrieve: call('GET /admin/stock-locations/:id', 'shape'),
  /** Change a stock location. */
  update: call('POST /admin/stock-locations/:id', 'body and shape'),
  /** Remove a stock location with its levels and reservations. */
  delete: call('DELETE /admin/stock-locations/:id'),
})
