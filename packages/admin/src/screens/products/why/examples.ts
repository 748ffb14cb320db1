import type { ExplainedPrice, PriceExplanation } from '@cartwright/contract'

const price = (id: string, amount: number, more: Partial<ExplainedPrice> = {}): ExplainedPrice => ({
  id,
  amount,
  currency_code: 'eur',
  region_id: null,
  min_quantity: null,
  max_quantity: null,
  price_list: null,
  includes_tax: false,
  outcome: 'lost',
  reason: 'dearer',
  ...more,
})

const list = (name: string, more: Partial<NonNullable<ExplainedPrice['price_list']>> = {}) => ({
  id: `pl_${name}`,
  name,
  type: 'sale' as const,
  status: 'active' as const,
  starts_at: null,
  ends_at: null,
  ...more,
})

/** A jug on sale in Europe, with a price for each way of not being asked for. */
export const onSale: PriceExplanation = {
  variant_id: 'variant_ash',
  currency_code: 'eur',
  region_id: 'reg_europe',
  customer_id: null,
  quantity: null,
  original_price: 8400,
  calculated_price: 7000,
  calculated_price_type: 'sale',
  candidates: [
    price('ma_own', 8400, { outcome: 'original', reason: 'dearer' }),
    price('ma_usd', 9240, { currency_code: 'usd', reason: 'other_currency' }),
    price('ma_asia', 8800, { region_id: 'reg_gone', reason: 'other_region' }),
    price('ma_summer', 7000, { price_list: list('Summer'), outcome: 'won', reason: 'lowest' }),
    price('ma_again', 7000, { price_list: list('Summer again'), reason: 'equal_later' }),
    price('ma_many', 6000, { price_list: list('Summer'), min_quantity: 10, reason: 'quantity_unknown' }),
    price('ma_few', 6500, { min_quantity: 5, max_quantity: 9, reason: 'quantity_unknown' }),
    price('ma_vip', 6000, { price_list: list('Friends of the house'), reason: 'list_other_groups' }),
    price('ma_next', 5000, {
      price_list: list('Winter', { starts_at: '2100-01-01T00:00:00.000Z' }),
      includes_tax: true,
      reason: 'list_not_started',
    }),
    price('ma_last', 5000, {
      price_list: list('Spring', { ends_at: '2020-04-01T00:00:00.000Z' }),
      reason: 'list_ended',
    }),
    price('ma_draft', 4000, {
      price_list: list('Idea', { status: 'draft', type: 'override' }),
      reason: 'list_draft',
    }),
    price('ma_lost', 3000, { reason: 'list_missing' }),
  ],
  tax: {
    includes_tax: false,
    rates: [{ name: 'default', code: 'default', rate: 20 }],
    tax: 1400,
    price_excl_tax: 7000,
    price_incl_tax: 8400,
  },
}

/** The same jug where it has no price. */
export const withoutPrice: PriceExplanation = {
  ...onSale,
  currency_code: 'usd',
  region_id: null,
  original_price: null,
  calculated_price: null,
  calculated_price_type: null,
  candidates: [price('ma_own', 8400, { reason: 'other_currency' })],
  tax: null,
}
