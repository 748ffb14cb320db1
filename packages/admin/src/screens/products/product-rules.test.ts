import type { PricedProduct } from '@cartwright/contract'
import { createClient } from '@cartwright/sdk'
import { fakeShop, refuse } from '@cartwright/sdk/testing'
import { describe, expect, it } from 'vitest'
import { jug, variant } from '../../testing/examples'
import { bulkChanges } from './bulk'
import { copyOf } from './copy-product'
import { nextStep } from './next-step'
import { priceListsOf, priceRange, pricesOf } from './variant-prices'

const picture = 'https://cdn.example.com/jug.webp'
const draft: PricedProduct = { ...jug, status: 'draft', thumbnail: picture }
const bare = { ...variant('variant_bare', 'Bare', 'JUG-BARE', 0, 0), prices: [] }

it.each([
  ['a draft without variants', { ...draft, variants: [] }, { kind: 'no_variants' }],
  [
    'a variant without a price',
    { ...jug, variants: [...jug.variants, bare] },
    { kind: 'no_price', count: 1, currency: 'eur' },
  ],
  ['no channel', { ...jug, sales_channels: [] }, { kind: 'no_channel' }],
  ['a draft without a picture', { ...draft, thumbnail: null }, { kind: 'no_picture' }],
  ['a draft that lacks nothing', draft, { kind: 'publish' }],
  ['what is on sale', jug, undefined],
])('the next step of %s', (_, product, step) => expect(nextStep(product, 'eur')).toEqual(step))

describe('a copy', () => {
  const made = copyOf({ ...jug, metadata: { series: 1 } }, 'Tall jug (copy)')
  it('is a draft with the prices, options and tags of the product', () =>
    expect(made).toMatchObject({
      title: 'Tall jug (copy)',
      status: 'draft',
      weight: 1400,
      metadata: { series: 1 },
      tags: [{ id: 'ptag_1', value: 'ceramics' }],
      options: [{ title: 'Glaze' }],
      variants: [
        { title: 'Ash', options: [{ value: 'Ash' }], prices: [{ amount: 8400 }, { amount: 9240 }] },
        { title: 'Ink' },
      ],
    }))
  it('has nothing of what no two products share, and no stock', () => {
    expect(made).not.toHaveProperty('handle')
    expect(made.variants?.[0]).not.toHaveProperty('sku')
    expect(made.variants?.map(({ inventory_quantity }) => inventory_quantity)).toEqual([0, 0])
  })
})

describe('prices of a variant', () => {
  const [ash] = jug.variants
  if (!ash?.prices?.[0]) throw new Error('the jug has prices')
  const tier = { ...ash.prices[0], id: 'ma_tier', amount: 7000, min_quantity: 10 }
  const listed = { ...ash.prices[0], id: 'ma_list', amount: 5000, price_list_id: 'pl_winter' }
  const priced = { ...ash, prices: [...ash.prices, tier, listed] }
  const eur = { id: 'eur', name: 'EUR', currency_code: 'eur', region_id: null }
  it('keep those from some quantity on, and leave those of price lists to them', () =>
    expect(pricesOf(priced, [eur], { eur: 8000 })).toEqual([
      { id: 'ma_variant_ash', currency_code: 'eur', amount: 8000 },
      { id: 'ma_variant_ash_usd', currency_code: 'usd', amount: 9240 },
      { id: 'ma_tier', currency_code: 'eur', amount: 7000, min_quantity: 10 },
    ]))
  it('lose the one that was emptied', () =>
    expect(pricesOf(ash, [eur], { eur: null }).map(({ id }) => id)).toEqual(['ma_variant_ash_usd']))
  it('range from the least to the most, without those of price lists', () => {
    expect(priceRange([{ ...ash, prices: [...(ash.prices ?? []), listed] }, ...jug.variants], 'eur')).toEqual(
      [8400, 8900],
    )
    expect(priceRange(jug.variants, 'jpy')).toBeUndefined()
  })
  it('tell which price lists they are in', () => expect(priceListsOf([priced])).toEqual(['pl_winter']))
})

describe('changes of many products', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  const changesIn = (shop: ReturnType<typeof fakeShop>) =>
    bulkChanges(createClient({ baseUrl: 'http://shop.test', fetch: shop.fetch }))

  it('are one call, which adds tags to those each product has', async () => {
    const shop = fakeShop({ 'POST /admin/products/batch': { ids, count: ids.length } })
    expect(await changesIn(shop).change(ids, { add_tags: ['gift'] })).toEqual({ done: 6, failures: [] })
    expect(shop.requests.map(({ body }) => body)).toEqual([{ ids, change: { add_tags: ['gift'] } }])
  })
  it('are deleted one by one, and say which were refused', async () => {
    const shop = fakeShop({
      'DELETE /admin/products/:id': ({ params }) =>
        params.id === 'b'
          ? refuse(404, { type: 'not_found', message: 'gone' })
          : { id: params.id, object: 'product', deleted: true },
    })
    const { done, failures } = await changesIn(shop).remove(ids)
    expect([done, failures.length, shop.requests.length]).toEqual([5, 1, 6])
  })
})
