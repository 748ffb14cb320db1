import { sql } from 'drizzle-orm'
import type { Kit } from '../../store/schema/columns'
import { one } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const giftCardTables = (k: Kit) => ({
  gift_card: k.table(
    'gift_card',
    {
      id: k.id('gift'),
      code: k.text().notNull(),
      value: k.big().notNull(),
      balance: k.big().notNull(),
      region_id: k.text().notNull(),
      order_id: k.text(),
      is_disabled: k.bool().notNull().default(false),
      ends_at: k.time(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
      tax_rate: k.real(),
    },
    (t) => [
      k.index('gift_card_order_id', t.order_id),
      k.unique('gift_card_code_unique', [t.code]),
      k.check('gift_card_balance_check', sql`0 <= balance and balance <= value`),
    ],
  ),
  gift_card_transaction: k.table(
    'gift_card_transaction',
    {
      id: k.id('gct'),
      gift_card_id: k.text().notNull(),
      order_id: k.text().notNull(),
      amount: k.big().notNull(),
      created_at: k.createdAt(),
      is_taxable: k.bool(),
      tax_rate: k.real(),
    },
    (t) => [
      k.index('gift_card_transaction_order_id', t.order_id),
      k.unique('gift_card_transaction_gift_card_id_order_id_unique', [t.gift_card_id, t.order_id]),
    ],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const giftCardFacts = {
  gift_card: {
    entities: ['GiftCard'],
    records: [{ path: '/admin/gift-cards' }],
    relations: {
      region: one('region', 'region_id'),
      order: one('order', 'order_id'),
    },
  },
  gift_card_transaction: {
    entities: ['GiftCardTransaction'],
    relations: {
      gift_card: one('gift_card', 'gift_card_id'),
      order: one('order', 'order_id'),
    },
  },
} satisfies FactsOf<typeof giftCardTables>
