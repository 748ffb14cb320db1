import type { SwapFulfillmentStatus, SwapPaymentStatus } from '@cartwright/contract'
import type { Kit } from '../../store/schema/columns'
import { has, many, one } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const swapTables = (k: Kit) => ({
  swap: k.table(
    'swap',
    {
      id: k.id('swap'),
      fulfillment_status: k.text<SwapFulfillmentStatus>().notNull(),
      payment_status: k.text<SwapPaymentStatus>().notNull(),
      order_id: k.text().notNull(),
      difference_due: k.big(),
      shipping_address_id: k.text(),
      cart_id: k.text(),
      confirmed_at: k.time(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
      idempotency_key: k.text(),
      no_notification: k.bool(),
      canceled_at: k.time(),
      created_by: k.text(),
      canceled_by: k.text(),
      allow_backorder: k.bool().notNull().default(false),
    },
    (t) => [k.index('swap_order_id', t.order_id), k.index('swap_created_at', t.created_at)],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const swapFacts = {
  swap: {
    entities: ['Swap'],
    records: [{ path: '/admin/swaps' }, { path: '/admin/orders', by: 'order_id' }],
    relations: {
      order: one('order', 'order_id'),
      additional_items: many('line_item', 'swap_id'),
      return_order: has('return', 'swap_id'),
      fulfillments: many('fulfillment', 'swap_id'),
      payment: has('payment', 'swap_id'),
      shipping_address: one('address', 'shipping_address_id'),
      shipping_methods: many('shipping_method', 'swap_id'),
      cart: one('cart', 'cart_id'),
    },
  },
} satisfies FactsOf<typeof swapTables>
