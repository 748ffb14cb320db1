import type { PriceListStatus, PriceListType } from '@cartwright/contract'
import type { Kit } from '../../store/schema/columns'
import { many, one, through } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const pricingTables = (k: Kit) => ({
  money_amount: k.table(
    'money_amount',
    {
      id: k.id('ma'),
      currency_code: k.text().notNull(),
      amount: k.big().notNull(),
      region_id: k.text(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      min_quantity: k.int(),
      max_quantity: k.int(),
      price_list_id: k.text(),
    },
    (t) => [
      k.index('money_amount_price_list_id', t.price_list_id),
      k.index('money_amount_region_id', t.region_id),
    ],
  ),
  product_variant_money_amount: k.table(
    'product_variant_money_amount',
    {
      id: k.id('pvma'),
      money_amount_id: k.text().notNull(),
      variant_id: k.text().notNull(),
      deleted_at: k.time(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
    },
    (t) => [
      k.index('product_variant_money_amount_money_amount_id', t.money_amount_id),
      k.index('product_variant_money_amount_variant_id', t.variant_id),
      k.unique('product_variant_money_amount_money_amount_id_unique', [t.money_amount_id]),
    ],
  ),
  price_list: k.table(
    'price_list',
    {
      id: k.id('pl'),
      name: k.text().notNull(),
      description: k.text().notNull(),
      type: k.text<PriceListType>().notNull().default('sale'),
      status: k.text<PriceListStatus>().notNull().default('draft'),
      starts_at: k.time(),
      ends_at: k.time(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      includes_tax: k.bool().notNull().default(false),
    },
    (t) => [k.index('price_list_created_at', t.created_at)],
  ),
  price_list_customer_groups: k.table(
    'price_list_customer_groups',
    {
      price_list_id: k.text().notNull(),
      customer_group_id: k.text().notNull(),
    },
    (t) => [
      k.pk(t.customer_group_id, t.price_list_id),
      k.index('price_list_customer_groups_price_list_id', t.price_list_id),
    ],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const pricingFacts = {
  money_amount: {
    entities: ['MoneyAmount'],
    isCatalogue: true,
    listed: { column: 'id', kind: 'price' },
    records: [{ path: '/admin/variants', isAny: true }],
    relations: {
      currency: one('currency', 'currency_code', 'code'),
      price_list: one('price_list', 'price_list_id'),
      region: one('region', 'region_id'),
      variants: through('product_variant', 'product_variant_money_amount', 'money_amount_id', 'variant_id'),
    },
  },
  product_variant_money_amount: {
    entities: ['ProductVariantMoneyAmount'],
    isCatalogue: true,
    listed: { column: 'variant_id', kind: 'price_variant' },
  },
  price_list: {
    entities: ['PriceList'],
    isWatched: true,
    isCatalogue: true,
    listed: { column: 'id', kind: 'price_list' },
    records: [{ path: '/admin/price-lists' }],
    relations: {
      customer_groups: through(
        'customer_group',
        'price_list_customer_groups',
        'price_list_id',
        'customer_group_id',
      ),
      prices: many('money_amount', 'price_list_id'),
    },
  },
  price_list_customer_groups: {
    isWatched: true,
    isCatalogue: true,
    listed: { column: 'price_list_id', kind: 'price_list' },
  },
} satisfies FactsOf<typeof pricingTables>
