import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { ClaimOrder } from './claim'
import { Address, Customer } from './customer'
import { Discount } from './discount'
import { GiftCard } from './gift-card'
import { Order } from './order'
import { OrderEdit } from './order-edit'
import { Payment, PaymentSession } from './payment'
import { ProductVariant } from './product'
import { Region } from './region'
import { SalesChannel } from './sales-channel'
import { ShippingMethod } from './shipping'
import { Swap } from './swap'

/** What a cart is of: a shopper's own, a swap's, or a draft order's. */
export const CartType = z.enum(['default', 'swap', 'draft_order', 'payment_link', 'claim'])
export type CartType = z.infer<typeof CartType>

/** The columns of Cart, without what hangs on it. */
export const CartRow = z.object({
  object: z.literal('cart').optional(),
  id: Id,
  email: z.string().nullable(),
  billing_address_id: z.string().nullable(),
  shipping_address_id: z.string().nullable(),
  region_id: z.string(),
  customer_id: z.string().nullable(),
  payment_id: z.string().nullable(),
  type: CartType,
  completed_at: Time.nullable(),
  payment_authorized_at: Time.nullable(),
  idempotency_key: z.string().nullable(),
  context: Metadata.nullable(),
  sales_channel_id: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
  shipping_total: z.number().optional(),
  discount_total: z.number().optional(),
  raw_discount_total: z.number().optional(),
  item_tax_total: z.number().optional(),
  shipping_tax_total: z.number().optional(),
  tax_total: z.number().optional(),
  refunded_total: z.number().optional(),
  total: z.number().optional(),
  subtotal: z.number().optional(),
  refundable_amount: z.number().optional(),
  gift_card_total: z.number().optional(),
  gift_card_tax_total: z.number().optional(),
})
/**
 * What somebody is about to buy. Amounts and totals are in minor units of the region's currency;
 * totals are worked out with every reply.
 */
export interface Cart extends z.infer<typeof CartRow> {
  billing_address?: Address | null
  shipping_address?: Address | null
  items?: LineItem[]
  region?: Region | null
  discounts?: Discount[]
  gift_cards?: GiftCard[]
  customer?: Customer | null
  payment_session?: PaymentSession | null
  payment_sessions?: PaymentSession[]
  payment?: Payment | null
  shipping_methods?: ShippingMethod[]
  sales_channel?: SalesChannel | null
  sales_channels?: SalesChannel[] | null
}
export const Cart: z.ZodType<Cart> = CartRow.extend({
  get billing_address() {
    return Address.nullish()
  },
  get shipping_address() {
    return Address.nullish()
  },
  get items() {
    return z.array(LineItem).optional()
  },
  get region() {
    return Region.nullish()
  },
  get discounts() {
    return z.array(Discount).optional()
  },
  get gift_cards() {
    return z.array(GiftCard).optional()
  },
  get customer() {
    return Customer.nullish()
  },
  get payment_session() {
    return PaymentSession.nullish()
  },
  get payment_sessions() {
    return z.array(PaymentSession).optional()
  },
  get payment() {
    return Payment.nullish()
  },
  get shipping_methods() {
    return z.array(ShippingMethod).optional()
  },
  get sales_channel() {
    return SalesChannel.nullish()
  },
  get sales_channels() {
    return z.array(SalesChannel).nullish()
  },
}).meta({ id: 'Cart' })

/** The columns of LineItem, without what hangs on it. */
export const LineItemRow = z.object({
  id: Id,
  cart_id: z.string().nullable(),
  order_id: z.string().nullable(),
  swap_id: z.string().nullable(),
  claim_order_id: z.string().nullable(),
  original_item_id: z.string().nullable(),
  order_edit_id: z.string().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  thumbnail: z.string().nullable(),
  is_return: z.boolean(),
  is_giftcard: z.boolean(),
  should_merge: z.boolean(),
  allow_discounts: z.boolean(),
  has_shipping: z.boolean().nullable(),
  unit_price: z.number(),
  variant_id: z.string().nullable(),
  quantity: z.number(),
  fulfilled_quantity: z.number().nullable(),
  returned_quantity: z.number().nullable(),
  shipped_quantity: z.number().nullable(),
  refundable: z.number().optional(),
  subtotal: z.number().optional(),
  tax_total: z.number().optional(),
  total: z.number().optional(),
  original_total: z.number().optional(),
  original_tax_total: z.number().optional(),
  discount_total: z.number().optional(),
  raw_discount_total: z.number().optional(),
  gift_card_total: z.number().optional(),
  includes_tax: z.boolean().optional(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** Goods in a cart or an order, with the price of one piece in minor units. A return's line has a price below 0. */
export interface LineItem extends z.infer<typeof LineItemRow> {
  cart?: Cart | null
  order?: Order | null
  swap?: Swap | null
  claim_order?: ClaimOrder | null
  tax_lines?: LineItemTaxLine[]
  adjustments?: LineItemAdjustment[]
  order_edit?: OrderEdit | null
  variant?: ProductVariant | null
}
export const LineItem: z.ZodType<LineItem> = LineItemRow.extend({
  get cart() {
    return Cart.nullish()
  },
  get order() {
    return Order.nullish()
  },
  get swap() {
    return Swap.nullish()
  },
  get claim_order() {
    return ClaimOrder.nullish()
  },
  get tax_lines() {
    return z.array(LineItemTaxLine).optional()
  },
  get adjustments() {
    return z.array(LineItemAdjustment).optional()
  },
  get order_edit() {
    return OrderEdit.nullish()
  },
  get variant() {
    return ProductVariant.nullish()
  },
}).meta({ id: 'LineItem' })

/** The columns of LineItemAdjustment, without what hangs on it. */
export const LineItemAdjustmentRow = z.object({
  id: Id,
  item_id: z.string(),
  description: z.string(),
  discount_id: z.string().nullable(),
  amount: z.number(),
  metadata: Metadata.nullable(),
})
/** What a discount takes off a line, in minor units; shares of a fixed amount are not rounded. */
export interface LineItemAdjustment extends z.infer<typeof LineItemAdjustmentRow> {
  item?: LineItem | null
  discount?: Discount | null
}
export const LineItemAdjustment: z.ZodType<LineItemAdjustment> = LineItemAdjustmentRow.extend({
  get item() {
    return LineItem.nullish()
  },
  get discount() {
    return Discount.nullish()
  },
}).meta({ id: 'LineItemAdjustment' })

/** The columns of LineItemTaxLine, without what hangs on it. */
export const LineItemTaxLineRow = z.object({
  id: Id,
  code: z.string().nullable(),
  name: z.string(),
  rate: z.number(),
  item_id: z.string(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** A rate of tax on a line, in percent. */
export interface LineItemTaxLine extends z.infer<typeof LineItemTaxLineRow> {
  item?: LineItem | null
}
export const LineItemTaxLine: z.ZodType<LineItemTaxLine> = LineItemTaxLineRow.extend({
  get item() {
    return LineItem.nullish()
  },
}).meta({ id: 'LineItemTaxLine' })
