import { z } from 'zod'
import { Id, Time } from '../common'
import { LineItem } from './cart'
import { Order } from './order'
import { PaymentCollection } from './payment'

/** How far a change of an order is; follows from its stamps. */
export const OrderEditStatus = z.enum(['confirmed', 'declined', 'requested', 'created', 'canceled'])
export type OrderEditStatus = z.infer<typeof OrderEditStatus>

/** What is done to a line by a change of an order. */
export const OrderItemChangeType = z.enum(['item_add', 'item_remove', 'item_update'])
export type OrderItemChangeType = z.infer<typeof OrderItemChangeType>

/** The columns of OrderEdit, without what hangs on it. */
export const OrderEditRow = z.object({
  id: Id,
  order_id: z.string(),
  internal_note: z.string().nullable(),
  created_by: z.string(),
  requested_by: z.string().nullable(),
  requested_at: Time.nullable(),
  confirmed_by: z.string().nullable(),
  confirmed_at: Time.nullable(),
  declined_by: z.string().nullable(),
  declined_at: Time.nullable(),
  declined_reason: z.string().nullable(),
  canceled_by: z.string().nullable(),
  canceled_at: Time.nullable(),
  subtotal: z.number().optional(),
  discount_total: z.number().optional(),
  shipping_total: z.number().optional(),
  gift_card_total: z.number().optional(),
  gift_card_tax_total: z.number().optional(),
  tax_total: z.number().optional(),
  total: z.number().optional(),
  difference_due: z.number().optional(),
  status: OrderEditStatus.optional(),
  payment_collection_id: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
})
/** A change of what was ordered, to be agreed to; differences in minor units. */
export interface OrderEdit extends z.infer<typeof OrderEditRow> {
  order?: Order | null
  changes?: OrderItemChange[]
  items?: LineItem[]
  payment_collection?: PaymentCollection | null
}
export const OrderEdit: z.ZodType<OrderEdit> = OrderEditRow.extend({
  get order() {
    return Order.nullish()
  },
  get changes() {
    return z.array(OrderItemChange).optional()
  },
  get items() {
    return z.array(LineItem).optional()
  },
  get payment_collection() {
    return PaymentCollection.nullish()
  },
}).meta({ id: 'OrderEdit' })

/** The columns of OrderItemChange, without what hangs on it. */
export const OrderItemChangeRow = z.object({
  id: Id,
  type: OrderItemChangeType,
  order_edit_id: z.string(),
  original_line_item_id: z.string().nullable(),
  line_item_id: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
})
/** One change within an edit: a line added, taken away, or of another quantity. */
export interface OrderItemChange extends z.infer<typeof OrderItemChangeRow> {
  order_edit?: OrderEdit | null
  original_line_item?: LineItem | null
  line_item?: LineItem | null
}
export const OrderItemChange: z.ZodType<OrderItemChange> = OrderItemChangeRow.extend({
  get order_edit() {
    return OrderEdit.nullish()
  },
  get original_line_item() {
    return LineItem.nullish()
  },
  get line_item() {
    return LineItem.nullish()
  },
}).meta({ id: 'OrderItemChange' })
