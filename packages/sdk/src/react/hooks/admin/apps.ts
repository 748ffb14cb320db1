'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: apps. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List applications of others that may be connected. */
export const useAdminApps = read('GET /admin/apps')
/** Connect an application of others by the code it came back with. */
export const useAdminAuthorizeApp = change('POST /admin/apps/authorizations')
