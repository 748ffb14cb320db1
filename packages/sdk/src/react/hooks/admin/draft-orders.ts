'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: draft orders. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List draft orders. */
export const useAdminDraftOrders = read('GET /admin/draft-orders', 'query')
/** Read a draft order with its cart. */
export const useAdminDraftOrder = read('GET /admin/draft-orders/:id')
/** Prepare an order for a customer. */
export const useAdminCreateDraftOrder = change('POST /admin/draft-orders')
/** Change an open draft order. */
export const useAdminUpdateDraftOrder = change('POST /admin/draft-orders/:id')
/** Remove an open draft order. */
export const useAdminDeleteDraftOrder = change('DELETE /admin/draft-orders/:id')
/** Say that a draft order is paid: it becomes an order, and no stock is reserved. */
export const useAdminDraftOrderRegisterPayment = change('POST /admin/draft-orders/:id/pay')
/** Add a variant, or a line by hand, to a draft order. */
export const useAdminDraftOrderAddLineItem = change('POST /admin/draft-orders/:id/line-items')
/** Change a line of a draft order; quantity 0 takes it out. */
export const useAdminDraftOrderUpdateLineItem = change('POST /admin/draft-orders/:id/line-items/:line_id')
/** Take a line out of a draft order. */
export const useAdminDraftOrderRemoveLineItem = change('DELETE /admin/draft-orders/:id/line-items/:line_id')
/** Choose how a draft order is sent, at the price of the option or at another. */
export const useAdminDraftOrderAddShippingMethod = change('POST /admin/draft-orders/:id/shipping-methods')
