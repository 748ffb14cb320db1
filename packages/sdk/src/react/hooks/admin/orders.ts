'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: orders. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminOrders = read('GET /admin/orders', 'query')
export const useAdminOrder = read('GET /admin/orders/:id', 'shape')
export const useAdminOrderLedger = read('GET /admin/orders/:id/ledger', 'query')
export const useAdminOrderTags = read('GET /admin/order-tags', 'query')
export const useAdminOrderTimeline = read('GET /admin/orders/:id/timeline', 'query')
export const useAdminOrderReservations = read('GET /admin/orders/:id/reservations', 'query')
export const useAdminUpdateOrder = change('POST /admin/orders/:id')
export const useAdminCompleteOrder = change('POST /admin/orders/:id/complete')
export const useAdminCancelOrder = change('POST /admin/orders/:id/cancel')
export const useAdminArchiveOrder = change('POST /admin/orders/:id/archive')
export const useAdminCapturePayment = change('POST /admin/orders/:id/capture')
export const useAdminRefundPayment = change('POST /admin/orders/:id/refund')
export const useAdminCreateFulfillment = change('POST /admin/orders/:id/fulfillment')
export const useAdminCancelFulfillment = change('POST /admin/orders/:id/fulfillments/:fulfillment_id/cancel')
export const useAdminCreateShipment = change('POST /admin/orders/:id/shipment')
export const useAdminRequestReturn = change('POST /admin/orders/:id/return')
export const useAdminAddShippingMethod = change('POST /admin/orders/:id/shipping-methods')
export const useAdminReserveLineItem = change('POST /admin/orders/:id/line-items/:line_item_id/reserve')
