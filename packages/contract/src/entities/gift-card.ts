import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { Order } from './order'
import { Region } from './region'

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

export const GiftCardTransactionRow = z.object({
  id: Id,
  gift_card_id: z.string(),
  order_id: z.string(),
  amount: z.number(),
  created_at: Time,
  is_taxable: z.boolean().nullable(),
  tax_rate: z.number().nullable(),
})
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
