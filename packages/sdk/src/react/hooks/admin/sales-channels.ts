'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: sales channels. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List sales channels. */
export const useAdminSalesChannels = read('GET /admin/sales-channels', 'query')
/** Read a sales channel. */
export const useAdminSalesChannel = read('GET /admin/sales-channels/:id')
/** Create a sales channel. */
export const useAdminCreateSalesChannel = change('POST /admin/sales-channels')
/** Change a sales channel. */
export const useAdminUpdateSalesChannel = change('POST /admin/sales-channels/:id')
/** Remove a sales channel that is not the default. */
export const useAdminDeleteSalesChannel = change('DELETE /admin/sales-channels/:id')
/** Sell products through a channel. */
export const useAdminAddProductsToSalesChannel = change('POST /admin/sales-channels/:id/products/batch')
/** Stop selling products through a channel. */
export const useAdminDeleteProductsFromSalesChannel = change(
  'DELETE /admin/sales-channels/:id/products/batch',
)
/** Let a channel sell the stock of a location. */
export const useAdminAddLocationToSalesChannel = change('POST /admin/sales-channels/:id/stock-locations')
/** Stop a channel selling the stock of a location. */
export const useAdminRemoveLocationFromSalesChannel = change(
  'DELETE /admin/sales-channels/:id/stock-locations',
)
