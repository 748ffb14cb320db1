'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: sales channels. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminSalesChannels = read('GET /admin/sales-channels', 'query')
export const useAdminSalesChannel = read('GET /admin/sales-channels/:id')
export const useAdminCreateSalesChannel = change('POST /admin/sales-channels')
export const useAdminUpdateSalesChannel = change('POST /admin/sales-channels/:id')
export const useAdminDeleteSalesChannel = change('DELETE /admin/sales-channels/:id')
export const useAdminAddProductsToSalesChannel = change('POST /admin/sales-channels/:id/products/batch')
export const useAdminDeleteProductsFromSalesChannel = change(
  'DELETE /admin/sales-channels/:id/products/batch',
)
export const useAdminAddLocationToSalesChannel = change('POST /admin/sales-channels/:id/stock-locations')
export const useAdminRemoveLocationFromSalesChannel = change(
  'DELETE /admin/sales-channels/:id/stock-locations',
)
