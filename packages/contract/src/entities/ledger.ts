import { z } from 'zod'
import { Id, Time } from '../common'
import { Actor } from './actor'
import { RefundedItem } from './payment'

/** What happened to the money of an order. */
export const LedgerKind = z.enum([
  'order',
  'shipping',
  'order_edit',
  'swap',
  'swap_canceled',
  'cancelation',
  'capture',
  'gift_card',
  'gift_card_returned',
  'refund',
  'refund_failed',
])
export type LedgerKind = z.infer<typeof LedgerKind>

/** One row of an order's ledger. Amounts are changes in minor units; rows are never changed and never removed. */
export const LedgerEntryRow = z.object({
  id: Id,
  order_id: z.string(),
  kind: LedgerKind,
  /** What the customer is to pay, more or less. */
  due: z.int(),
  /** What was taken, gift cards included. */
  paid: z.int(),
  /** What was given back. */
  refunded: z.int(),
  currency_code: z.string(),
  /** The payment, refund, swap or order edit it came from. */
  reference_id: z.string().nullable(),
  created_at: Time,
})
/** A row with what it left outstanding, and what is known of where it came from. */
export const LedgerEntry = LedgerEntryRow.extend({
  /** What the customer owes after this row, or is owed when below 0. */
  balance: z.int(),
  /** Who did it; null for the shop itself, a shopper or a provider. */
  actor: Actor.nullable(),
  /** Of a payment. */
  provider_id: z.string().nullable(),
  /** Of a refund. */
  reason: z.string().nullable(),
  note: z.string().nullable(),
  items: z.array(RefundedItem),
}).meta({ id: 'LedgerEntry' })
export type LedgerEntry = z.infer<typeof LedgerEntry>

/** What all rows of an order's ledger add up to, in minor units. */
export const LedgerSums = z
  .object({
    currency_code: z.string(),
    due: z.int(),
    paid: z.int(),
    refunded: z.int(),
    /** `due − paid + refunded`: what the customer owes, or is owed when below 0. */
    outstanding: z.int(),
  })
  .meta({ id: 'LedgerSums' })
export type LedgerSums = z.infer<typeof LedgerSums>
