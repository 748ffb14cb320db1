import { z } from 'zod'
import { SignedAmount, Sum } from '../bounds'
import { DateInput, Metadata } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import { GiftCard, GiftCardBalance, GiftCardTransaction, SoldGiftCard } from '../entities/gift-card'
import { paging, text } from '../query'

const adminGiftCardReply = {
  fields: [
    'id',
    'code',
    'value',
    'balance',
    'region_id',
    'is_disabled',
    'ends_at',
    'tax_rate',
    'created_at',
    'updated_at',
    'deleted_at',
    'metadata',
  ],
  relations: ['order', 'region'],
  always: ['region.fulfillment_providers', 'region.payment_providers'],
} as const

export const giftCardEndpoints = endpoints({
  'GET /store/gift-cards/:code': {
    access: 'anyone',
    tag: 'Gift Cards',
    summary: 'Read a gift card by its code',
    returns: () => z.object({ gift_card: GiftCard }),
    reply: { fields: ['id', 'code', 'value', 'balance'], relations: ['region'] },
  },
  'GET /store/gift-cards/:code/balance': {
    access: 'anyone',
    tag: 'Gift Cards',
    summary: 'What is left on a gift card, where and until when it counts',
    returns: () => z.object({ gift_card: GiftCardBalance }),
  },
  'GET /store/orders/:id/gift-cards': {
    access: 'anyone',
    tag: 'Gift Cards',
    summary: 'The gift cards sold with an order; their codes are whole for a day',
    returns: () => z.object({ gift_cards: z.array(SoldGiftCard) }),
  },
  'GET /admin/gift-cards': {
    access: 'staff',
    tag: 'Gift Cards',
    summary: 'List gift cards, by code or order number',
    query: () => z.strictObject({ ...paging(50), q: text.optional(), order: text.optional() }),
    returns: () => page('gift_cards', GiftCard),
    reply: adminGiftCardReply,
  },
  'POST /admin/gift-cards': {
    access: 'staff',
    tag: 'Gift Cards',
    summary: 'Make a gift card',
    body: () =>
      z.strictObject({
        value: SignedAmount.nullish(),
        ends_at: DateInput.nullish(),
        is_disabled: z.boolean().nullish(),
        region_id: z.string(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ gift_card: GiftCard }),
    reply: adminGiftCardReply,
  },
  'GET /admin/gift-cards/:id': {
    access: 'staff',
    tag: 'Gift Cards',
    summary: 'Read a gift card',
    returns: () => z.object({ gift_card: GiftCard }),
    reply: adminGiftCardReply,
  },
  'POST /admin/gift-cards/:id': {
    access: 'staff',
    tag: 'Gift Cards',
    summary: 'Change the balance, the end or the region of a gift card',
    body: () =>
      z.strictObject({
        balance: Sum.nullish(),
        is_disabled: z.boolean().nullish(),
        ends_at: DateInput.nullish(),
        region_id: z.string().nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ gift_card: GiftCard }),
    reply: adminGiftCardReply,
  },
  'GET /admin/gift-cards/:id/transactions': {
    access: 'staff',
    tag: 'Gift Cards',
    summary: 'What was paid with a gift card, newest first',
    query: () => z.strictObject({ ...paging(50) }),
    returns: () => page('transactions', GiftCardTransaction),
    reply: {
      fields: ['id', 'gift_card_id', 'order_id', 'amount', 'created_at', 'is_taxable', 'tax_rate'],
      relations: ['order'],
    },
  },
  'DELETE /admin/gift-cards/:id': {
    access: 'staff',
    tag: 'Gift Cards',
    summary: 'Remove a gift card',
    returns: () => deleted('gift-card'),
  },
})
