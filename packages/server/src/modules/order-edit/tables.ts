import type { OrderItemChangeType } from '@cartwright/contract'
import type { Kit } from '../../store/schema/columns'
import { many, one } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const orderEditTables = (k: Kit) => ({
  order_edit: k.table(
    'order_edit',
    {
      id: k.id('oe'),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      order_id: k.text().notNull(),
      internal_note: k.text(),
      created_by: k.text().notNull(),
      requested_by: k.text(),
      requested_at: k.time(),
      confirmed_by: k.text(),
      confirmed_at: k.time(),
      declined_by: k.text(),
      declined_reason: k.text(),
      declined_at: k.time(),
      canceled_by: k.text(),
      canceled_at: k.time(),
      payment_collection_id: k.text(),
    },
    (t) => [k.index('order_edit_order_id', t.order_id)],
  ),
  order_item_change: k.table(
    'order_item_change',
    {
      id: k.id('oic'),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      type: k.text<OrderItemChangeType>().notNull(),
      order_edit_id: k.text().notNull(),
      original_line_item_id: k.text(),
      line_item_id: k.text(),
    },
    (t) => [
      k.index('order_item_change_order_edit_id', t.order_edit_id),
      k.unique('order_item_change_order_edit_id_line_item_id_unique', [t.order_edit_id, t.line_item_id]),
      k.unique('order_item_change_order_edit_id_original_line_item_id_unique', [
        t.order_edit_id,
        t.original_line_item_id,
      ]),
    ],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const orderEditFacts = {
  order_edit: {
    entities: ['OrderEdit'],
    records: [{ path: '/admin/order-edits' }, { path: '/admin/orders', by: 'order_id' }],
    relations: {
      order: one('order', 'order_id'),
      changes: many('order_item_change', 'order_edit_id'),
      items: many('line_item', 'order_edit_id'),
      payment_collection: one('payment_collection', 'payment_collection_id'),
    },
  },
  order_item_change: {
    entities: ['OrderItemChange'],
    relations: {
      order_edit: one('order_edit', 'order_edit_id'),
      original_line_item: one('line_item', 'original_line_item_id'),
      line_item: one('line_item', 'line_item_id'),
    },
  },
} satisfies FactsOf<typeof orderEditTables>
