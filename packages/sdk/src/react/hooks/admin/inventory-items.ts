'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: inventory items. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List what is counted, with its sums. */
export const useAdminInventoryItems = read('GET /admin/inventory-items', 'query')
/** Read an item with its levels. */
export const useAdminInventoryItem = read('GET /admin/inventory-items/:id', 'shape')
/** List how many of an item are where. */
export const useAdminInventoryItemLocationLevels = read(
  'GET /admin/inventory-items/:id/location-levels',
  'query',
)
/** Create an item for a variant that has none. */
export const useAdminCreateInventoryItem = change('POST /admin/inventory-items')
/** Change an item. */
export const useAdminUpdateInventoryItem = change('POST /admin/inventory-items/:id')
/** Remove an item with its levels. */
export const useAdminDeleteInventoryItem = change('DELETE /admin/inventory-items/:id')
/** Begin to count an item at a location. */
export const useAdminCreateLocationLevel = change('POST /admin/inventory-items/:id/location-levels')
/** Set how many of an item are at a location. */
export const useAdminUpdateLocationLevel = change(
  'POST /admin/inventory-items/:id/location-levels/:location_id',
)
/** Stop counting an item at a location where none is reserved. */
export const useAdminDeleteLocationLevel = change(
  'DELETE /admin/inventory-items/:id/location-levels/:location_id',
)
/** Change what lies at a location by so much, or to so much, with a reason. */
export const useAdminAdjustLocationLevel = change(
  'POST /admin/inventory-items/:id/location-levels/:location_id/adjust',
)
/** Change what lies of many items, or move it between locations, all or none. */
export const useAdminAdjustInventory = change('POST /admin/inventory-items/adjust')
/** What changed the stock of an item: when, by how much, why and by whom. */
export const useAdminInventoryMovements = read('GET /admin/inventory-items/:id/movements', 'query')
/** Take over a count of a location, all rows or none. */
export const useAdminTakeInventoryCount = change('POST /admin/inventory-counts')
