import { z } from 'zod'
import { endpoints, page } from '../endpoint'
import { Notification } from '../entities/notification'
import { paging, shape, text } from '../query'

const adminNotificationReply = {
  fields: [
    'id',
    'resource_type',
    'resource_id',
    'event_name',
    'to',
    'provider_id',
    'created_at',
    'updated_at',
  ],
  relations: ['resends'],
} as const

export const notificationEndpoints = endpoints({
  'GET /admin/notifications': {
    access: 'staff',
    tag: 'Notifications',
    summary: 'List letters that were sent',
    query: () =>
      z.strictObject({
        ...paging(50),
        ...shape,
        event_name: text.optional(),
        resource_type: text.optional(),
        resource_id: text.optional(),
        to: text.optional(),
        include_resends: text.optional(),
      }),
    returns: () => page('notifications', Notification),
    reply: adminNotificationReply,
  },
  'GET /admin/notifications/:id/preview': {
    access: 'staff',
    tag: 'Notifications',
    summary:
      'What was sent, as its reader saw it; text and html are null where the mail held a token, but for an open invite read by who may give it',
    returns: () =>
      z.object({
        preview: z.object({
          to: z.string(),
          subject: z.string(),
          text: z.string().nullable(),
          html: z.string().nullable(),
        }),
      }),
  },
  'POST /admin/notifications/:id/resend': {
    access: 'staff',
    tag: 'Notifications',
    summary: 'Send a letter again, to the same address or another',
    body: () =>
      z.strictObject({
        to: z.string().nullish(),
      }),
    returns: () => z.object({ notification: Notification }),
    reply: adminNotificationReply,
  },
})
