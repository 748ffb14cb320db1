import type { LineItem, Order, OrderEdit, OrderItemChange, Payment } from '@cartwright/contract'
import { type OrderSums, sumsOf } from '../order-sums'

/** A line of an order as an edit makes it. */
export interface EditedLine {
  /** The id of the order's line, or of the line that the edit adds: it stays while the edit changes. */
  key: string
  line: LineItem
  /** How many were ordered; 0 for what the edit adds. */
  before: number
  /** How many there are then; 0 for what it takes away. */
  after: number
  /** What can be undone. */
  change?: OrderItemChange
}

/** The edit that is under way: an order has one at most. */
export const openEdit = (edits: readonly OrderEdit[]): OrderEdit | undefined =>
  edits.find(({ status }) => status === 'created' || status === 'requested')

/** The lines of an order with what an edit does to them, those it adds last. */
export function editedLines(order: Order, edit: OrderEdit | undefined): EditedLine[] {
  const items = order.items ?? []
  if (!edit) return items.map((line) => ({ key: line.id, line, before: line.quantity, after: line.quantity }))
  const copies = edit.items ?? []
  const changes = edit.changes ?? []
  const kept = items.map((line): EditedLine => {
    const copy = copies.find(({ original_item_id }) => original_item_id === line.id)
    return {
      key: line.id,
      line: copy ? { ...copy, variant: copy.variant ?? line.variant } : line,
      before: line.quantity,
      after: copy?.quantity ?? 0,
      change: changes.find(({ original_line_item_id }) => original_line_item_id === line.id),
    }
  })
  const added = copies
    .filter(({ original_item_id }) => !items.some(({ id }) => id === original_item_id))
    .map((line): EditedLine => {
      const change = changes.find(({ line_item_id }) => line_item_id === line.id)
      return { key: line.id, line, before: 0, after: line.quantity, change }
    })
  return [...kept, ...added]
}

/** What an edit changes, whatever became of the order since. */
export function changedLines(edit: OrderEdit): EditedLine[] {
  return (edit.changes ?? []).flatMap((change) => {
    const line = change.line_item ?? change.original_line_item
    if (!line) return []
    return {
      key: change.id,
      line,
      change,
      before: change.original_line_item?.quantity ?? 0,
      after: change.type === 'item_remove' ? 0 : (change.line_item?.quantity ?? 0),
    }
  })
}

/** What the order comes to as an edit makes it, in rows that add up. */
export const sumsAfter = (order: Order, edit: OrderEdit): OrderSums =>
  sumsOf({
    ...order,
    items: edit.items ?? [],
    subtotal: edit.subtotal,
    discount_total: edit.discount_total,
    shipping_total: edit.shipping_total,
    tax_total: edit.tax_total,
    gift_card_total: edit.gift_card_total,
    gift_card_tax_total: edit.gift_card_tax_total,
    total: edit.total,
  })

/** What of an order says how much came in. */
export interface Takings extends Pick<Order, 'paid_total' | 'refunded_total'> {
  payments?: readonly Pick<Payment, 'amount' | 'captured_at' | 'canceled_at'>[]
}

/** What is held but not taken yet. */
export const heldOf = ({ payments = [] }: Takings): number =>
  payments.reduce(
    (sum, { amount, captured_at, canceled_at }) => sum + (captured_at || canceled_at ? 0 : amount),
    0,
  )

/** What came in and did not go back. What the shop calls paid has what is held in it. */
export const netPaid = (order: Takings): number =>
  (order.paid_total ?? 0) - (order.refunded_total ?? 0) - heldOf(order)
