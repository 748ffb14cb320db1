import type { Call } from '../call'
import { listed } from '../iterate'

export const orders = (call: Call) => ({
  ...listed(call('GET /admin/orders', 'query')),
  /** Read an order with all that became of it. */
  retrieve: call('GET /admin/orders/:id', 'shape'),
  /** Correct an order: buyer, addresses, metadata. */
  update: call('POST /admin/orders/:id', 'body and shape'),
  /** Mark an order as done. */
  complete: call('POST /admin/orders/:id/complete', 'shape'),
  /** Cancel an order: money that was promised or taken goes back, and its stock is free again. */
  cancel: call('POST /admin/orders/:id/cancel', 'shape'),
  /** Put a finished order aside; it stays readable. */
  archive: call('POST /admin/orders/:id/archive', 'shape'),
  /** Take the money of an order that was promised. */
  capturePayment: call('POST /admin/orders/:id/capture', 'shape'),
  /** Give money of an order back, with a reason. */
  refundPayment: call('POST /admin/orders/:id/refund', 'body and shape'),
  /** Pack goods of an order. */
  createFulfillment: call('POST /admin/orders/:id/fulfillment', 'body and shape'),
  /** Unpack goods of an order, before they are on their way. */
  cancelFulfillment: call('POST /admin/orders/:id/fulfillments/:fulfillment_id/cancel', 'shape'),
  /** Say that packed goods of an order are on their way, with their tracking numbers. */
  createShipment: call('POST /admin/orders/:id/shipment', 'body and shape'),
  /** Announce that goods of an order come back, and receive them at once if you say so. */
  requestReturn: call('POST /admin/orders/:id/return', 'body and shape'),
  /** Choose another way to send an order. */
  addShippingMethod: call('POST /admin/orders/:id/shipping-methods', 'body and shape'),
  /** What an order costs, what was paid and given back, entry by entry. */
  ledger: call('GET /admin/orders/:id/ledger', 'query'),
  /** List the tags that orders have, by value, with how many have each. */
  tags: call('GET /admin/order-tags', 'query'),
  /** What happened to an order, newest first. */
  timeline: call('GET /admin/orders/:id/timeline', 'query'),
  /** List what is promised to an order. */
  listReservations: call('GET /admin/orders/:id/reservations', 'query'),
  /** Promise stock of a location to a line. */
  reserveLineItem: call('POST /admin/orders/:id/line-items/:line_item_id/reserve', 'body'),
  /** Agree to other goods in the place of some. */
  createSwap: call('POST /admin/orders/:id/swaps', 'body and shape'),
  /** Call a swap off, unless money was taken or went back or its parcels or its return stand. */
  cancelSwap: call('POST /admin/orders/:id/swaps/:swap_id/cancel', 'shape'),
  /** Pack the new goods of a swap. */
  fulfillSwap: call('POST /admin/orders/:id/swaps/:swap_id/fulfillments', 'body and shape'),
  /** Unpack the new goods of a swap, before they are on their way. */
  cancelSwapFulfillment: call(
    'POST /admin/orders/:id/swaps/:swap_id/fulfillments/:fulfillment_id/cancel',
    'shape',
  ),
  /** Say that packed goods of a swap are on their way. */
  createSwapShipment: call('POST /admin/orders/:id/swaps/:swap_id/shipments', 'body and shape'),
  /** Take or give back the difference of a swap, once. */
  processSwapPayment: call('POST /admin/orders/:id/swaps/:swap_id/process-payment', 'shape'),
  /** Open a claim: money back, or others in the place of what came wrong. */
  createClaim: call('POST /admin/orders/:id/claims', 'body and shape'),
  /** Change what a claim says of its items, and how it is sent. */
  updateClaim: call('POST /admin/orders/:id/claims/:claim_id', 'body and shape'),
  /** Call a claim off, unless money went back or its parcels or its return stand. */
  cancelClaim: call('POST /admin/orders/:id/claims/:claim_id/cancel', 'shape'),
  /** Pack the goods that a claim sends again. */
  fulfillClaim: call('POST /admin/orders/:id/claims/:claim_id/fulfillments', 'body and shape'),
  /** Unpack what a claim sends again, before it is on its way. */
  cancelClaimFulfillment: call(
    'POST /admin/orders/:id/claims/:claim_id/fulfillments/:fulfillment_id/cancel',
    'shape',
  ),
  /** Say that packed goods of a claim are on their way. */
  createClaimShipment: call('POST /admin/orders/:id/claims/:claim_id/shipments', 'body and shape'),
})
