import type { Kit } from '../../store/schema/columns'
import { many, one } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const fulfillmentTables = (k: Kit) => ({
  fulfillment: k.table(
    'fulfillment',
    {
      id: k.id('ful'),
      swap_id: k.text(),
      order_id: k.text(),
      tracking_numbers: k.json<unknown[]>().notNull(),
      data: k.json<Record<string, unknown>>().notNull(),
      shipped_at: k.time(),
      canceled_at: k.time(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      metadata: k.json<Record<string, unknown>>(),
      idempotency_key: k.text(),
      provider_id: k.text(),
      claim_order_id: k.text(),
      no_notification: k.bool(),
      location_id: k.text(),
      created_by: k.text(),
      shipped_by: k.text(),
      canceled_by: k.text(),
    },
    (t) => [
      k.index('fulfillment_claim_order_id', t.claim_order_id),
      k.index('fulfillment_order_id', t.order_id),
      k.index('fulfillment_swap_id', t.swap_id),
    ],
  ),
  fulfillment_item: k.table(
    'fulfillment_item',
    {
      fulfillment_id: k.text().notNull(),
      item_id: k.text().notNull(),
      quantity: k.big().notNull(),
    },
    (t) => [k.pk(t.fulfillment_id, t.item_id), k.index('fulfillment_item_item_id', t.item_id)],
  ),
  tracking_link: k.table(
    'tracking_link',
    {
      id: k.id('tlink'),
      url: k.text(),
      tracking_number: k.text().notNull(),
      fulfillment_id: k.text().notNull(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
      idempotency_key: k.text(),
    },
    (t) => [k.index('tracking_link_fulfillment_id', t.fulfillment_id)],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const fulfillmentFacts = {
  fulfillment: {
    entities: ['Fulfillment'],
    records: [{ path: '/admin/orders', by: 'order_id' }],
    relations: {
      claim_order: one('claim_order', 'claim_order_id'),
      swap: one('swap', 'swap_id'),
      order: one('order', 'order_id'),
      provider: one('fulfillment_provider', 'provider_id'),
      items: many('fulfillment_item', 'fulfillment_id'),
      tracking_links: many('tracking_link', 'fulfillment_id'),
    },
  },
  fulfillment_item: {
    entities: ['FulfillmentItem'],
    relations: {
      fulfillment: one('fulfillment', 'fulfillment_id'),
      item: one('line_item', 'item_id'),
    },
  },
  tracking_link: {
    entities: ['TrackingLink'],
    relations: {
      fulfillment: one('fulfillment', 'fulfillment_id'),
    },
  },
} satisfies FactsOf<typeof fulfillmentTables>
