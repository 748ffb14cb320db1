import type { ReturnStatus } from '@cartwright/contract'
import type { Kit } from '../../store/schema/columns'
import { has, many, one } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const returnTables = (k: Kit) => ({
  return: k.table(
    'return',
    {
      id: k.id('ret'),
      status: k.text<ReturnStatus>().notNull().default('requested'),
      swap_id: k.text(),
      order_id: k.text(),
      shipping_data: k.json<Record<string, unknown>>(),
      refund_amount: k.big().notNull(),
      received_at: k.time(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      metadata: k.json<Record<string, unknown>>(),
      idempotency_key: k.text(),
      claim_order_id: k.text(),
      no_notification: k.bool(),
      location_id: k.text(),
      created_by: k.text(),
      received_by: k.text(),
    },
    (t) => [
      k.index('return_claim_order_id', t.claim_order_id),
      k.index('return_order_id', t.order_id),
      k.index('return_swap_id', t.swap_id),
      k.index('return_created_at', t.created_at),
      k.index('return_status', t.status, t.created_at),
    ],
  ),
  return_item: k.table(
    'return_item',
    {
      return_id: k.text().notNull(),
      item_id: k.text().notNull(),
      quantity: k.big().notNull(),
      is_requested: k.bool().notNull().default(true),
      requested_quantity: k.int(),
      received_quantity: k.int(),
      metadata: k.json<Record<string, unknown>>(),
      reason_id: k.text(),
      note: k.text(),
    },
    (t) => [k.pk(t.return_id, t.item_id), k.index('return_item_item_id', t.item_id)],
  ),
  return_reason: k.table(
    'return_reason',
    {
      id: k.id('rr'),
      value: k.text().notNull(),
      label: k.text().notNull(),
      description: k.text(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
      parent_return_reason_id: k.text(),
    },
    (t) => [
      k.index('return_reason_parent_return_reason_id', t.parent_return_reason_id),
      k.unique('return_reason_value_unique', [t.value], k.live(t.deleted_at)),
    ],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const returnFacts = {
  return: {
    entities: ['Return'],
    records: [{ path: '/admin/returns' }, { path: '/admin/orders', by: 'order_id' }],
    relations: {
      items: many('return_item', 'return_id'),
      swap: one('swap', 'swap_id'),
      claim_order: one('claim_order', 'claim_order_id'),
      order: one('order', 'order_id'),
      shipping_method: has('shipping_method', 'return_id'),
    },
  },
  return_item: {
    entities: ['ReturnItem'],
    relations: {
      return_order: one('return', 'return_id'),
      item: one('line_item', 'item_id'),
      reason: one('return_reason', 'reason_id'),
    },
  },
  return_reason: {
    entities: ['ReturnReason'],
    records: [{ path: '/admin/return-reasons' }],
    relations: {
      parent_return_reason: one('return_reason', 'parent_return_reason_id'),
      return_reason_children: many('return_reason', 'parent_return_reason_id'),
    },
  },
} satisfies FactsOf<typeof returnTables>
