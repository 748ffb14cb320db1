import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { america, europe, mug, type TestProduct } from '../../testing/world'
import { priceVariants, variantPrice } from '../pricing/price-variants'

describeShop('price lists', (t) => {
  let product: TestProduct
  let variant_id = ''
  let listId = ''
  const price = async (query: object = { currency_code: 'usd' }) => {
    const { variant } = await t.call('GET /store/variants/:id', {
      params: { id: variant_id },
      query: query,
    })
    return [variant.original_price, variant.calculated_price, variant.calculated_price_type]
  }
  const change = (body: object) =>
    t.call('POST /admin/price-lists/:id', { params: { id: listId }, body, headers: t.staff })
  beforeAll(async () => {
    product = await mug(t)
    variant_id = product.variant('one')
    const { price_list } = await t.call('POST /admin/price-lists', {
      body: {
        name: 'Sale',
        description: 'Cheap',
        type: 'sale',
        status: 'active',
        prices: [{ variant_id, currency_code: 'USD', amount: 700 }],
      },
      headers: t.staff,
    })
    listId = price_list.id
    expect(price_list.prices).toMatchObject([
      { amount: 700, currency_code: 'usd', variant_id, variant: { id: variant_id } },
    ])
  })

  it('lower the price, and let it rise again when switched off, over or not begun', async () => {
    expect(await price()).toEqual([900, 700, 'sale'])
    expect(await price({ currency_code: 'eur' })).toEqual([800, 800, 'default'])
    expect(await price({})).toEqual([null, null, null])
    await change({ status: 'draft' })
    expect(await price()).toEqual([900, 900, 'default'])
    await change({ status: 'active', ends_at: '2020-01-01T00:00:00Z' })
    expect(await price()).toEqual([900, 900, 'default'])
    await change({ ends_at: null, starts_at: '2100-01-01T00:00:00Z' })
    expect(await price()).toEqual([900, 900, 'default'])
    await change({ starts_at: null, type: 'override' })
    expect(await price()).toEqual([900, 700, 'override'])
  })

  afterEach(() => {
    vi.useRealTimers()
  })
  it('begin and end by themselves, also for replies that are remembered', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const soon = Date.now() + 1000
    await change({ starts_at: new Date(soon).toISOString() })
    const seen = async () => {
      const { products } = await t.call('GET /store/products', { query: { currency_code: 'usd' } })
      return products[0]?.variants[0]?.calculated_price
    }
    expect(await seen()).toBe(900)
    vi.setSystemTime(soon - 1)
    expect(await seen()).toBe(900)
    vi.setSystemTime(soon)
    expect(await seen()).toBe(700)
    await change({ ends_at: new Date(soon + 1000).toISOString() })
    vi.setSystemTime(soon + 999)
    expect(await seen()).toBe(700)
    vi.setSystemTime(soon + 1001)
    expect(await seen()).toBe(900)
    await change({ starts_at: null, ends_at: null })
  })

  it('for groups are for their members only', async () => {
    const [group, customer] = await t.shop.transaction(async (tx) => {
      const { customer_group, customer: people, customer_group_customers: link } = tx.t
      const [vip] = await tx
        .insert(customer_group)
        .values({ name: 'vip' })
        .returning({ id: customer_group.id })
      const [ada] = await tx
        .insert(people)
        .values({ email: 'ada@example.com', has_account: true })
        .returning({ id: people.id })
      await tx.insert(link).values({ customer_group_id: vip?.id ?? '', customer_id: ada?.id ?? '' })
      return [vip?.id ?? '', ada?.id ?? '']
    })
    const { price_list } = await change({ customer_groups: [{ id: group }] })
    expect(price_list.customer_groups).toMatchObject([{ id: group }])
    expect(await price()).toEqual([900, 900, 'default'])
    const context = { currency_code: 'usd', customer_id: customer }
    expect((await variantPrice(t.shop.db, variant_id, context)).calculated_price).toBe(700)
    const { price_lists } = await t.call('GET /admin/price-lists', { query: { q: 'VIP' }, headers: t.staff })
    expect(price_lists.map(({ id }) => id)).toEqual([listId])
    await change({ customer_groups: [] })
    expect(await price()).toEqual([900, 700, 'override'])
  })

  it('may ask for a quantity', async () => {
    const { price_list } = await change({
      prices: [{ variant_id, currency_code: 'usd', amount: 500, min_quantity: 10 }],
    })
    expect(price_list.prices).toHaveLength(2)
    const at = async (quantity?: number) =>
      (await variantPrice(t.shop.db, variant_id, { currency_code: 'usd', quantity })).calculated_price
    expect([await at(), await at(9), await at(10)]).toEqual([700, 700, 500])
  })

  it('change a price by its id and add the others', async () => {
    const { price_list } = await t.call('GET /admin/price-lists/:id', {
      params: { id: listId },
      headers: t.staff,
    })
    const old = price_list.prices?.find(({ amount }) => amount === 700)
    await change({ prices: [{ id: old?.id, variant_id, currency_code: 'usd', amount: 650 }] })
    expect((await price())[1]).toBe(650)
  })

  it('list their products, each variant with the prices of the list and of none', async () => {
    const { products, count } = await t.call('GET /admin/price-lists/:id/products', {
      params: { id: listId },
      headers: t.staff,
    })
    expect([products.map(({ id }) => id), count]).toEqual([[product.id], 1])
    expect(products[0]?.variants?.[0]?.prices?.map(({ amount }) => amount)).toEqual([900, 800, 650, 500])
  })

  it('are overridden as a whole, but for a price for the same place and quantities', async () => {
    const override = async (prices: object[]) =>
      (
        await t.call('POST /admin/price-lists/:id/prices/batch', {
          params: { id: listId },
          body: { prices: prices as never, override: true },
          headers: t.staff,
        })
      ).price_list.prices ?? []
    const [first] = await override([{ variant_id, currency_code: 'usd', amount: 610 }])
    const [kept, added] = await override([
      { variant_id, currency_code: 'usd', amount: 605 },
      { variant_id, currency_code: 'usd', amount: 600, min_quantity: 5 },
    ])
    expect([kept?.id, kept?.amount, added?.amount]).toEqual([first?.id, 605, 600])
    const [named] = await override([{ id: added?.id, variant_id, currency_code: 'usd', amount: 590 }])
    expect([named?.id, named?.amount]).toEqual([added?.id, 590])
  })

  it('are overridden as a whole, and emptied by variant', async () => {
    const add = await t.call('POST /admin/price-lists/:id/prices/batch', {
      params: { id: listId },
      body: { prices: [{ variant_id, currency_code: 'usd', amount: 600 }], override: true },
      headers: t.staff,
    })
    const [left] = add.price_list.prices ?? []
    expect(add.price_list.prices).toHaveLength(1)
    expect(
      await t.call('DELETE /admin/price-lists/:id/variants/:variant_id/prices', {
        params: { id: listId, variant_id },
        headers: t.staff,
      }),
    ).toEqual({ ids: [left?.id], object: 'money-amount', deleted: true })
    expect(await price()).toEqual([900, 900, 'default'])
  })

  it.each([
    [
      'an unknown variant',
      { prices: [{ variant_id: 'variant_none', currency_code: 'usd', amount: 1 }] },
      404,
    ],
    ['an unknown group', { customer_groups: [{ id: 'cgrp_none' }] }, 404],
    ['an end before the start', { starts_at: '2026-02-01T00:00:00Z', ends_at: '2026-01-01T00:00:00Z' }, 400],
    ['what is no date', { starts_at: 'tomorrow' }, 400],
  ])('refuse %s', async (_, body, status) => {
    const reply = await t.try('POST /admin/price-lists/:id', {
      params: { id: listId },
      body,
      headers: t.staff,
    })
    expect(reply.status).toBe(status)
  })

  it('go for good, with their prices', async () => {
    const remove = () => t.call('DELETE /admin/price-lists/:id', { params: { id: listId }, headers: t.staff })
    expect(await remove()).toEqual({ id: listId, object: 'price-list', deleted: true })
    expect((await remove()).deleted).toBe(true)
  })

  it('do not hide that a region or the tax of products differs', async () => {
    const [eu, us] = [await europe(t), await america(t)]
    await t.shop.transaction(async (tx) => {
      const [rate] = await tx
        .insert(tx.t.tax_rate)
        .values({ name: 'Crafts', code: 'crafts', rate: 7, region_id: eu.id })
        .returning({ id: tx.t.tax_rate.id })
      await tx.insert(tx.t.product_tax_rate).values({ product_id: product.id, rate_id: rate?.id ?? '' })
    })
    const of = async (region_id: string) =>
      (await priceVariants(t.shop.db, [variant_id], { region_id })).get(variant_id)
    expect(await of(eu.id)).toMatchObject({
      calculated_price: 800,
      calculated_tax: 56,
      tax_rates: [{ rate: 7, name: 'Crafts', code: 'crafts' }],
    })
    expect(await of(us.id)).toMatchObject({ calculated_price: 900, calculated_tax: 0 })
    await expect(of('reg_none')).rejects.toMatchObject({ type: 'not_found' })
  })
})
