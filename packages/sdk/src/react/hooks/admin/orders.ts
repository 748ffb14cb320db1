'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: orders. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List orders, newest first. */
export const useAdminOrders = read('GET /admin/orders', 'query')
/** Read an order with all that became of it. */
export const useAdminOrder = read('GET /admin/orders/:id', 'shape')
/** What an order costs, what was paid and given back, entry by entry. */
export const useAdminOrderLedger = read('GET /admin/orders/:id/ledger', 'query')
/** List the tags that orders have, by value, with how many have each. */
export const useAdminOrderTags = read('GET /admin/order-tags', 'query')
/** What happened to an order, newest first. */
export const useAdminOrderTimeline = read('GET /admin/orders/:id/timeline', 'query')
/** List what is promised to an order. */
export const useAdminOrderReservations = read('GET /admin/orders/:id/reservations', 'query')
/** Correct an order: buyer, addresses, metadata. */
export const useAdminUpdateOrder = change('POST /admin/orders/:id')
/** Mark an order as done. */
export const useAdminCompleteOrder = change('POST /admin/orders/:id/complete')
/** Cancel an order: money that was promised or taken goes back, and its stock is free again. */
export const useAdminCancelOrder = change('POST /admin/orders/:id/cancel')
/** Put a finished order aside; it stays readable. */
export const useAdminArchiveOrder = change('POST /admin/orders/:id/archive')
/** Take the money of an order that was promised. */
export const useAdminCapturePayment = change('POST /admin/orders/:id/capture')
/** Give money of an order back, with a reason. */
export const useAdminRefundPayment = change('POST /admin/orders/:id/refund')
/** Pack goods of an order. */
export const useAdminCreateFulfillment = change('POST /admin/orders/:id/fulfillment')
/** Unpack goods of an order, before they are on their way. */
export const useAdminCancelFulfillment = change('POST /admin/orders/:id/fulfillments/:fulfillment_id/cancel')
/** Say that packed goods of an order are on their way, with their tracking numbers. */
export const useAdminCreateShipment = change('POST /admin/orders/:id/shipment')
/** Announce that goods of an order come back, and receive them at once if you say so. */
export const useAdminRequestReturn = change('POST /admin/orders/:id/return')
/** Choose another way to send an order. */
export const useAdminAddShippingMethod = change('POST /admin/orders/:id/shipping-methods')
/** Promise stock of a location to a line. */
export const useAdminReserveLineItem = change('POST /admin/orders/:id/line-items/:line_item_id/reserve')
