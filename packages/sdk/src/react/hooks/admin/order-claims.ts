'use client'
import { change } from '../change-hook'

// Admin: order claims. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminCreateClaim = change('POST /admin/orders/:id/claims')
export const useAdminUpdateClaim = change('POST /admin/orders/:id/claims/:claim_id')
export const useAdminCancelClaim = change('POST /admin/orders/:id/claims/:claim_id/cancel')
export const useAdminFulfillClaim = change('POST /admin/orders/:id/claims/:claim_id/fulfillments')
export const useAdminCancelClaimFulfillment = change(
  'POST /admin/orders/:id/claims/:claim_id/fulfillments/:fulfillment_id/cancel',
)
export const useAdminCreateClaimShipment = change('POST /admin/orders/:id/claims/:claim_id/shipments')
