import type {
  ClaimItemReason,
  ClaimOrderFulfillmentStatus,
  ClaimOrderPaymentStatus,
  ClaimOrderType,
} from '@cartwright/contract'
import type { Kit } from '../../store/schema/columns'
import { has, many, one, through } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const claimTables = (k: Kit) => ({
  claim_order: k.table(
    'claim_order',
    {
      id: k.id('claim'),
      payment_status: k.text<ClaimOrderPaymentStatus>().notNull().default('na'),
      fulfillment_status: k.text<ClaimOrderFulfillmentStatus>().notNull().default('not_fulfilled'),
      type: k.text<ClaimOrderType>().notNull(),
      order_id: k.text().notNull(),
      shipping_address_id: k.text(),
      refund_amount: k.big(),
      canceled_at: k.time(),
      created_by: k.text(),
      canceled_by: k.text(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
      idempotency_key: k.text(),
      no_notification: k.bool(),
    },
    (t) => [k.index('claim_order_order_id', t.order_id)],
  ),
  claim_item: k.table(
    'claim_item',
    {
      id: k.id('citm'),
      claim_order_id: k.text().notNull(),
      item_id: k.text().notNull(),
      variant_id: k.text().notNull(),
      reason: k.text<ClaimItemReason>().notNull(),
      note: k.text(),
      quantity: k.big().notNull(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [k.index('claim_item_claim_order_id', t.claim_order_id), k.index('claim_item_item_id', t.item_id)],
  ),
  claim_image: k.table(
    'claim_image',
    {
      id: k.id('cimg'),
      claim_item_id: k.text().notNull(),
      url: k.text().notNull(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [k.index('claim_image_claim_item_id', t.claim_item_id)],
  ),
  claim_tag: k.table('claim_tag', {
    id: k.id('ctag'),
    value: k.text().notNull(),
    created_at: k.createdAt(),
    updated_at: k.updatedAt(),
    deleted_at: k.time(),
    metadata: k.json<Record<string, unknown>>(),
  }),
  claim_item_tags: k.table(
    'claim_item_tags',
    {
      item_id: k.text().notNull(),
      tag_id: k.text().notNull(),
    },
    (t) => [k.pk(t.item_id, t.tag_id), k.index('claim_item_tags_tag_id', t.tag_id)],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const claimFacts = {
  claim_order: {
    entities: ['ClaimOrder'],
    records: [{ path: '/admin/orders', by: 'order_id' }],
    relations: {
      claim_items: many('claim_item', 'claim_order_id'),
      additional_items: many('line_item', 'claim_order_id'),
      order: one('order', 'order_id'),
      return_order: has('return', 'claim_order_id'),
      shipping_address: one('address', 'shipping_address_id'),
      shipping_methods: many('shipping_method', 'claim_order_id'),
      fulfillments: many('fulfillment', 'claim_order_id'),
    },
  },
  claim_item: {
    entities: ['ClaimItem'],
    relations: {
      images: many('claim_image', 'claim_item_id'),
      claim_order: one('claim_order', 'claim_order_id'),
      item: one('line_item', 'item_id'),
      variant: one('product_variant', 'variant_id'),
      tags: through('claim_tag', 'claim_item_tags', 'item_id', 'tag_id'),
    },
  },
  claim_image: {
    entities: ['ClaimImage'],
    relations: {
      claim_item: one('claim_item', 'claim_item_id'),
    },
  },
  claim_tag: {
    entities: ['ClaimTag'],
  },
  claim_item_tags: {},
} satisfies FactsOf<typeof claimTables>
