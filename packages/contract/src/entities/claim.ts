import { z } from 'zod'
import { claimItemReasons } from '../choices'
import { Id, Metadata, Time } from '../common'
import { LineItem } from './cart'
import { Address } from './customer'
import { Fulfillment } from './fulfillment'
import { Order } from './order'
import { ProductVariant } from './product'
import { Return } from './return'
import { ShippingMethod } from './shipping'

const ClaimItemReason = z.enum(claimItemReasons)

/** Whether a claim gives money back or sends goods again. */
export const ClaimOrderType = z.enum(['refund', 'replace'])
export type ClaimOrderType = z.infer<typeof ClaimOrderType>

/** What became of the money of a claim; `na` where none is given back. */
export const ClaimOrderPaymentStatus = z.enum(['na', 'not_refunded', 'refunded'])
export type ClaimOrderPaymentStatus = z.infer<typeof ClaimOrderPaymentStatus>

/** How far the goods of a claim are on their way. */
export const ClaimOrderFulfillmentStatus = z.enum([
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
export type ClaimOrderFulfillmentStatus = z.infer<typeof ClaimOrderFulfillmentStatus>

/** The columns of ClaimImage, without what hangs on it. */
export const ClaimImageRow = z.object({
  id: Id,
  claim_item_id: z.string(),
  url: z.string(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** A picture of what is wrong with claimed goods. */
export interface ClaimImage extends z.infer<typeof ClaimImageRow> {
  claim_item?: ClaimItem | null
}
export const ClaimImage: z.ZodType<ClaimImage> = ClaimImageRow.extend({
  get claim_item() {
    return ClaimItem.nullish()
  },
}).meta({ id: 'ClaimImage' })

/** The columns of ClaimItem, without what hangs on it. */
export const ClaimItemRow = z.object({
  id: Id,
  claim_order_id: z.string(),
  item_id: z.string(),
  variant_id: z.string(),
  reason: ClaimItemReason,
  note: z.string().nullable(),
  quantity: z.number(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** Goods that something is wrong with, and what. */
export interface ClaimItem extends z.infer<typeof ClaimItemRow> {
  images?: ClaimImage[]
  claim_order?: ClaimOrder | null
  item?: LineItem | null
  variant?: ProductVariant | null
  tags?: ClaimTag[]
}
export const ClaimItem: z.ZodType<ClaimItem> = ClaimItemRow.extend({
  get images() {
    return z.array(ClaimImage).optional()
  },
  get claim_order() {
    return ClaimOrder.nullish()
  },
  get item() {
    return LineItem.nullish()
  },
  get variant() {
    return ProductVariant.nullish()
  },
  get tags() {
    return z.array(ClaimTag).optional()
  },
}).meta({ id: 'ClaimItem' })

/** The columns of ClaimOrder, without what hangs on it. */
export const ClaimOrderRow = z.object({
  id: Id,
  type: ClaimOrderType,
  payment_status: ClaimOrderPaymentStatus,
  fulfillment_status: ClaimOrderFulfillmentStatus,
  order_id: z.string(),
  shipping_address_id: z.string().nullable(),
  refund_amount: z.number().nullable(),
  canceled_at: Time.nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
  no_notification: z.boolean().nullable(),
  idempotency_key: z.string().nullable(),
})
/** What is done about goods that came wrong: money back, in minor units, or others in their place. */
export interface ClaimOrder extends z.infer<typeof ClaimOrderRow> {
  claim_items?: ClaimItem[]
  additional_items?: LineItem[]
  order?: Order | null
  return_order?: Return | null
  shipping_address?: Address | null
  shipping_methods?: ShippingMethod[]
  fulfillments?: Fulfillment[]
}
export const ClaimOrder: z.ZodType<ClaimOrder> = ClaimOrderRow.extend({
  get claim_items() {
    return z.array(ClaimItem).optional()
  },
  get additional_items() {
    return z.array(LineItem).optional()
  },
  get order() {
    return Order.nullish()
  },
  get return_order() {
    return Return.nullish()
  },
  get shipping_address() {
    return Address.nullish()
  },
  get shipping_methods() {
    return z.array(ShippingMethod).optional()
  },
  get fulfillments() {
    return z.array(Fulfillment).optional()
  },
}).meta({ id: 'ClaimOrder' })

/** The columns of ClaimTag, without what hangs on it. */
export const ClaimTagRow = z.object({
  id: Id,
  value: z.string(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** A word that claimed goods are found by. */
export interface ClaimTag extends z.infer<typeof ClaimTagRow> {}
export const ClaimTag: z.ZodType<ClaimTag> = ClaimTagRow.meta({ id: 'ClaimTag' })
