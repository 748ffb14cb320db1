import type { Call } from '../call'
import { listed } from '../iterate'

export const inventoryItems = (call: Call) => ({
  ...listed(call('GET /admin/inventory-items', 'query')),
  create: call('POST /admin/inventory-items', 'body and shape'),
  retrieve: call('GET /admin/inventory-items/:id', 'shape'),
  update: call('POST /admin/inventory-items/:id', 'body and shape'),
  delete: call('DELETE /admin/inventory-items/:id'),
  listLocationLevels: call('GET /admin/inventory-items/:id/location-levels', 'query'),
  createLocationLevel: call('POST /admin/inventory-items/:id/location-levels', 'body and shape'),
  updateLocationLevel: call('POST /admin/inventory-items/:id/location-levels/:location_id', 'body and shape'),
  adjustLocationLevel: call('POST /admin/inventory-items/:id/location-levels/:location_id/adjust', 'body'),
  adjust: call('POST /admin/inventory-items/adjust', 'body'),
  listMovements: call('GET /admin/inventory-items/:id/movements', 'query'),
  takeCount: call('POST /admin/inventory-counts', 'body'),
  deleteLocationLevel: call('DELETE /admin/inventory-items/:id/location-levels/:location_id'),
})
