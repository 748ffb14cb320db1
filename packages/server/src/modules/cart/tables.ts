import type { CartType } from '@cartwright/contract'
import { sql } from 'drizzle-orm'
import type { Kit } from '../../store/schema/columns'
import { many, one, through } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const cartTables = (k: Kit) => ({
  cart: k.table(
    'cart',
    {
      id: k.id('cart'),
      email: k.text(),
      billing_address_id: k.text(),
      shipping_address_id: k.text(),
      region_id: k.text().notNull(),
      customer_id: k.text(),
      payment_id: k.text(),
      type: k.text<CartType>().notNull().default('default'),
      completed_at: k.time(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
      idempotency_key: k.text(),
      context: k.json<Record<string, unknown>>(),
      payment_authorized_at: k.time(),
      sales_channel_id: k.text(),
      /** Set while a payment provider is being asked: which attempt asks, and since when. */
      authorizing_key: k.text(),
      authorizing_at: k.time(),
    },
    (t) => [
      k.index('cart_customer_id', t.customer_id),
      k.index('cart_email', t.email),
      k.index('cart_authorizing_at', t.authorizing_at, t.id),
    ],
  ),
  line_item: k.table(
    'line_item',
    {
      id: k.id('item'),
      cart_id: k.text(),
      order_id: k.text(),
      swap_id: k.text(),
      title: k.text().notNull(),
      description: k.text(),
      thumbnail: k.text(),
      is_giftcard: k.bool().notNull().default(false),
      should_merge: k.bool().notNull().default(true),
      allow_discounts: k.bool().notNull().default(true),
      has_shipping: k.bool(),
      unit_price: k.big().notNull(),
      variant_id: k.text(),
      quantity: k.big().notNull(),
      fulfilled_quantity: k.int(),
      returned_quantity: k.int(),
      shipped_quantity: k.int(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      metadata: k.json<Record<string, unknown>>(),
      claim_order_id: k.text(),
      is_return: k.bool().notNull().default(false),
      includes_tax: k.bool().notNull().default(false),
      original_item_id: k.text(),
      order_edit_id: k.text(),
    },
    (t) => [
      k.index('line_item_cart_id', t.cart_id),
      k.index('line_item_claim_order_id', t.claim_order_id),
      k.index('line_item_order_id', t.order_id),
      k.index('line_item_order_edit_id', t.order_edit_id),
      k.index('line_item_swap_id', t.swap_id),
      k.index('line_item_variant_id', t.variant_id),
      k.index('line_item_original_item_id', t.original_item_id),
      k.unique(
        'line_item_order_edit_id_original_item_id_unique',
        [t.order_edit_id, t.original_item_id],
        k.present(t.original_item_id, t.order_edit_id),
      ),
      k.check('line_item_quantity_check', sql`quantity >= 1`),
    ],
  ),
  line_item_adjustment: k.table(
    'line_item_adjustment',
    {
      id: k.id('lia'),
      item_id: k.text().notNull(),
      description: k.text().notNull(),
      discount_id: k.text(),
      amount: k.real().notNull(),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [
      k.index('line_item_adjustment_item_id', t.item_id),
      k.unique('line_item_adjustment_discount_id_item_id_unique', [t.discount_id, t.item_id], k.present()),
    ],
  ),
  line_item_tax_line: k.table(
    'line_item_tax_line',
    {
      id: k.id('litl'),
      rate: k.real().notNull(),
      name: k.text().notNull(),
      code: k.text(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      metadata: k.json<Record<string, unknown>>(),
      item_id: k.text().notNull(),
    },
    (t) => [k.index('line_item_tax_line_item_id', t.item_id)],
  ),
  cart_discounts: k.table(
    'cart_discounts',
    {
      cart_id: k.text().notNull(),
      discount_id: k.text().notNull(),
      /** The place in which the shopper named it: of two that reduce lines the first one counts. */
      rank: k.int().notNull().default(0),
    },
    (t) => [k.pk(t.cart_id, t.discount_id), k.index('cart_discounts_discount_id', t.discount_id)],
  ),
  cart_gift_cards: k.table(
    'cart_gift_cards',
    {
      cart_id: k.text().notNull(),
      gift_card_id: k.text().notNull(),
    },
    (t) => [k.pk(t.cart_id, t.gift_card_id), k.index('cart_gift_cards_gift_card_id', t.gift_card_id)],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const cartFacts = {
  cart: {
    mayBeLate: true,
    entities: ['Cart'],
    relations: {
      billing_address: one('address', 'billing_address_id'),
      shipping_address: one('address', 'shipping_address_id'),
      items: many('line_item', 'cart_id'),
      region: one('region', 'region_id'),
      discounts: through('discount', 'cart_discounts', 'cart_id', 'discount_id', 'rank'),
      gift_cards: through('gift_card', 'cart_gift_cards', 'cart_id', 'gift_card_id'),
      customer: one('customer', 'customer_id'),
      payment_sessions: many('payment_session', 'cart_id'),
      payment: one('payment', 'payment_id'),
      shipping_methods: many('shipping_method', 'cart_id'),
      sales_channel: one('sales_channel', 'sales_channel_id'),
    },
  },
  line_item: {
    mayBeLate: true,
    entities: ['LineItem'],
    relations: {
      cart: one('cart', 'cart_id'),
      order: one('order', 'order_id'),
      swap: one('swap', 'swap_id'),
      claim_order: one('claim_order', 'claim_order_id'),
      tax_lines: many('line_item_tax_line', 'item_id'),
      adjustments: many('line_item_adjustment', 'item_id'),
      order_edit: one('order_edit', 'order_edit_id'),
      variant: one('product_variant', 'variant_id'),
    },
  },
  line_item_adjustment: {
    mayBeLate: true,
    entities: ['LineItemAdjustment'],
    relations: {
      item: one('line_item', 'item_id'),
      discount: one('discount', 'discount_id'),
    },
  },
  line_item_tax_line: {
    mayBeLate: true,
    entities: ['LineItemTaxLine'],
    relations: {
      item: one('line_item', 'item_id'),
    },
  },
  cart_discounts: { mayBeLate: true },
  cart_gift_cards: { mayBeLate: true },
} satisfies FactsOf<typeof cartTables>
