import { z } from 'zod'
import { webhookDeliveryStatuses } from '../choices'
import { deleted, endpoints, page } from '../endpoint'
import { Webhook, WebhookDelivery } from '../entities/webhook'
import { dateRange, paging } from '../query'
import { webhookEvents } from '../webhook-events'

const fields = {
  url: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).max(2000),
  description: z.string().trim().max(200).nullable(),
  events: z
    .array(z.enum(['*', ...webhookEvents]))
    .min(1)
    .max(200),
  is_enabled: z.boolean(),
}
const Status = z.enum(webhookDeliveryStatuses)
const tag = 'Webhooks'
const withSecret = z.object({ webhook: Webhook, secret: z.string() })

export const webhookEndpoints = endpoints({
  'GET /admin/webhooks': {
    access: 'staff',
    tag,
    summary: 'List the addresses that are told of events',
    query: () => z.strictObject({ ...paging(20) }),
    returns: () => page('webhooks', Webhook),
  },
  'POST /admin/webhooks': {
    access: 'staff',
    tag,
    summary: 'Have an address told of events; the secret it is signed with is answered this once',
    body: () =>
      z.strictObject({
        ...fields,
        description: fields.description.default(null),
        is_enabled: fields.is_enabled.default(true),
      }),
    returns: () => withSecret,
  },
  'GET /admin/webhooks/:id': {
    access: 'staff',
    tag,
    summary: 'Read a webhook',
    returns: () => z.object({ webhook: Webhook }),
  },
  'POST /admin/webhooks/:id': {
    access: 'staff',
    tag,
    summary: 'Change a webhook',
    body: () => z.strictObject(fields).partial(),
    returns: () => z.object({ webhook: Webhook }),
  },
  'DELETE /admin/webhooks/:id': {
    access: 'staff',
    tag,
    summary: 'Remove a webhook with the log of its deliveries',
    returns: () => deleted('webhook'),
  },
  'POST /admin/webhooks/:id/secret': {
    access: 'staff',
    tag,
    summary: 'Make a new secret; for a while deliveries are signed with the one before as well',
    body: () =>
      z.strictObject({
        /** For how long, in hours. */
        overlap_hours: z.int().min(0).max(168).default(24),
      }),
    returns: () => withSecret,
  },
  'POST /admin/webhooks/:id/test': {
    access: 'staff',
    tag,
    summary: 'Send the event webhook.test now, once, and tell what was answered',
    returns: () => z.object({ delivery: WebhookDelivery }),
  },
  'GET /admin/webhooks/:id/deliveries': {
    access: 'staff',
    tag,
    summary: 'List the deliveries of a webhook, the latest first',
    query: () =>
      z.strictObject({
        ...paging(20),
        status: Status.optional(),
        event_name: z.string().max(100).optional(),
        created_at: dateRange.optional(),
      }),
    returns: () => page('deliveries', WebhookDelivery),
  },
  'POST /admin/webhooks/:id/replay': {
    access: 'staff',
    tag,
    summary: 'Send again: the deliveries that are named, or those of a time and a status, up to a thousand',
    body: () =>
      z.strictObject({
        ids: z.array(z.string()).min(1).max(1000).optional(),
        created_at: dateRange.optional(),
        status: Status.optional(),
      }),
    returns: () =>
      z.object({
        /** How many are on their way. */
        count: z.number(),
      }),
  },
})
