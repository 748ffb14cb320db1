'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: returns. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List returns. */
export const useAdminReturns = read('GET /admin/returns', 'query')
/** Take in what came back of an order: stock and money follow. */
export const useAdminReceiveReturn = change('POST /admin/returns/:id/receive')
/** Call a return off that was not received. */
export const useAdminCancelReturn = change('POST /admin/returns/:id/cancel')
