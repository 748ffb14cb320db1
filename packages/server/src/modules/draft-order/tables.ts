import type { DraftOrderStatus } from '@cartwright/contract'
import type { Kit } from '../../store/schema/columns'
import { one } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const draftOrderTables = (k: Kit) => ({
  draft_order: k.table(
    'draft_order',
    {
      id: k.id('dorder'),
      status: k.text<DraftOrderStatus>().notNull().default('open'),
      display_id: k.int().notNull(),
      cart_id: k.text(),
      order_id: k.text(),
      canceled_at: k.time(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      completed_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
      idempotency_key: k.text(),
      no_notification_order: k.bool(),
    },
    (t) => [
      k.index('draft_order_created_at', t.created_at),
      k.index('draft_order_cart_id', t.cart_id),
      k.unique('draft_order_display_id_unique', [t.display_id]),
    ],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const draftOrderFacts = {
  draft_order: {
    entities: ['DraftOrder'],
    records: [{ path: '/admin/draft-orders' }],
    relations: {
      cart: one('cart', 'cart_id'),
      order: one('order', 'order_id'),
    },
  },
} satisfies FactsOf<typeof draftOrderTables>
