'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: order edits. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminOrderEdits = read('GET /admin/order-edits', 'query')
export const useAdminOrderEdit = read('GET /admin/order-edits/:id', 'shape')
export const useAdminCreateOrderEdit = change('POST /admin/order-edits')
export const useAdminUpdateOrderEdit = change('POST /admin/order-edits/:id')
export const useAdminDeleteOrderEdit = change('DELETE /admin/order-edits/:id')
export const useAdminOrderEditAddLineItem = change('POST /admin/order-edits/:id/items')
export const useAdminOrderEditUpdateLineItem = change('POST /admin/order-edits/:id/items/:item_id')
export const useAdminOrderEditDeleteLineItem = change('DELETE /admin/order-edits/:id/items/:item_id')
export const useAdminDeleteOrderEditItemChange = change('DELETE /admin/order-edits/:id/changes/:change_id')
export const useAdminRequestOrderEditConfirmation = change('POST /admin/order-edits/:id/request')
export const useAdminCancelOrderEdit = change('POST /admin/order-edits/:id/cancel')
export const useAdminConfirmOrderEdit = change('POST /admin/order-edits/:id/confirm')
