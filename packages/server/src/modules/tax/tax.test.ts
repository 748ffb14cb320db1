import type { Region } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { america, europe, mug, post } from '../../testing/world'

describeShop('tax rates', (t) => {
  let region: Region
  beforeAll(async () => {
    region = await europe(t)
  })
  const create = async (more: object = {}) =>
    (
      await t.call('POST /admin/tax-rates', {
        headers: t.staff,
        body: { name: 'Reduced', code: 'red', region_id: region.id, rate: 7, ...more },
      })
    ).tax_rate
  const taxOf = async (variant_id: string) => {
    const { cart } = await t.call('POST /store/carts', {
      body: { region_id: region.id, items: [{ variant_id, quantity: 1 }] },
    })
    return cart.items?.[0]?.tax_lines?.map((line) => line.rate)
  }

  it('replace the rate of the region for their products, and add up among themselves', async () => {
    const mugs = await mug(t)
    expect(await taxOf(mugs.variant('one'))).toEqual([20])
    const first = await create({ products: [mugs.id] })
    expect(await taxOf(mugs.variant('one'))).toEqual([7])
    await create({ name: 'Extra', code: 'extra', rate: 3, products: [mugs.id] })
    expect(await taxOf(mugs.variant('one'))).toEqual([7, 3])
    await t.call('DELETE /admin/tax-rates/:id/products/batch', {
      headers: t.staff,
      params: { id: first.id },
      body: { products: [mugs.id] },
    })
    expect(await taxOf(mugs.variant('one'))).toEqual([3])
  })

  it('count what they are attached to, when asked', async () => {
    const mugs = await mug(t)
    const { id } = await create({ products: [mugs.id] })
    const { tax_rate } = await t.call('GET /admin/tax-rates/:id', {
      headers: t.staff,
      params: { id },
      query: { fields: ['id', 'product_count', 'shipping_option_count'] },
    })
    expect(tax_rate).toEqual({ id, product_count: 1, shipping_option_count: 0 })
  })

  it('refuse a shipping option of another region, a negative rate and unknown products', async () => {
    const stranger = await post(t, await america(t))
    const refused = async (more: object) =>
      (
        await t.try('POST /admin/tax-rates', {
          headers: t.staff,
          body: { name: 'x', code: 'x', region_id: region.id, ...more },
        })
      ).body.type
    expect(await refused({ shipping_options: [stranger.id] })).toBe('not_allowed')
    expect(await refused({ rate: -1 })).toBe('invalid_data')
    expect(await refused({ products: ['prod_none'] })).toBe('not_found')
  })
})
