'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: order edits. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List changes of orders. */
export const useAdminOrderEdits = read('GET /admin/order-edits', 'query')
/** Read a change of an order, with what it comes to. */
export const useAdminOrderEdit = read('GET /admin/order-edits/:id', 'shape')
/** Begin to change an order. */
export const useAdminCreateOrderEdit = change('POST /admin/order-edits')
/** Change the note of an edit. */
export const useAdminUpdateOrderEdit = change('POST /admin/order-edits/:id')
/** Remove an edit that was not asked for yet. */
export const useAdminDeleteOrderEdit = change('DELETE /admin/order-edits/:id')
/** Add goods within an edit. */
export const useAdminOrderEditAddLineItem = change('POST /admin/order-edits/:id/items')
/** Change a quantity within an edit. */
export const useAdminOrderEditUpdateLineItem = change('POST /admin/order-edits/:id/items/:item_id')
/** Take a line out within an edit. */
export const useAdminOrderEditDeleteLineItem = change('DELETE /admin/order-edits/:id/items/:item_id')
/** Undo one change of an edit. */
export const useAdminDeleteOrderEditItemChange = change('DELETE /admin/order-edits/:id/changes/:change_id')
/** Ask the customer to agree to a change of the order. */
export const useAdminRequestOrderEditConfirmation = change('POST /admin/order-edits/:id/request')
/** Give up a change of an order that was asked for. */
export const useAdminCancelOrderEdit = change('POST /admin/order-edits/:id/cancel')
/** Make a change of an order hold. */
export const useAdminConfirmOrderEdit = change('POST /admin/order-edits/:id/confirm')
