import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { Order } from './order'
import { Region } from './region'

/** The columns of GiftCard, without what hangs on it. */
export const GiftCardRow = z.object({
  id: Id,
  code: z.string(),
  value: z.number(),
  balance: z.number(),
  region_id: z.string(),
  order_id: z.string().nullable(),
  is_disabled: z.boolean(),
  ends_at: Time.nullable(),
  tax_rate: z.number().nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** Money to be spent here: what it was worth and what is left, in minor units. */
export interface GiftCard extends z.infer<typeof GiftCardRow> {
  region?: Region | null
  order?: Order | null
}
export const GiftCard: z.ZodType<GiftCard> = GiftCardRow.extend({
  get region() {
    return Region.nullish()
  },
  get order() {
    return Order.nullish()
  },
}).meta({ id: 'GiftCard' })

/** The columns of GiftCardTransaction, without what hangs on it. */
export const GiftCardTransactionRow = z.object({
  id: Id,
  gift_card_id: z.string(),
  order_id: z.string(),
  amount: z.number(),
  created_at: Time,
  is_taxable: z.boolean().nullable(),
  tax_rate: z.number().nullable(),
})
/** What an order took from a gift card, in minor units. */
export interface GiftCardTransaction extends z.infer<typeof GiftCardTransactionRow> {
  gift_card?: GiftCard | null
  order?: Order | null
}
export const GiftCardTransaction: z.ZodType<GiftCardTransaction> = GiftCardTransactionRow.extend({
  get gift_card() {
    return GiftCard.nullish()
  },
  get order() {
    return Order.nullish()
  },
}).meta({ id: 'GiftCardTransaction' })

/** What the holder of a code may know of the card. */
export const GiftCardBalance = z
  .object({
    code: z.string(),
    value: z.number(),
    balance: z.number(),
    currency_code: z.string(),
    /** Where it can be spent. */
    region_id: z.string(),
    region_name: z.string(),
    /** The last moment it counts; null when it does not end. */
    ends_at: Time.nullable(),
  })
  .meta({ id: 'GiftCardBalance' })
export type GiftCardBalance = z.infer<typeof GiftCardBalance>

/** A card that was sold with an order, as its buyer sees it. */
export const SoldGiftCard = z
  .object({
    id: Id,
    /** Whole on the day of the order, later but for its last group a row of dots. */
    code: z.string(),
    is_masked: z.boolean(),
    value: z.number(),
    balance: z.number(),
    currency_code: z.string(),
    ends_at: Time.nullable(),
    is_disabled: z.boolean(),
    recipient_name: z.string().nullable(),
    recipient_email: z.string().nullable(),
    /** The day its mail is sent, as YYYY-MM-DD; null when it went at once. */
    send_on: z.string().nullable(),
  })
  .meta({ id: 'SoldGiftCard' })
export type SoldGiftCard = z.infer<typeof SoldGiftCard>
