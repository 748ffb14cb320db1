'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: shipping options. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List the ways to send. */
export const useAdminShippingOptions = read('GET /admin/shipping-options', 'query')
/** Read a way to send. */
export const useAdminShippingOption = read('GET /admin/shipping-options/:id')
/** Create a way to send. */
export const useAdminCreateShippingOption = change('POST /admin/shipping-options')
/** Change a way to send. */
export const useAdminUpdateShippingOption = change('POST /admin/shipping-options/:id')
/** Remove a way to send. */
export const useAdminDeleteShippingOption = change('DELETE /admin/shipping-options/:id')
/** What a shipping option is called in the languages that are kept. */
export const useAdminShippingOptionTranslations = read('GET /admin/shipping-options/:id/translations')
/** Keep what a shipping option is called in a language, in place of what was kept. */
export const useAdminUpdateShippingOptionTranslation = change(
  'POST /admin/shipping-options/:id/translations/:language',
)
/** Forget what a shipping option is called in a language. */
export const useAdminDeleteShippingOptionTranslation = change(
  'DELETE /admin/shipping-options/:id/translations/:language',
)
