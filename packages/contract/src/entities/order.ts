import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { Cart, LineItem } from './cart'
import { ClaimOrder } from './claim'
import { Currency } from './currency'
import { Address, Customer } from './customer'
import { Discount } from './discount'
import { DraftOrder } from './draft-order'
import { Fulfillment } from './fulfillment'
import { GiftCard, GiftCardTransaction } from './gift-card'
import { OrderEdit } from './order-edit'
import { Payment, Refund } from './payment'
import { Region } from './region'
import { Return } from './return'
import { SalesChannel } from './sales-channel'
import { ShippingMethod } from './shipping'
import { Swap } from './swap'

/** How far an order is as a whole. */
export const OrderStatus = z.enum(['pending', 'completed', 'archived', 'canceled', 'requires_action'])
export type OrderStatus = z.infer<typeof OrderStatus>

/** How far the goods of an order are on their way. */
export const OrderFulfillmentStatus = z.enum([
  'not_fulfilled',
  'partially_fulfilled',
  'fulfilled',
  'partially_shipped',
  'shipped',
  'partially_returned',
  'returned',
  'canceled',
  'requires_action',
])
export type OrderFulfillmentStatus = z.infer<typeof OrderFulfillmentStatus>

/** What became of the money of an order. */
export const OrderPaymentStatus = z.enum([
  'not_paid',
  'awaiting',
  'captured',
  'partially_refunded',
  'refunded',
  'canceled',
  'requires_action',
])
export type OrderPaymentStatus = z.infer<typeof OrderPaymentStatus>

/** A word that staff find an order again by. */
export const OrderTagRow = z.object({ id: Id, order_id: z.string(), value: z.string() })
/** A word of staff's that an order is found by. */
export interface OrderTag extends z.infer<typeof OrderTagRow> {}
export const OrderTag: z.ZodType<OrderTag> = OrderTagRow.meta({ id: 'OrderTag' })

/** The columns of Order, without what hangs on it. */
export const OrderRow = z.object({
  object: z.literal('order').optional(),
  id: Id,
  status: OrderStatus,
  fulfillment_status: OrderFulfillmentStatus,
  payment_status: OrderPaymentStatus,
  display_id: z.number(),
  cart_id: z.string().nullable(),
  customer_id: z.string(),
  email: z.string(),
  billing_address_id: z.string().nullable(),
  shipping_address_id: z.string().nullable(),
  region_id: z.string(),
  currency_code: z.string(),
  tax_rate: z.number().nullable(),
  draft_order_id: z.string().nullable(),
  canceled_at: Time.nullable(),
  no_notification: z.boolean().nullable(),
  idempotency_key: z.string().nullable(),
  external_id: z.string().nullable(),
  sales_channel_id: z.string().nullable(),
  shipping_total: z.number().nullish(),
  shipping_tax_total: z.number().optional(),
  raw_discount_total: z.number().optional(),
  discount_total: z.number().optional(),
  tax_total: z.number().optional(),
  item_tax_total: z.number().nullish(),
  refunded_total: z.number().optional(),
  total: z.number().optional(),
  subtotal: z.number().optional(),
  paid_total: z.number().optional(),
  refundable_amount: z.number().optional(),
  gift_card_total: z.number().optional(),
  /** How many pieces were ordered; told when `fields` names it. */
  items_count: z.number().optional(),
  gift_card_tax_total: z.number().optional(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** What was bought. Amounts and totals are in minor units of its currency; totals are worked out with every reply. */
export interface Order extends z.infer<typeof OrderRow> {
  cart?: Cart | null
  customer?: Customer | null
  billing_address?: Address | null
  shipping_address?: Address | null
  region?: Region | null
  currency?: Currency | null
  discounts?: Discount[]
  gift_cards?: GiftCard[]
  shipping_methods?: ShippingMethod[]
  payments?: Payment[]
  fulfillments?: Fulfillment[]
  returns?: Return[]
  claims?: ClaimOrder[]
  refunds?: Refund[]
  swaps?: Swap[]
  draft_order?: DraftOrder | null
  items?: LineItem[]
  edits?: OrderEdit[]
  gift_card_transactions?: GiftCardTransaction[]
  sales_channel?: SalesChannel | null
  returnable_items?: LineItem[]
  sales_channels?: SalesChannel[] | null
  tags?: OrderTag[]
}
export const Order: z.ZodType<Order> = OrderRow.extend({
  get cart() {
    return Cart.nullish()
  },
  get customer() {
    return Customer.nullish()
  },
  get billing_address() {
    return Address.nullish()
  },
  get shipping_address() {
    return Address.nullish()
  },
  get region() {
    return Region.nullish()
  },
  get currency() {
    return Currency.nullish()
  },
  get discounts() {
    return z.array(Discount).optional()
  },
  get gift_cards() {
    return z.array(GiftCard).optional()
  },
  get shipping_methods() {
    return z.array(ShippingMethod).optional()
  },
  get payments() {
    return z.array(Payment).optional()
  },
  get fulfillments() {
    return z.array(Fulfillment).optional()
  },
  get returns() {
    return z.array(Return).optional()
  },
  get claims() {
    return z.array(ClaimOrder).optional()
  },
  get refunds() {
    return z.array(Refund).optional()
  },
  get swaps() {
    return z.array(Swap).optional()
  },
  get draft_order() {
    return DraftOrder.nullish()
  },
  get items() {
    return z.array(LineItem).optional()
  },
  get edits() {
    return z.array(OrderEdit).optional()
  },
  get gift_card_transactions() {
    return z.array(GiftCardTransaction).optional()
  },
  get sales_channel() {
    return SalesChannel.nullish()
  },
  get returnable_items() {
    return z.array(LineItem).optional()
  },
  get sales_channels() {
    return z.array(SalesChannel).nullish()
  },
  get tags() {
    return z.array(OrderTag).optional()
  },
}).meta({ id: 'Order' })

/** The columns of OrderSalesChannel, without what hangs on it. */
export const OrderSalesChannelRow = z.object({
  id: Id.optional(),
  created_at: Time.optional(),
  updated_at: Time.optional(),
  deleted_at: Time.nullish(),
  order_id: z.string().optional(),
  sales_channel_id: z.string().optional(),
})
/** Through which sales channel an order came. */
export interface OrderSalesChannel extends z.infer<typeof OrderSalesChannelRow> {}
export const OrderSalesChannel: z.ZodType<OrderSalesChannel> = OrderSalesChannelRow.meta({
  id: 'OrderSalesChannel',
})
