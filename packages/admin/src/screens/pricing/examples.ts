import type { MoneyAmount, PriceList } from '@cartwright/contract'
import type { FakeRoutes } from '@cartwright/sdk/testing'
import { jug } from '../../testing/examples'

// Price lists of the small named world, for tests and stories.

const times = { created_at: '2026-11-18T09:24:00.000Z', updated_at: '2026-11-18T09:24:00.000Z' }
const kept = { ...times, deleted_at: null }

export const listed = (part: Partial<MoneyAmount> & { id: string }): MoneyAmount => ({
  ...kept,
  currency_code: 'eur',
  amount: 7500,
  min_quantity: null,
  max_quantity: null,
  price_list_id: 'pl_winter',
  variant_id: 'variant_ash',
  region_id: null,
  ...part,
})

export const winter: PriceList = {
  ...kept,
  id: 'pl_winter',
  name: 'Winter sale',
  description: 'Until the first snowdrops',
  type: 'sale',
  status: 'draft',
  starts_at: null,
  ends_at: null,
  customer_groups: [{ ...kept, metadata: null, id: 'cgrp_vip', name: 'VIP' }],
  prices: [listed({ id: 'ma_1' }), listed({ id: 'ma_10', amount: 7000, min_quantity: 10 })],
}

const page = (count: number) => ({ count, offset: 0, limit: 20 })

/** Answers for all screens of price lists. */
export const pricingAnswers: FakeRoutes = {
  'GET /admin/price-lists': { price_lists: [winter], ...page(1) },
  'GET /admin/price-lists/:id': { price_list: winter },
  'GET /admin/price-lists/:id/products': {
    products: [
      {
        ...jug,
        variants: jug.variants.map((one, at) =>
          at === 0 ? { ...one, prices: [...(one.prices ?? []), ...(winter.prices ?? [])] } : one,
        ),
      },
    ],
    ...page(1),
  },
  'GET /admin/customer-groups': { customer_groups: winter.customer_groups ?? [], ...page(1) },
}
