import type { Call } from '../call'
import { listed } from '../iterate'

export const inventoryItems = (call: Call) => ({
  ...listed(call('GET /admin/inventory-items', 'query')),
  /** Create an item for a variant that has none. */
  create: call('POST /admin/inventory-items', 'body and shape'),
  /** Read an item with its levels. */
  retrieve: call('GET /admin/inventory-items/:id', 'shape'),
  /** Change an item. */
  update: call('POST /admin/inventory-items/:id', 'body and shape'),
  /** Remove an item with its levels. */
  delete: call('DELETE /admin/inventory-items/:id'),
  /** List how many of an item are where. */
  listLocationLevels: call('GET /admin/inventory-items/:id/location-levels', 'query'),
  /** Begin to count an item at a location. */
  createLocationLevel: call('POST /admin/inventory-items/:id/location-levels', 'body and shape'),
  /** Set how many of an item are at a location. */
  updateLocationLevel: call('POST /admin/inventory-items/:id/location-levels/:location_id', 'body and shape'),
  /** Change what lies at a location by so much, or to so much, with a reason. */
  adjustLocationLevel: call('POST /admin/inventory-items/:id/location-levels/:location_id/adjust', 'body'),
  /** Change what lies of many items, or move it between locations, all or none. */
  adjust: call('POST /admin/inventory-items/adjust', 'body'),
  /** What changed the stock of an item: when, by how much, why and by whom. */
  listMovements: call('GET /admin/inventory-items/:id/movements', 'query'),
  /** Take over a count of a location, all rows or none. */
  takeCount: call('POST /admin/inventory-counts', 'body'),
  /** Stop counting an item at a location where none is reserved. */
  deleteLocationLevel: call('DELETE /admin/inventory-items/:id/location-levels/:location_id'),
})
