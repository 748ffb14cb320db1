import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { Cart } from './cart'
import { Currency } from './currency'
import { Order } from './order'
import { Region } from './region'
import { Swap } from './swap'

/** What money is collected for beside a cart. */
export const PaymentCollectionType = z.enum(['order_edit'])
export type PaymentCollectionType = z.infer<typeof PaymentCollectionType>

/** How much of a collection is authorised. */
export const PaymentCollectionStatus = z.enum([
  'not_paid',
  'awaiting',
  'authorized',
  'partially_authorized',
  'canceled',
])
export type PaymentCollectionStatus = z.infer<typeof PaymentCollectionStatus>

/** What a provider says of a payment that is being made. */
export const PaymentSessionStatus = z.enum(['authorized', 'pending', 'requires_more', 'error', 'canceled'])
export type PaymentSessionStatus = z.infer<typeof PaymentSessionStatus>

/** Why money was given back. */
export const RefundReason = z.enum(['discount', 'return', 'swap', 'claim', 'other'])
export type RefundReason = z.infer<typeof RefundReason>

/** The columns of Payment, without what hangs on it. */
export const PaymentRow = z.object({
  id: Id,
  swap_id: z.string().nullable(),
  cart_id: z.string().nullable(),
  order_id: z.string().nullable(),
  amount: z.number(),
  currency_code: z.string(),
  amount_refunded: z.number(),
  provider_id: z.string(),
  data: Metadata,
  captured_at: Time.nullable(),
  canceled_at: Time.nullable(),
  idempotency_key: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** Money that a provider authorised, in minor units, and what became of it. */
export interface Payment extends z.infer<typeof PaymentRow> {
  swap?: Swap | null
  cart?: Cart | null
  order?: Order | null
  currency?: Currency | null
}
export const Payment: z.ZodType<Payment> = PaymentRow.extend({
  get swap() {
    return Swap.nullish()
  },
  get cart() {
    return Cart.nullish()
  },
  get order() {
    return Order.nullish()
  },
  get currency() {
    return Currency.nullish()
  },
}).meta({ id: 'Payment' })

/** The columns of PaymentCollection, without what hangs on it. */
export const PaymentCollectionRow = z.object({
  id: Id,
  type: PaymentCollectionType,
  status: PaymentCollectionStatus,
  description: z.string().nullable(),
  amount: z.number(),
  authorized_amount: z.number().nullable(),
  region_id: z.string(),
  currency_code: z.string(),
  created_by: z.string(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata,
})
/** Money to be paid for something beside a cart, in minor units. */
export interface PaymentCollection extends z.infer<typeof PaymentCollectionRow> {
  region?: Region | null
  currency?: Currency | null
  payment_sessions?: PaymentSession[]
  payments?: Payment[]
}
export const PaymentCollection: z.ZodType<PaymentCollection> = PaymentCollectionRow.extend({
  get region() {
    return Region.nullish()
  },
  get currency() {
    return Currency.nullish()
  },
  get payment_sessions() {
    return z.array(PaymentSession).optional()
  },
  get payments() {
    return z.array(Payment).optional()
  },
}).meta({ id: 'PaymentCollection' })

/** The columns of PaymentProvider, without what hangs on it. */
export const PaymentProviderRow = z.object({
  id: Id,
  is_installed: z.boolean(),
})
/** Through whom one pays. */
export interface PaymentProvider extends z.infer<typeof PaymentProviderRow> {}
export const PaymentProvider: z.ZodType<PaymentProvider> = PaymentProviderRow.meta({ id: 'PaymentProvider' })

/** The columns of PaymentSession, without what hangs on it. */
export const PaymentSessionRow = z.object({
  id: Id,
  cart_id: z.string().nullable(),
  provider_id: z.string(),
  is_selected: z.boolean().nullable(),
  is_initiated: z.boolean(),
  status: PaymentSessionStatus,
  data: Metadata,
  idempotency_key: z.string().nullable(),
  amount: z.number().nullable(),
  payment_authorized_at: Time.nullable(),
  created_at: Time,
  updated_at: Time,
})
/** A payment that is being made with a provider. */
export interface PaymentSession extends z.infer<typeof PaymentSessionRow> {
  cart?: Cart | null
}
export const PaymentSession: z.ZodType<PaymentSession> = PaymentSessionRow.extend({
  get cart() {
    return Cart.nullish()
  },
}).meta({ id: 'PaymentSession' })

/** Pieces of a line that a refund was made for. */
export const RefundedItem = z.object({ item_id: z.string(), quantity: z.int() }).meta({ id: 'RefundedItem' })
export type RefundedItem = z.infer<typeof RefundedItem>

/** The columns of Refund, without what hangs on it. */
export const RefundRow = z.object({
  id: Id,
  order_id: z.string().nullable(),
  payment_id: z.string().nullable(),
  amount: z.number(),
  note: z.string().nullable(),
  reason: z.string(),
  /** For which pieces, where it was worked out by lines. */
  items: z.array(RefundedItem).nullish(),
  idempotency_key: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** Money that was given back, in minor units. */
export interface Refund extends z.infer<typeof RefundRow> {
  order?: Order | null
  payment?: Payment | null
}
export const Refund: z.ZodType<Refund> = RefundRow.extend({
  get order() {
    return Order.nullish()
  },
  get payment() {
    return Payment.nullish()
  },
}).meta({ id: 'Refund' })
