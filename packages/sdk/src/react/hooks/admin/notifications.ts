'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: notifications. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List letters that were sent. */
export const useAdminNotifications = read('GET /admin/notifications', 'query')
/** Send a letter again, to the same address or another. */
export const useAdminResendNotification = change('POST /admin/notifications/:id/resend')
/**
 * What was sent, as its reader saw it; text and html are null where the mail held a token, but for an open invite read by who
 * may give it.
 */
export const useAdminNotificationPreview = read('GET /admin/notifications/:id/preview')
