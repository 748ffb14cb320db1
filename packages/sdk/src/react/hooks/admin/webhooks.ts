'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: webhooks. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List the addresses that are told of events. */
export const useAdminWebhooks = read('GET /admin/webhooks', 'query')
/** Read a webhook. */
export const useAdminWebhook = read('GET /admin/webhooks/:id')
/** List the deliveries of a webhook, the latest first. */
export const useAdminWebhookDeliveries = read('GET /admin/webhooks/:id/deliveries', 'query')
/** Have an address told of events; the secret it is signed with is answered this once. */
export const useAdminCreateWebhook = change('POST /admin/webhooks')
/** Change a webhook. */
export const useAdminUpdateWebhook = change('POST /admin/webhooks/:id')
/** Remove a webhook with the log of its deliveries. */
export const useAdminDeleteWebhook = change('DELETE /admin/webhooks/:id')
/** Make a new secret; for a while deliveries are signed with the one before as well. */
export const useAdminRenewWebhookSecret = change('POST /admin/webhooks/:id/secret')
/** Send the event webhook.test now, once, and tell what was answered. */
export const useAdminTestWebhook = change('POST /admin/webhooks/:id/test')
/** Send again: the deliveries that are named, or those of a time and a status, up to a thousand. */
export const useAdminReplayWebhook = change('POST /admin/webhooks/:id/replay')
