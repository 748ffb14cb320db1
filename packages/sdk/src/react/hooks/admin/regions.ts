'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: regions. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List regions. */
export const useAdminRegions = read('GET /admin/regions', 'query')
/** Read a region. */
export const useAdminRegion = read('GET /admin/regions/:id', 'shape')
/** List what the providers of a region can be asked to do. */
export const useAdminRegionFulfillmentOptions = read('GET /admin/regions/:id/fulfillment-options')
/** Create a region. */
export const useAdminCreateRegion = change('POST /admin/regions')
/** Change a region. */
export const useAdminUpdateRegion = change('POST /admin/regions/:id')
/** Remove a region; its countries are free again. */
export const useAdminDeleteRegion = change('DELETE /admin/regions/:id')
/** Add a country to a region. */
export const useAdminRegionAddCountry = change('POST /admin/regions/:id/countries')
/** Take a country out of a region. */
export const useAdminRegionRemoveCountry = change('DELETE /admin/regions/:id/countries/:country_code')
/** Let a region be sent to by a provider. */
export const useAdminRegionAddFulfillmentProvider = change('POST /admin/regions/:id/fulfillment-providers')
/** Stop sending to a region by a provider. */
export const useAdminRegionDeleteFulfillmentProvider = change(
  'DELETE /admin/regions/:id/fulfillment-providers/:provider_id',
)
/** Let a region pay through a provider. */
export const useAdminRegionAddPaymentProvider = change('POST /admin/regions/:id/payment-providers')
/** Stop a region paying through a provider. */
export const useAdminRegionDeletePaymentProvider = change(
  'DELETE /admin/regions/:id/payment-providers/:provider_id',
)
