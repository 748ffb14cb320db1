'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: the mail server. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** Read how mails leave the shop. */
export const useAdminMailServer = read('GET /admin/mail-server')
/** Set up the mail server; it is used at once. */
export const useAdminUpdateMailServer = change('POST /admin/mail-server')
/** Forget the mail server: mails are kept and logged from then on. */
export const useAdminDeleteMailServer = change('DELETE /admin/mail-server')
/** Send a test mail and tell what the server said. */
export const useAdminTestMailServer = change('POST /admin/mail-server/test')
