'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: returns. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminReturns = read('GET /admin/returns', 'query')
export const useAdminReceiveReturn = change('POST /admin/returns/:id/receive')
export const useAdminCancelReturn = change('POST /admin/returns/:id/cancel')
