'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: stock locations. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List where goods lie. */
export const useAdminStockLocations = read('GET /admin/stock-locations', 'query')
/** Read a stock location. */
export const useAdminStockLocation = read('GET /admin/stock-locations/:id', 'shape')
/** Create a stock location. */
export const useAdminCreateStockLocation = change('POST /admin/stock-locations')
/** Change a stock location. */
export const useAdminUpdateStockLocation = change('POST /admin/stock-locations/:id')
/** Remove a stock location with its levels and reservations. */
export const useAdminDeleteStockLocation = change('DELETE /admin/stock-locations/:id')
