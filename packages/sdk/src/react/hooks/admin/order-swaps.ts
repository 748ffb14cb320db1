'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: order swaps. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List swaps. */
export const useAdminSwaps = read('GET /admin/swaps', 'query')
/** Read a swap with its return and its cart. */
export const useAdminSwap = read('GET /admin/swaps/:id')
/** Agree to other goods in the place of some. */
export const useAdminCreateSwap = change('POST /admin/orders/:id/swaps')
/** Call a swap off, unless money was taken or went back or its parcels or its return stand. */
export const useAdminCancelSwap = change('POST /admin/orders/:id/swaps/:swap_id/cancel')
/** Pack the new goods of a swap. */
export const useAdminFulfillSwap = change('POST /admin/orders/:id/swaps/:swap_id/fulfillments')
/** Unpack the new goods of a swap, before they are on their way. */
export const useAdminCancelSwapFulfillment = change(
  'POST /admin/orders/:id/swaps/:swap_id/fulfillments/:fulfillment_id/cancel',
)
/** Say that packed goods of a swap are on their way. */
export const useAdminCreateSwapShipment = change('POST /admin/orders/:id/swaps/:swap_id/shipments')
/** Take or give back the difference of a swap, once. */
export const useAdminProcessSwapPayment = change('POST /admin/orders/:id/swaps/:swap_id/process-payment')
