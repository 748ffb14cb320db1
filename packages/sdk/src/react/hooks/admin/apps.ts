'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: apps. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminApps = read('GET /admin/apps')
export const useAdminAuthorizeApp = change('POST /admin/apps/authorizations')
