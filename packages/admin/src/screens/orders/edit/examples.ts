import type { LineItem, OrderEdit, PricedVariant } from '@cartwright/contract'
import { jug, order, variant } from '../../../testing/examples'

const [jugs, lamp] = (order.items ?? []) as [LineItem, LineItem]
const at = '2026-11-19T08:00:00.000Z'

export const inkJug = {
  ...variant('variant_ink', 'Ink', 'JUG-INK', 4, 8900),
  calculated_price: 8900,
  product: jug,
} as unknown as PricedVariant

const copy = (line: LineItem, changes: Partial<LineItem> = {}): LineItem => ({
  ...line,
  id: `${line.id}_copy`,
  original_item_id: line.id,
  ...changes,
})
const added: LineItem = {
  ...jugs,
  id: 'item_ink',
  original_item_id: null,
  description: 'Ink',
  unit_price: 8900,
  quantity: 1,
  subtotal: 8900,
}

/** An edit as it begins: a copy of the order. */
export const begun = {
  id: 'oe_1',
  order_id: order.id,
  status: 'created',
  internal_note: null,
  created_by: 'usr_grace',
  created_at: at,
  requested_by: null,
  requested_at: null,
  confirmed_by: null,
  confirmed_at: null,
  declined_by: null,
  declined_at: null,
  declined_reason: null,
  canceled_by: null,
  canceled_at: null,
  payment_collection_id: null,
  changes: [],
  items: [copy(jugs), copy(lamp)],
  subtotal: order.subtotal,
  discount_total: 0,
  shipping_total: order.shipping_total,
  tax_total: order.tax_total,
  gift_card_total: 0,
  total: order.total,
  difference_due: 0,
} as unknown as OrderEdit

/** One jug more in ink, and no lamp. */
export const changed = {
  ...begun,
  items: [copy(jugs), added],
  changes: [
    {
      id: 'oic_add',
      type: 'item_add',
      line_item_id: added.id,
      line_item: added,
      original_line_item_id: null,
    },
    {
      id: 'oic_gone',
      type: 'item_remove',
      line_item_id: null,
      original_line_item_id: lamp.id,
      original_line_item: lamp,
    },
  ],
  subtotal: 25700,
  tax_total: 5320,
  total: 31920,
  difference_due: -4800,
} as unknown as OrderEdit

/** The customer is to pay for one jug more. */
export const asked = {
  ...begun,
  status: 'requested',
  requested_at: at,
  requested_by: 'usr_grace',
  items: [copy(jugs), copy(lamp), added],
  changes: [changed.changes?.[0]],
  payment_collection_id: 'paycol_1',
  payment_collection: { id: 'paycol_1', status: 'not_paid', amount: 10680 },
  total: (order.total ?? 0) + 10680,
  difference_due: 10680,
} as unknown as OrderEdit

export const declined = {
  ...asked,
  status: 'declined',
  declined_at: at,
  declined_reason: 'One is enough',
  payment_collection: { id: 'paycol_1', status: 'canceled', amount: 10680 },
} as unknown as OrderEdit

export const editsAnswer = (...order_edits: OrderEdit[]) => ({
  'GET /admin/order-edits': { order_edits, count: order_edits.length, offset: 0, limit: 50 },
})
