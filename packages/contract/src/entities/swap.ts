import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { Cart, LineItem } from './cart'
import { Address } from './customer'
import { Fulfillment } from './fulfillment'
import { Order } from './order'
import { Payment } from './payment'
import { Return } from './return'
import { ShippingMethod } from './shipping'

/** How far the goods of a swap are on their way. */
export const SwapFulfillmentStatus = z.enum([
  'not_fulfilled',
  'fulfilled',
  'shipped',
  'partially_shipped',
  'canceled',
  'requires_action',
])
export type SwapFulfillmentStatus = z.infer<typeof SwapFulfillmentStatus>

/** What became of the difference of a swap. */
export const SwapPaymentStatus = z.enum([
  'not_paid',
  'awaiting',
  'captured',
  'confirmed',
  'canceled',
  'difference_refunded',
  'partially_refunded',
  'refunded',
  'requires_action',
])
export type SwapPaymentStatus = z.infer<typeof SwapPaymentStatus>

/** The columns of Swap, without what hangs on it. */
export const SwapRow = z.object({
  id: Id,
  fulfillment_status: SwapFulfillmentStatus,
  payment_status: SwapPaymentStatus,
  order_id: z.string(),
  difference_due: z.number().nullable(),
  shipping_address_id: z.string().nullable(),
  cart_id: z.string().nullable(),
  confirmed_at: Time.nullable(),
  canceled_at: Time.nullable(),
  no_notification: z.boolean().nullable(),
  allow_backorder: z.boolean(),
  idempotency_key: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** Goods for goods of an order; the difference in minor units, below 0 where money goes back. */
export interface Swap extends z.infer<typeof SwapRow> {
  order?: Order | null
  additional_items?: LineItem[]
  return_order?: Return | null
  fulfillments?: Fulfillment[]
  payment?: Payment | null
  shipping_address?: Address | null
  shipping_methods?: ShippingMethod[]
  cart?: Cart | null
}
export const Swap: z.ZodType<Swap> = SwapRow.extend({
  get order() {
    return Order.nullish()
  },
  get additional_items() {
    return z.array(LineItem).optional()
  },
  get return_order() {
    return Return.nullish()
  },
  get fulfillments() {
    return z.array(Fulfillment).optional()
  },
  get payment() {
    return Payment.nullish()
  },
  get shipping_address() {
    return Address.nullish()
  },
  get shipping_methods() {
    return z.array(ShippingMethod).optional()
  },
  get cart() {
    return Cart.nullish()
  },
}).meta({ id: 'Swap' })
