import type { WebhookDeliveryStatus } from '@cartwright/contract'
import type { Tone } from '@cartwright/ui/Badge'

export const tones: Record<WebhookDeliveryStatus, Tone> = {
  waiting: 'amber',
  delivered: 'green',
  failed: 'red',
}
/** Their names in `webhooks.json`. */
export const words: Record<WebhookDeliveryStatus, string> = {
  waiting: 'statuses.waiting',
  delivered: 'statuses.delivered',
  failed: 'statuses.failed',
}
export const isStatus = (id: string): id is WebhookDeliveryStatus => Object.hasOwn(tones, id)
