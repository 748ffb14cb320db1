import { z } from 'zod'
import { webhookDeliveryStatuses } from '../choices'
import { Id, Time } from '../common'

const DeliveryStatus = z.enum(webhookDeliveryStatuses)

/** The columns of Webhook, without what hangs on it. */
export const WebhookRow = z.object({
  id: Id,
  url: z.string(),
  description: z.string().nullable(),
  /** Names of events, or `*` alone for all there are. */
  events: z.array(z.string()),
  is_enabled: z.boolean(),
  /** The last four signs of the secret: which of several it is. */
  secret_hint: z.string(),
  /** Until then deliveries are signed with the secret before as well. */
  old_secret_until: Time.nullable(),
  /** Since when nothing has arrived; null when the last delivery did. */
  failing_since: Time.nullable(),
  /** When the shop switched it off because nothing had arrived for days. */
  disabled_at: Time.nullable(),
  created_at: Time,
  updated_at: Time,
})
/** An address that hears of events. */
export interface Webhook extends z.infer<typeof WebhookRow> {}
export const Webhook: z.ZodType<Webhook> = WebhookRow.meta({ id: 'Webhook' })

/** The columns of WebhookDelivery, without what hangs on it. */
export const WebhookDeliveryRow = z.object({
  id: Id,
  webhook_id: z.string(),
  /** The same for every delivery of an event: receivers know a repetition by it. */
  event_id: z.string(),
  event_name: z.string(),
  /** The body as it is sent. */
  payload: z.string(),
  status: DeliveryStatus,
  attempts: z.number(),
  /** When it is tried next; null when it is not. */
  due_at: Time.nullable(),
  attempted_at: Time.nullable(),
  delivered_at: Time.nullable(),
  /** What the last attempt was answered. */
  response_status: z.number().nullable(),
  /** The beginning of the answer. */
  response_body: z.string().nullable(),
  /** Why the last attempt failed. */
  error: z.string().nullable(),
  duration_ms: z.number().nullable(),
  /** The delivery that this one repeats. */
  replay_of: z.string().nullable(),
  created_at: Time,
})
/** One attempt to tell an address of an event. */
export interface WebhookDelivery extends z.infer<typeof WebhookDeliveryRow> {}
export const WebhookDelivery: z.ZodType<WebhookDelivery> = WebhookDeliveryRow.meta({ id: 'WebhookDelivery' })
