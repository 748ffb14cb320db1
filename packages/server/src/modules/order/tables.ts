import type { OrderFulfillmentStatus, OrderPaymentStatus, OrderStatus } from '@cartwright/contract'
import type { Kit } from '../../store/schema/columns'
import { many, one, through, throughPast } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

/** What of an order was corrected. */
export type OrderChangeKind = 'customer' | 'email' | 'shipping_address' | 'billing_address'

export const orderTables = (k: Kit) => ({
  order: k.table(
    'order',
    {
      id: k.id('order'),
      status: k.text<OrderStatus>().notNull().default('pending'),
      fulfillment_status: k.text<OrderFulfillmentStatus>().notNull().default('not_fulfilled'),
      payment_status: k.text<OrderPaymentStatus>().notNull().default('not_paid'),
      display_id: k.int().notNull(),
      cart_id: k.text(),
      customer_id: k.text().notNull(),
      email: k.text().notNull(),
      billing_address_id: k.text(),
      shipping_address_id: k.text(),
      region_id: k.text().notNull(),
      currency_code: k.text().notNull(),
      tax_rate: k.real(),
      canceled_at: k.time(),
      canceled_by: k.text(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      metadata: k.json<Record<string, unknown>>(),
      idempotency_key: k.text(),
      draft_order_id: k.text(),
      no_notification: k.bool(),
      external_id: k.text(),
      sales_channel_id: k.text(),
    },
    (t) => [
      k.index('order_customer_id', t.customer_id),
      k.index('order_created_at', t.created_at),
      k.index('order_to_pack', t.status, t.fulfillment_status, t.created_at),
      k.index('order_to_capture', t.status, t.payment_status, t.created_at),
      // Lists of what is to be packed or paid, newest first.
      k.index('order_status', t.status, t.created_at),
      k.index('order_payment_status', t.payment_status, t.created_at),
      k.index('order_fulfillment_status', t.fulfillment_status, t.created_at),
      k.index('order_email', t.email),
      k.index('order_region_id', t.region_id),
      k.index('order_sales_channel_id', t.sales_channel_id),
      k.index('order_draft_order_id', t.draft_order_id),
      k.index('order_shipping_address_id', t.shipping_address_id),
      k.unique('order_cart_id_unique', [t.cart_id]),
      k.unique('order_display_id_unique', [t.display_id]),
    ],
  ),
  /** What was corrected on an order, and by whom. To what is in the audit log alone: a person can be erased from there. */
  order_change: k.table(
    'order_change',
    {
      id: k.id('ochg'),
      order_id: k.text().notNull(),
      kind: k.text<OrderChangeKind>().notNull(),
      from_customer_id: k.text(),
      to_customer_id: k.text(),
      created_by: k.text(),
      created_at: k.createdAt(),
    },
    (t) => [k.index('order_change_order_id', t.order_id)],
  ),
  order_tag: k.table(
    'order_tag',
    {
      id: k.id('otag'),
      order_id: k.text().notNull(),
      value: k.text().notNull(),
      created_at: k.createdAt(),
    },
    (t) => [
      k.unique('order_tag_order_id_value_unique', [t.order_id, t.value]),
      k.index('order_tag_value', t.value, t.order_id),
    ],
  ),
  order_discounts: k.table(
    'order_discounts',
    {
      order_id: k.text().notNull(),
      discount_id: k.text().notNull(),
    },
    (t) => [k.pk(t.order_id, t.discount_id), k.index('order_discounts_discount_id', t.discount_id)],
  ),
  order_gift_cards: k.table(
    'order_gift_cards',
    {
      order_id: k.text().notNull(),
      gift_card_id: k.text().notNull(),
    },
    (t) => [k.pk(t.order_id, t.gift_card_id), k.index('order_gift_cards_gift_card_id', t.gift_card_id)],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const orderFacts = {
  order: {
    entities: ['Order'],
    isWatched: true,
    records: [{ path: '/admin/orders' }],
    relations: {
      cart: one('cart', 'cart_id'),
      customer: one('customer', 'customer_id'),
      billing_address: one('address', 'billing_address_id'),
      shipping_address: one('address', 'shipping_address_id'),
      region: one('region', 'region_id'),
      currency: one('currency', 'currency_code', 'code'),
      // What a discount took off stays off when it is deleted.
      discounts: throughPast('discount', 'order_discounts', 'order_id', 'discount_id'),
      gift_cards: through('gift_card', 'order_gift_cards', 'order_id', 'gift_card_id'),
      shipping_methods: many('shipping_method', 'order_id'),
      payments: many('payment', 'order_id'),
      fulfillments: many('fulfillment', 'order_id'),
      returns: many('return', 'order_id'),
      claims: many('claim_order', 'order_id'),
      refunds: many('refund', 'order_id'),
      swaps: many('swap', 'order_id'),
      draft_order: one('draft_order', 'draft_order_id'),
      items: many('line_item', 'order_id'),
      edits: many('order_edit', 'order_id'),
      gift_card_transactions: many('gift_card_transaction', 'order_id'),
      sales_channel: one('sales_channel', 'sales_channel_id'),
      tags: many('order_tag', 'order_id'),
    },
  },
  order_change: {},
  order_tag: {
    entities: ['OrderTag'],
    records: [{ path: '/admin/orders', by: 'order_id' }],
  },
  order_discounts: {},
  order_gift_cards: {},
} satisfies FactsOf<typeof orderTables>
