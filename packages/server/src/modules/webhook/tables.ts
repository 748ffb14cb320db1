import type { WebhookDeliveryStatus } from '@cartwright/contract'
import type { Kit } from '../../store/schema/columns'
import type { FactsOf } from '../../store/schema/table-facts'

export const webhookTables = (k: Kit) => ({
  /** An address that is told of events. */
  webhook: k.table(
    'webhook',
    {
      id: k.id('whk'),
      url: k.text().notNull(),
      description: k.text(),
      events: k.json<string[]>().notNull(),
      is_enabled: k.bool().notNull().default(true),
      /** Sealed with the shop's secret. */
      sealed_secret: k.text().notNull(),
      secret_hint: k.text().notNull(),
      /** The one before, which counts until then. */
      sealed_old_secret: k.text(),
      old_secret_until: k.time(),
      failing_since: k.time(),
      disabled_at: k.time(),
      /** One instance at a time delivers to it. */
      claimed_until: k.time(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
    },
    (t) => [k.index('webhook_created_at', t.created_at)],
  ),
  webhook_delivery: k.table(
    'webhook_delivery',
    {
      id: k.id('whd'),
      webhook_id: k.text().notNull(),
      event_id: k.text().notNull(),
      event_name: k.text().notNull(),
      /** The body as it is sent: its signature covers these very signs. */
      payload: k.text().notNull(),
      status: k.text<WebhookDeliveryStatus>().notNull().default('waiting'),
      attempts: k.int().notNull().default(0),
      due_at: k.time(),
      attempted_at: k.time(),
      delivered_at: k.time(),
      response_status: k.int(),
      response_body: k.text(),
      error: k.text(),
      duration_ms: k.int(),
      replay_of: k.text(),
      created_at: k.createdAt(),
    },
    (t) => [
      k.index('webhook_delivery_webhook_id', t.webhook_id, t.created_at),
      k.index('webhook_delivery_due_at', t.due_at),
      k.index('webhook_delivery_created_at', t.created_at),
    ],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const webhookFacts = {
  webhook: {
    entities: ['Webhook'],
    records: [{ path: '/admin/webhooks' }],
  },
  webhook_delivery: {
    entities: ['WebhookDelivery'],
    isAudited: false,
    records: [{ path: '/admin/webhooks', by: 'webhook_id' }],
  },
} satisfies FactsOf<typeof webhookTables>
