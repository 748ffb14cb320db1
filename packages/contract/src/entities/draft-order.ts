import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { Cart } from './cart'
import { Order } from './order'

/** Whether a draft may still be changed. */
export const DraftOrderStatus = z.enum(['open', 'completed'])
export type DraftOrderStatus = z.infer<typeof DraftOrderStatus>

/** The columns of DraftOrder, without what hangs on it. */
export const DraftOrderRow = z.object({
  id: Id,
  status: DraftOrderStatus,
  display_id: z.string(),
  cart_id: z.string().nullable(),
  order_id: z.string().nullable(),
  canceled_at: Time.nullable(),
  completed_at: Time.nullable(),
  no_notification_order: z.boolean().nullable(),
  idempotency_key: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** An order that staff prepare: a cart of its own until it is paid. */
export interface DraftOrder extends z.infer<typeof DraftOrderRow> {
  cart?: Cart | null
  order?: Order | null
}
export const DraftOrder: z.ZodType<DraftOrder> = DraftOrderRow.extend({
  get cart() {
    return Cart.nullish()
  },
  get order() {
    return Order.nullish()
  },
}).meta({ id: 'DraftOrder' })
