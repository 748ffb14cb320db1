import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { LineItem } from './cart'
import { ClaimOrder } from './claim'
import { Order } from './order'
import { ShippingMethod } from './shipping'
import { Swap } from './swap'

/** How far a return is. */
export const ReturnStatus = z.enum(['requested', 'received', 'requires_action', 'canceled'])
export type ReturnStatus = z.infer<typeof ReturnStatus>

/** The columns of Return, without what hangs on it. */
export const ReturnRow = z.object({
  id: Id,
  status: ReturnStatus,
  swap_id: z.string().nullable(),
  claim_order_id: z.string().nullable(),
  order_id: z.string().nullable(),
  shipping_data: Metadata.nullable(),
  location_id: z.string().nullable(),
  refund_amount: z.number(),
  no_notification: z.boolean().nullable(),
  idempotency_key: z.string().nullable(),
  received_at: Time.nullable(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** Goods on their way back, and what is given back for them, in minor units. */
export interface Return extends z.infer<typeof ReturnRow> {
  items?: ReturnItem[]
  swap?: Swap | null
  claim_order?: ClaimOrder | null
  order?: Order | null
  shipping_method?: ShippingMethod | null
}
export const Return: z.ZodType<Return> = ReturnRow.extend({
  get items() {
    return z.array(ReturnItem).optional()
  },
  get swap() {
    return Swap.nullish()
  },
  get claim_order() {
    return ClaimOrder.nullish()
  },
  get order() {
    return Order.nullish()
  },
  get shipping_method() {
    return ShippingMethod.nullish()
  },
}).meta({ id: 'Return' })

/** The columns of ReturnItem, without what hangs on it. */
export const ReturnItemRow = z.object({
  return_id: z.string(),
  item_id: z.string(),
  quantity: z.number(),
  is_requested: z.boolean(),
  requested_quantity: z.number().nullable(),
  received_quantity: z.number().nullable(),
  reason_id: z.string().nullable(),
  note: z.string().nullable(),
  metadata: Metadata.nullable(),
})
/** How many pieces of a line come back: asked for, and arrived. */
export interface ReturnItem extends z.infer<typeof ReturnItemRow> {
  return_order?: Return | null
  item?: LineItem | null
  reason?: ReturnReason | null
}
export const ReturnItem: z.ZodType<ReturnItem> = ReturnItemRow.extend({
  get return_order() {
    return Return.nullish()
  },
  get item() {
    return LineItem.nullish()
  },
  get reason() {
    return ReturnReason.nullish()
  },
}).meta({ id: 'ReturnItem' })

/** The columns of ReturnReason, without what hangs on it. */
export const ReturnReasonRow = z.object({
  id: Id,
  value: z.string(),
  label: z.string(),
  description: z.string().nullable(),
  parent_return_reason_id: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** Why goods come back; one level of reasons below others. */
export interface ReturnReason extends z.infer<typeof ReturnReasonRow> {
  parent_return_reason?: ReturnReason | null
  return_reason_children?: ReturnReason[]
}
export const ReturnReason: z.ZodType<ReturnReason> = ReturnReasonRow.extend({
  get parent_return_reason() {
    return ReturnReason.nullish()
  },
  get return_reason_children() {
    return z.array(ReturnReason).optional()
  },
}).meta({ id: 'ReturnReason' })
