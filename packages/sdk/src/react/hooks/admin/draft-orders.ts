'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: draft orders. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminDraftOrders = read('GET /admin/draft-orders', 'query')
export const useAdminDraftOrder = read('GET /admin/draft-orders/:id')
export const useAdminCreateDraftOrder = change('POST /admin/draft-orders')
export const useAdminUpdateDraftOrder = change('POST /admin/draft-orders/:id')
export const useAdminDeleteDraftOrder = change('DELETE /admin/draft-orders/:id')
export const useAdminDraftOrderRegisterPayment = change('POST /admin/draft-orders/:id/pay')
export const useAdminDraftOrderAddLineItem = change('POST /admin/draft-orders/:id/line-items')
export const useAdminDraftOrderUpdateLineItem = change('POST /admin/draft-orders/:id/line-items/:line_id')
export const useAdminDraftOrderRemoveLineItem = change('DELETE /admin/draft-orders/:id/line-items/:line_id')
export const useAdminDraftOrderAddShippingMethod = change('POST /admin/draft-orders/:id/shipping-methods')
