'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: setup. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** Whether the shop waits for its first member of staff, and what it is called. */
export const useAdminSetup = read('GET /admin/setup')
/** Become the first admin, with the secret that the shop printed when it started; signs in. */
export const useAdminCompleteSetup = change('POST /admin/setup')
