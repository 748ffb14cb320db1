'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: notifications. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminNotifications = read('GET /admin/notifications', 'query')
export const useAdminResendNotification = change('POST /admin/notifications/:id/resend')
export const useAdminNotificationPreview = read('GET /admin/notifications/:id/preview')
