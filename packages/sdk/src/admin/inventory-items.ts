import type { Call } from '../call'
import { listed } from '../iterate'

export const inventoryItems = (call: Call) => ({
  ...listed(call('GET /admin/inventory-items', 'query')),
  create: call('POST /admin/inventory-items', 'body and query'),
  retrieve: call('GET /admin/inventory-items/:id', 'query'),
  update: call('POST /admin/inventory-items/:id', 'body and query'),
  delete: call('DELETE /admin/inventory-items/:id'),
  listLocationLevels: call('GET /admin/inventory-items/:id/location-levels', 'query'),
  createLocationLevel: call('POST /admin/inventory-items/:id/location-levels', 'body and query'),
  updateLocationLevel: call('POST /admin/inventory-items/:id/location-levels/:location_id', 'body and query'),
  deleteLocationLevel: call('DELETE /admin/inventory-items/:id/location-levels/:location_id'),
})
