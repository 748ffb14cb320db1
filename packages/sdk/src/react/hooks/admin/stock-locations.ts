'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: stock locations. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminStockLocations = read('GET /admin/stock-locations', 'query')
export const useAdminStockLocation = read('GET /admin/stock-locations/:id', 'shape')
export const useAdminCreateStockLocation = change('POST /admin/stock-locations')
export const useAdminUpdateStockLocation = change('POST /admin/stock-locations/:id')
export const useAdminDeleteStockLocation = change('DELETE /admin/stock-locations/:id')
