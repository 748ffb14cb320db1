'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: shipping profiles. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminShippingProfiles = read('GET /admin/shipping-profiles')
export const useAdminShippingProfile = read('GET /admin/shipping-profiles/:id')
export const useAdminCreateShippingProfile = change('POST /admin/shipping-profiles')
export const useAdminUpdateShippingProfile = change('POST /admin/shipping-profiles/:id')
export const useAdminDeleteShippingProfile = change('DELETE /admin/shipping-profiles/:id')
