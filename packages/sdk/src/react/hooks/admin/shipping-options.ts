'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: shipping options. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminShippingOptions = read('GET /admin/shipping-options', 'query')
export const useAdminShippingOption = read('GET /admin/shipping-options/:id')
export const useAdminCreateShippingOption = change('POST /admin/shipping-options')
export const useAdminUpdateShippingOption = change('POST /admin/shipping-options/:id')
export const useAdminDeleteShippingOption = change('DELETE /admin/shipping-options/:id')
export const useAdminShippingOptionTranslations = read('GET /admin/shipping-options/:id/translations')
export const useAdminUpdateShippingOptionTranslation = change(
  'POST /admin/shipping-options/:id/translations/:language',
)
export const useAdminDeleteShippingOptionTranslation = change(
  'DELETE /admin/shipping-options/:id/translations/:language',
)
