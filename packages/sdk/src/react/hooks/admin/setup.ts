'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: setup. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminSetup = read('GET /admin/setup')
export const useAdminCompleteSetup = change('POST /admin/setup')
