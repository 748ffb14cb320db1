'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: inventory items. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminInventoryItems = read('GET /admin/inventory-items', 'query')
export const useAdminInventoryItem = read('GET /admin/inventory-items/:id', 'shape')
export const useAdminInventoryItemLocationLevels = read(
  'GET /admin/inventory-items/:id/location-levels',
  'query',
)
export const useAdminCreateInventoryItem = change('POST /admin/inventory-items')
export const useAdminUpdateInventoryItem = change('POST /admin/inventory-items/:id')
export const useAdminDeleteInventoryItem = change('DELETE /admin/inventory-items/:id')
export const useAdminCreateLocationLevel = change('POST /admin/inventory-items/:id/location-levels')
export const useAdminUpdateLocationLevel = change(
  'POST /admin/inventory-items/:id/location-levels/:location_id',
)
export const useAdminDeleteLocationLevel = change(
  'DELETE /admin/inventory-items/:id/location-levels/:location_id',
)
export const useAdminAdjustLocationLevel = change(
  'POST /admin/inventory-items/:id/location-levels/:location_id/adjust',
)
export const useAdminAdjustInventory = change('POST /admin/inventory-items/adjust')
export const useAdminInventoryMovements = read('GET /admin/inventory-items/:id/movements', 'query')
export const useAdminTakeInventoryCount = change('POST /admin/inventory-counts')
