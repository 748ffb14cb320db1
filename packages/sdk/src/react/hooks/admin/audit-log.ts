'use client'
import { read } from '../read-hook'

// Admin: audit log. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** What staff did, newest first. */
export const useAdminAuditLog = read('GET /admin/audit-log', 'query')
