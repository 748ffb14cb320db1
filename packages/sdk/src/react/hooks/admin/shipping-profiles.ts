'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: shipping profiles. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List shipping profiles. */
export const useAdminShippingProfiles = read('GET /admin/shipping-profiles')
/** Read a shipping profile with its products and ways to send. */
export const useAdminShippingProfile = read('GET /admin/shipping-profiles/:id')
/** Create a shipping profile. */
export const useAdminCreateShippingProfile = change('POST /admin/shipping-profiles')
/** Change a shipping profile, and move products and ways to send to it. */
export const useAdminUpdateShippingProfile = change('POST /admin/shipping-profiles/:id')
/** Remove a shipping profile. */
export const useAdminDeleteShippingProfile = change('DELETE /admin/shipping-profiles/:id')
