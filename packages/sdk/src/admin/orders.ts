import type { Call } from '../call'
import { listed } from '../iterate'

export const orders = (call: Call) => ({
  ...listed(call('GET /admin/orders', 'query')),
  retrieve: call('GET /admin/orders/:id', 'query'),
  update: call('POST /admin/orders/:id', 'body and query'),
  complete: call('POST /admin/orders/:id/complete', 'query'),
  cancel: call('POST /admin/orders/:id/cancel', 'query'),
  archive: call('POST /admin/orders/:id/archive', 'query'),
  capturePayment: call('POST /admin/orders/:id/capture', 'query'),
  refundPayment: call('POST /admin/orders/:id/refund', 'body and query'),
  createFulfillment: call('POST /admin/orders/:id/fulfillment', 'body and query'),
  cancelFulfillment: call('POST /admin/orders/:id/fulfillments/:fulfillment_id/cancel', 'query'),
  createShipment: call('POST /admin/orders/:id/shipment', 'body and query'),
  requestReturn: call('POST /admin/orders/:id/return', 'body and query'),
  addShippingMethod: call('POST /admin/orders/:id/shipping-methods', 'body and query'),
  listReservations: call('GET /admin/orders/:id/reservations', 'query'),
  reserveLineItem: call('POST /admin/orders/:id/line-items/:line_item_id/reserve', 'body'),
  createSwap: call('POST /admin/orders/:id/swaps', 'body and query'),
  cancelSwap: call('POST /admin/orders/:id/swaps/:swap_id/cancel', 'query'),
  fulfillSwap: call('POST /admin/orders/:id/swaps/:swap_id/fulfillments', 'body and query'),
  cancelSwapFulfillment: call(
    'POST /admin/orders/:id/swaps/:swap_id/fulfillments/:fulfillment_id/cancel',
    'query',
  ),
  createSwapShipment: call('POST /admin/orders/:id/swaps/:swap_id/shipments', 'body and query'),
  processSwapPayment: call('POST /admin/orders/:id/swaps/:swap_id/process-payment', 'query'),
  createClaim: call('POST /admin/orders/:id/claims', 'body and query'),
  updateClaim: call('POST /admin/orders/:id/claims/:claim_id', 'body and query'),
  cancelClaim: call('POST /admin/orders/:id/claims/:claim_id/cancel', 'query'),
  fulfillClaim: call('POST /admin/orders/:id/claims/:claim_id/fulfillments', 'body and query'),
  cancelClaimFulfillment: call(
    'POST /admin/orders/:id/claims/:claim_id/fulfillments/:fulfillment_id/cancel',
    'query',
  ),
  createClaimShipment: call('POST /admin/orders/:id/claims/:claim_id/shipments', 'body and query'),
})
