'use client'
import { read } from '../read-hook'

// Admin: health. One hook a call; read-hook.ts says what each takes.
export const useAdminHealth = read('GET /admin/health')
export const useAdminSetupChecklist = read('GET /admin/setup/checklist')
