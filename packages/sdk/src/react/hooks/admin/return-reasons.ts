'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: return reasons. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List reasons for returns. */
export const useAdminReturnReasons = read('GET /admin/return-reasons')
/** Read a reason for returns. */
export const useAdminReturnReason = read('GET /admin/return-reasons/:id')
/** Create a reason for returns. */
export const useAdminCreateReturnReason = change('POST /admin/return-reasons')
/** Change a reason for returns. */
export const useAdminUpdateReturnReason = change('POST /admin/return-reasons/:id')
/** Remove a reason for returns. */
export const useAdminDeleteReturnReason = change('DELETE /admin/return-reasons/:id')
/** What a return reason is called in the languages that are kept. */
export const useAdminReturnReasonTranslations = read('GET /admin/return-reasons/:id/translations')
/** Keep what a return reason is called in a language, in place of what was kept. */
export const useAdminUpdateReturnReasonTranslation = change(
  'POST /admin/return-reasons/:id/translations/:language',
)
/** Forget what a return reason is called in a language. */
export const useAdminDeleteReturnReasonTranslation = change(
  'DELETE /admin/return-reasons/:id/translations/:language',
)
