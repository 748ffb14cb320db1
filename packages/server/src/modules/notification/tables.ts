import type { MailSecurity } from '@cartwright/contract'
import type { Kit } from '../../store/schema/columns'
import { many, one } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const notificationTables = (k: Kit) => ({
  notification: k.table(
    'notification',
    {
      id: k.id('noti'),
      event_name: k.text(),
      resource_type: k.text().notNull(),
      resource_id: k.text().notNull(),
      customer_id: k.text(),
      to: k.text().notNull(),
      data: k.json<Record<string, unknown>>().notNull(),
      parent_id: k.text(),
      provider_id: k.text(),
      /** The event it was sent for: a repeated delivery sends nothing twice. */
      event_id: k.text(),
      /** Who had it sent again. */
      created_by: k.text(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
    },
    (t) => [
      k.index('notification_parent_id', t.parent_id),
      k.index('notification_event_id', t.event_id),
      k.index('notification_created_at', t.created_at),
      k.index('notification_resource_id', t.resource_id),
    ],
  ),
  /** The mail server that staff set up: one row at most. */
  mail_server: k.table('mail_server', {
    id: k.key(),
    host: k.text().notNull(),
    port: k.int().notNull(),
    user: k.text(),
    /** Sealed with the shop's secret. */
    sealed_password: k.text(),
    from: k.text().notNull(),
    security: k.text<MailSecurity>().notNull(),
    created_at: k.createdAt(),
    updated_at: k.updatedAt(),
  }),
})

/** What each of these tables is to the rest of the shop. */
export const notificationFacts = {
  notification: {
    entities: ['Notification'],
    records: [{ path: '/admin/notifications' }],
    relations: {
      customer: one('customer', 'customer_id'),
      parent_notification: one('notification', 'parent_id'),
      resends: many('notification', 'parent_id'),
      provider: one('notification_provider', 'provider_id'),
    },
  },
  mail_server: {
    records: [{ path: '/admin/mail-server' }],
  },
} satisfies FactsOf<typeof notificationTables>
