import { z } from 'zod'
import { Quantity } from '../bounds'
import { Metadata } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import { OrderEdit } from '../entities/order-edit'
import { paging, shape, text } from '../query'

const storeOrderEditReply = {
  fields: [
    'id',
    'items',
    'changes',
    'order_id',
    'created_at',
    'requested_by',
    'requested_at',
    'confirmed_at',
    'declined_by',
    'declined_reason',
    'declined_at',
    'canceled_at',
    'payment_collection_id',
  ],
  relations: [
    'changes',
    'changes.line_item',
    'changes.line_item.variant',
    'changes.original_line_item',
    'changes.original_line_item.variant',
    'items',
    'items.adjustments',
    'items.tax_lines',
    'items.variant',
    'payment_collection',
  ],
} as const

const adminOrderEditReply = {
  fields: [
    'id',
    'items',
    'changes',
    'order_id',
    'created_by',
    'created_at',
    'requested_by',
    'requested_at',
    'confirmed_by',
    'confirmed_at',
    'declined_by',
    'declined_reason',
    'declined_at',
    'canceled_by',
    'canceled_at',
    'internal_note',
    'payment_collection_id',
  ],
  relations: [
    'changes',
    'changes.line_item',
    'changes.line_item.variant',
    'changes.original_line_item',
    'changes.original_line_item.variant',
    'items',
    'items.adjustments',
    'items.tax_lines',
    'items.variant',
    'payment_collection',
  ],
} as const

export const orderEditEndpoints = endpoints({
  'GET /store/order-edits/:id': {
    access: 'anyone',
    tag: 'Order Edits',
    summary: 'Read a change of an order that awaits the customer',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ order_edit: OrderEdit }),
    reply: { ...storeOrderEditReply, allowedFields: storeOrderEditReply.fields },
  },
  'POST /store/order-edits/:id/complete': {
    access: 'anyone',
    tag: 'Order Edits',
    summary: 'Agree to a change of your order',
    returns: () => z.object({ order_edit: OrderEdit }),
    reply: storeOrderEditReply,
  },
  'POST /store/order-edits/:id/decline': {
    access: 'anyone',
    tag: 'Order Edits',
    summary: 'Refuse a change of your order, with a reason',
    body: () =>
      z.strictObject({
        declined_reason: z.string().nullish(),
      }),
    returns: () => z.object({ order_edit: OrderEdit }),
    reply: storeOrderEditReply,
  },
  'GET /admin/order-edits': {
    access: 'staff',
    tag: 'Order Edits',
    summary: 'List changes of orders',
    query: () =>
      z.strictObject({
        ...paging(20),
        ...shape,
        q: text.optional(),
        order_id: text.optional(),
        order: text.optional(),
      }),
    returns: () => page('order_edits', OrderEdit),
    reply: adminOrderEditReply,
  },
  'POST /admin/order-edits': {
    access: 'staff',
    tag: 'Order Edits',
    summary: 'Begin to change an order',
    body: () =>
      z.strictObject({
        order_id: z.string(),
        internal_note: z.string().nullish(),
        created_by: z.string().nullish(),
      }),
    returns: () => z.object({ order_edit: OrderEdit }),
    reply: adminOrderEditReply,
  },
  'GET /admin/order-edits/:id': {
    access: 'staff',
    tag: 'Order Edits',
    summary: 'Read a change of an order, with what it comes to',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ order_edit: OrderEdit }),
    reply: adminOrderEditReply,
  },
  'POST /admin/order-edits/:id': {
    access: 'staff',
    tag: 'Order Edits',
    summary: 'Change the note of an edit',
    body: () =>
      z.strictObject({
        internal_note: z.string().nullish(),
      }),
    returns: () => z.object({ order_edit: OrderEdit }),
    reply: adminOrderEditReply,
  },
  'DELETE /admin/order-edits/:id': {
    access: 'staff',
    tag: 'Order Edits',
    summary: 'Remove an edit that was not asked for yet',
    returns: () => deleted('order_edit'),
  },
  'POST /admin/order-edits/:id/cancel': {
    access: 'staff',
    tag: 'Order Edits',
    summary: 'Give up a change of an order that was asked for',
    returns: () => z.object({ order_edit: OrderEdit }),
    reply: adminOrderEditReply,
  },
  'DELETE /admin/order-edits/:id/changes/:change_id': {
    access: 'staff',
    tag: 'Order Edits',
    summary: 'Undo one change of an edit',
    returns: () => deleted('item_change'),
  },
  'POST /admin/order-edits/:id/confirm': {
    access: 'staff',
    tag: 'Order Edits',
    summary: 'Make a change of an order hold',
    returns: () => z.object({ order_edit: OrderEdit }),
    reply: adminOrderEditReply,
  },
  'POST /admin/order-edits/:id/items': {
    access: 'staff',
    tag: 'Order Edits',
    summary: 'Add goods within an edit',
    body: () =>
      z.strictObject({
        variant_id: z.string(),
        quantity: Quantity,
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ order_edit: OrderEdit }),
    reply: adminOrderEditReply,
  },
  'POST /admin/order-edits/:id/items/:item_id': {
    access: 'staff',
    tag: 'Order Edits',
    summary: 'Change a quantity within an edit',
    body: () =>
      z.strictObject({
        quantity: Quantity,
      }),
    returns: () => z.object({ order_edit: OrderEdit }),
    reply: adminOrderEditReply,
  },
  'DELETE /admin/order-edits/:id/items/:item_id': {
    access: 'staff',
    tag: 'Order Edits',
    summary: 'Take a line out within an edit',
    returns: () => z.object({ order_edit: OrderEdit }),
    reply: adminOrderEditReply,
  },
  'POST /admin/order-edits/:id/request': {
    access: 'staff',
    tag: 'Order Edits',
    summary: 'Ask the customer to agree to a change of the order',
    body: () =>
      z.strictObject({
        payment_collection_description: z.string().nullish(),
      }),
    returns: () => z.object({ order_edit: OrderEdit }),
    reply: adminOrderEditReply,
  },
})
