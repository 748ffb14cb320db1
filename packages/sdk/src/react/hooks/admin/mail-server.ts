'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: the mail server. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminMailServer = read('GET /admin/mail-server')
export const useAdminUpdateMailServer = change('POST /admin/mail-server')
export const useAdminDeleteMailServer = change('DELETE /admin/mail-server')
export const useAdminTestMailServer = change('POST /admin/mail-server/test')
