'use client'
import { read } from '../read-hook'

// Admin: health. One hook a call; read-hook.ts says what each takes.

/** Look at what the shop runs on, as `cartwright doctor` does. */
export const useAdminHealth = read('GET /admin/health')
/** What the shop has and lacks to sell. */
export const useAdminSetupChecklist = read('GET /admin/setup/checklist')
