'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: order swaps. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminSwaps = read('GET /admin/swaps', 'query')
export const useAdminSwap = read('GET /admin/swaps/:id')
export const useAdminCreateSwap = change('POST /admin/orders/:id/swaps')
export const useAdminCancelSwap = change('POST /admin/orders/:id/swaps/:swap_id/cancel')
export const useAdminFulfillSwap = change('POST /admin/orders/:id/swaps/:swap_id/fulfillments')
export const useAdminCancelSwapFulfillment = change(
  'POST /admin/orders/:id/swaps/:swap_id/fulfillments/:fulfillment_id/cancel',
)
export const useAdminCreateSwapShipment = change('POST /admin/orders/:id/swaps/:swap_id/shipments')
export const useAdminProcessSwapPayment = change('POST /admin/orders/:id/swaps/:swap_id/process-payment')
