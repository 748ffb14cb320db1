'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: auth. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminGetSession = read('GET /admin/auth')
export const useAdminLogin = change('POST /admin/auth')
export const useAdminDeleteSession = change('DELETE /admin/auth')
