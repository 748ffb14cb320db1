'use client'
import { change } from '../change-hook'

// Admin: order claims. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** Open a claim: money back, or others in the place of what came wrong. */
export const useAdminCreateClaim = change('POST /admin/orders/:id/claims')
/** Change what a claim says of its items, and how it is sent. */
export const useAdminUpdateClaim = change('POST /admin/orders/:id/claims/:claim_id')
/** Call a claim off, unless money went back or its parcels or its return stand. */
export const useAdminCancelClaim = change('POST /admin/orders/:id/claims/:claim_id/cancel')
/** Pack the goods that a claim sends again. */
export const useAdminFulfillClaim = change('POST /admin/orders/:id/claims/:claim_id/fulfillments')
/** Unpack what a claim sends again, before it is on its way. */
export const useAdminCancelClaimFulfillment = change(
  'POST /admin/orders/:id/claims/:claim_id/fulfillments/:fulfillment_id/cancel',
)
/** Say that packed goods of a claim are on their way. */
export const useAdminCreateClaimShipment = change('POST /admin/orders/:id/claims/:claim_id/shipments')
