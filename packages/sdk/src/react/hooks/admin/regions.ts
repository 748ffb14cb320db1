'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: regions. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminRegions = read('GET /admin/regions', 'query')
export const useAdminRegion = read('GET /admin/regions/:id', 'shape')
export const useAdminRegionFulfillmentOptions = read('GET /admin/regions/:id/fulfillment-options')
export const useAdminCreateRegion = change('POST /admin/regions')
export const useAdminUpdateRegion = change('POST /admin/regions/:id')
export const useAdminDeleteRegion = change('DELETE /admin/regions/:id')
export const useAdminRegionAddCountry = change('POST /admin/regions/:id/countries')
export const useAdminRegionRemoveCountry = change('DELETE /admin/regions/:id/countries/:country_code')
export const useAdminRegionAddFulfillmentProvider = change('POST /admin/regions/:id/fulfillment-providers')
export const useAdminRegionDeleteFulfillmentProvider = change(
  'DELETE /admin/regions/:id/fulfillment-providers/:provider_id',
)
export const useAdminRegionAddPaymentProvider = change('POST /admin/regions/:id/payment-providers')
export const useAdminRegionDeletePaymentProvider = change(
  'DELETE /admin/regions/:id/payment-providers/:provider_id',
)
