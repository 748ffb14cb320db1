'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: webhooks. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminWebhooks = read('GET /admin/webhooks', 'query')
export const useAdminWebhook = read('GET /admin/webhooks/:id')
export const useAdminWebhookDeliveries = read('GET /admin/webhooks/:id/deliveries', 'query')
export const useAdminCreateWebhook = change('POST /admin/webhooks')
export const useAdminUpdateWebhook = change('POST /admin/webhooks/:id')
export const useAdminDeleteWebhook = change('DELETE /admin/webhooks/:id')
export const useAdminRenewWebhookSecret = change('POST /admin/webhooks/:id/secret')
export const useAdminTestWebhook = change('POST /admin/webhooks/:id/test')
export const useAdminReplayWebhook = change('POST /admin/webhooks/:id/replay')
