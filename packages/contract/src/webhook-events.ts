const families = {
  order: [
    'placed',
    'updated',
    'canceled',
    'completed',
    'payment_captured',
    'payment_capture_failed',
    'fulfillment_created',
    'fulfillment_canceled',
    'shipment_created',
    'return_requested',
    'items_returned',
    'return_action_required',
    'refund_created',
  ],
  customer: ['created', 'updated', 'deleted'],
  product: ['created', 'updated', 'deleted'],
  'product-collection': ['created', 'updated', 'deleted'],
  'product-category': ['created', 'updated', 'deleted'],
  'inventory-item': ['created', 'updated', 'deleted'],
  'inventory-level': ['created', 'updated', 'deleted'],
  'reservation-item': ['created', 'updated', 'deleted'],
  swap: ['created', 'received', 'payment_completed', 'refund_processed'],
  claim: ['created', 'updated', 'canceled', 'refund_processed'],
  'order-edit': ['created', 'requested', 'confirmed', 'declined', 'canceled'],
  draft_order: ['created'],
  discount: ['created', 'updated'],
  gift_card: ['created'],
  region: ['created', 'updated', 'deleted'],
  sales_channel: ['created', 'updated', 'deleted'],
  'stock-location': ['created', 'updated', 'deleted'],
} as const

type Families = typeof families
type Chosen = { [F in keyof Families]: `${F}.${Families[F][number]}` }[keyof Families]
/** An event that webhooks are told of; `webhook.test` is sent when somebody tries one out. */
export type WebhookEventName = Chosen | 'webhook.test'

/** What the payload of some events names beside the record. */
interface More {
  'order.fulfillment_created': { fulfillment_id: string }
  'order.fulfillment_canceled': { fulfillment_id: string }
  'order.shipment_created': { fulfillment_id: string }
  'order.return_requested': { return_id: string }
  'order.items_returned': { return_id: string }
  'order.return_action_required': { return_id: string }
  'order.refund_created': { refund_id: string }
}

/**
 * An event as a webhook receives it. Events come at least once: `id` is the same each time. The payload names the record it is about;
 * new fields may join it, so it may hold more than is named here.
 */
export type WebhookEvent<Name extends WebhookEventName = WebhookEventName> = {
  [N in Name]: {
    id: string
    type: N
    created_at: string
    data: { id: string } & (N extends keyof More ? More[N] : unknown) & Record<string, unknown>
  }
}[Name]

/** The events that a webhook can be told of, by what they are about. None of them carries a secret. */
export const webhookEventFamilies: Readonly<Record<string, readonly string[]>> = families
/** Their names: `order.placed`. */
export const webhookEvents = Object.entries(families).flatMap(([family, verbs]) =>
  verbs.map((verb) => `${family}.${verb}` as Chosen),
)
