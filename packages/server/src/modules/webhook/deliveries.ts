import type { Parsed, WebhookDelivery } from '@cartwright/contract'
import { invalidData, notAllowed, notFound } from '../../errors'
import type { Shop } from '../../shop'
import { equals, within } from '../../store/reading/filters'
import { findOne } from '../../store/reading/graph'
import { list } from '../../store/reading/list'
import { shapeOf } from '../../store/reading/shape'
import { newId, now } from '../../store/schema/ids'
import { findWebhook } from './change-webhooks'
import { writeAttempt } from './deliver'
import { deliveriesToReplay } from './queries'
import { payloadOf } from './queue-deliveries'
import { sendDelivery } from './send-delivery'
import { wakeDeliveries } from './wake'

const whole = shapeOf([])

/** The log of an address, the latest first. @throws not_found */
export async function listDeliveries(
  shop: Shop,
  webhookId: string,
  query: Parsed<'GET /admin/webhooks/:id/deliveries'>['query'],
) {
  await findWebhook(shop, webhookId)
  const { limit, offset } = query
  const { webhook_delivery: t } = shop.db.t
  const { rows, count } = await list<WebhookDelivery>(shop.db, 'webhook_delivery', whole, {
    limit,
    offset,
    filters: [
      equals(t.webhook_id, [webhookId]),
      equals(t.status, query.status && [query.status]),
      equals(t.event_name, query.event_name === undefined ? undefined : [query.event_name]),
      within(t.created_at, query.created_at),
    ],
  })
  return { deliveries: rows, count, offset, limit }
}

/** Sends the event `webhook.test` now, once, whether or not the address is switched on. @throws not_found */
export async function testWebhook(shop: Shop, webhookId: string): Promise<WebhookDelivery> {
  const { webhook: t } = shop.db.t
  const to = await shop.db.rowWhere(t, { id: webhookId })
  if (!to) throw notFound('Webhook', webhookId)
  const event = { id: newId('evt'), name: 'webhook.test', created_at: now(), data: { id: webhookId } }
  const delivery = { id: newId('whd'), event_name: event.name, payload: payloadOf(event) }
  await shop.transaction((tx) =>
    tx.insertRows(tx.t.webhook_delivery, [{ ...delivery, webhook_id: webhookId, event_id: event.id }]),
  )
  const attempted_at = now()
  const attempt = await sendDelivery(shop, to, delivery)
  await writeAttempt(shop, webhookId, { id: delivery.id, attempts: 0, attempted_at }, attempt, false)
  const sent = await findOne<WebhookDelivery>(shop.db, 'webhook_delivery', delivery.id, whole)
  if (!sent) throw notFound('Webhook', webhookId)
  return sent
}

const mostAtOnce = 1000

/**
 * Queues deliveries again, each as a new one with the same event and body, in the order in which they came. Returns how many.
 * @throws not_found, not_allowed while the webhook is switched off, invalid_data when nothing says which
 */
export async function replayDeliveries(
  shop: Shop,
  webhookId: string,
  { ids, created_at, status }: Parsed<'POST /admin/webhooks/:id/replay'>['body'],
): Promise<number> {
  if (!ids && !created_at && !status) throw invalidData('Say which: ids, created_at or status')
  const webhook = await findWebhook(shop, webhookId)
  if (!webhook.is_enabled) throw notAllowed('The webhook is switched off: switch it on first')
  return shop.transaction(async (tx) => {
    const { webhook_delivery: t } = tx.t
    const old = await deliveriesToReplay(tx, webhookId, { ids, created_at, status }, mostAtOnce)
    const at = now()
    await tx.insertRows(
      t,
      old.map(({ id, ...same }) => ({ ...same, webhook_id: webhookId, replay_of: id, due_at: at })),
    )
    tx.afterCommit(wakeDeliveries)
    return old.length
  })
}
