import type { Region } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { europe, mug } from '../../testing/world'

describeShop('shipping options', (t) => {
  let region: Region
  beforeAll(async () => {
    region = await europe(t)
  })
  const option = (more: object = {}) => ({
    name: 'Courier',
    region_id: region.id,
    provider_id: 'manual',
    data: {},
    price_type: 'flat_rate' as const,
    amount: 900,
    ...more,
  })
  const create = async (more: object = {}) =>
    (await t.call('POST /admin/shipping-options', { headers: t.staff, body: option(more) })).shipping_option

  it.each([
    ['a flat rate without an amount', { amount: undefined }, 400],
    ['a price the provider cannot calculate', { price_type: 'calculated' }, 400],
    ['a provider the region does not have', { provider_id: 'nobody' }, 400],
    ['an unknown region', { region_id: 'reg_none' }, 404],
    [
      'two lower bounds',
      {
        requirements: [
          { type: 'min_subtotal', amount: 1 },
          { type: 'min_subtotal', amount: 2 },
        ],
      },
      400,
    ],
    [
      'bounds the wrong way round',
      {
        requirements: [
          { type: 'min_subtotal', amount: 9 },
          { type: 'max_subtotal', amount: 2 },
        ],
      },
      400,
    ],
  ])('refuse %s', async (_, more, status) => {
    const body = option(more)
    expect((await t.try('POST /admin/shipping-options', { headers: t.staff, body })).status).toBe(status)
  })

  it('replace their requirements', async () => {
    const made = await create({ requirements: [{ type: 'min_subtotal', amount: 100 }] })
    const { shipping_option } = await t.call('POST /admin/shipping-options/:id', {
      headers: t.staff,
      params: { id: made.id },
      body: { requirements: [{ type: 'max_subtotal', amount: 5000 }], amount: 700 },
    })
    expect(shipping_option).toMatchObject({
      amount: 700,
      requirements: [{ type: 'max_subtotal', amount: 5000 }],
    })
  })

  it('bound the subtotal: at least the lower, strictly below the upper', async () => {
    const made = await create({
      requirements: [
        { type: 'min_subtotal', amount: 800 },
        { type: 'max_subtotal', amount: 1600 },
      ],
    })
    const mugs = await mug(t)
    const { cart } = await t.call('POST /store/carts', {
      body: { region_id: region.id, items: [{ variant_id: mugs.variant('one'), quantity: 1 }] },
    })
    const choose = () =>
      t.try('POST /store/carts/:id/shipping-methods', {
        params: { id: cart.id },
        body: { option_id: made.id },
      })
    expect((await choose()).status).toBe(200)
    await t.call('POST /store/carts/:id/line-items', {
      params: { id: cart.id },
      body: { variant_id: mugs.variant('one'), quantity: 1 },
    })
    expect((await choose()).body.type).toBe('not_allowed')
  })

  it('are not offered in the store when they are for staff or for returns', async () => {
    const hidden = [await create({ admin_only: true }), await create({ is_return: true })]
    const mugs = await mug(t)
    const { cart } = await t.call('POST /store/carts', {
      body: { region_id: region.id, items: [{ variant_id: mugs.variant('one'), quantity: 1 }] },
    })
    const { shipping_options } = await t.call('GET /store/shipping-options/:cart_id', {
      params: { cart_id: cart.id },
    })
    for (const { id } of hidden) expect(shipping_options.map((one) => one.id)).not.toContain(id)
    const returns = await t.call('GET /store/shipping-options', { query: { is_return: 'true' } })
    expect(returns.shipping_options.map((one) => one.id)).toEqual([hidden[1]?.id])
  })

  it('move between profiles, as products do', async () => {
    const made = await create()
    const mugs = await mug(t)
    const { shipping_profile } = await t.call('POST /admin/shipping-profiles', {
      headers: t.staff,
      body: { name: 'Heavy', type: 'custom' },
    })
    const { shipping_profile: moved } = await t.call('POST /admin/shipping-profiles/:id', {
      headers: t.staff,
      params: { id: shipping_profile.id },
      body: { products: [mugs.id], shipping_options: [made.id] },
    })
    expect(moved).toMatchObject({ products: [{ id: mugs.id }], shipping_options: [{ id: made.id }] })
  })
})
