'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: return reasons. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminReturnReasons = read('GET /admin/return-reasons')
export const useAdminReturnReason = read('GET /admin/return-reasons/:id')
export const useAdminCreateReturnReason = change('POST /admin/return-reasons')
export const useAdminUpdateReturnReason = change('POST /admin/return-reasons/:id')
export const useAdminDeleteReturnReason = change('DELETE /admin/return-reasons/:id')
export const useAdminReturnReasonTranslations = read('GET /admin/return-reasons/:id/translations')
export const useAdminUpdateReturnReasonTranslation = change(
  'POST /admin/return-reasons/:id/translations/:language',
)
export const useAdminDeleteReturnReasonTranslation = change(
  'DELETE /admin/return-reasons/:id/translations/:language',
)
