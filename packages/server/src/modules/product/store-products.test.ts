import { expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { america, createProduct, europe, mug, shirt } from '../../testing/world'

describeShop('products in the store', (t) => {
  it('are listed with options, values, images and prices, newest first', async () => {
    const first = await shirt(t, { images: ['https://img.test/a.png', 'https://img.test/b.png'] })
    const second = await mug(t)
    const { products, count } = await t.call('GET /store/products')
    expect(products.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(count).toBe(2)
    expect(products[1]).toMatchObject({
      thumbnail: 'https://img.test/a.png',
      images: [{ url: 'https://img.test/a.png' }, { url: 'https://img.test/b.png' }],
      options: [{ title: 'Size', values: [{ value: 'small' }, { value: 'large' }] }],
      variants: [
        {
          title: 'small',
          options: [{ value: 'small' }],
          prices: [
            { amount: 2000, currency_code: 'usd', price_list: null },
            { amount: 1800, currency_code: 'eur' },
          ],
          calculated_price: null,
          purchasable: true,
          inventory_quantity: 100,
        },
        { title: 'large' },
      ],
    })
  })

  it('cost what the region says, with its tax', async () => {
    const region = await europe(t)
    const { id, variant } = await shirt(t)
    const { product } = await t.call('GET /store/products/:id', {
      params: { id },
      query: { region_id: region.id },
    })
    expect(product.variants[0]).toMatchObject({
      id: variant('small'),
      prices: [{ amount: 1800 }],
      original_price: 1800,
      calculated_price: 1800,
      calculated_price_type: 'default',
      calculated_tax: 360,
      calculated_price_incl_tax: 2160,
      tax_rates: [{ rate: 20, name: 'default', code: 'default' }],
    })
  })

  it('say as original price what a region asks, wherever its currency is asked for', async () => {
    const region = await america(t)
    const region_id = region.id
    const one = {
      title: 'one',
      prices: [
        { currency_code: 'usd', amount: 1000 },
        { region_id, amount: 1200 },
      ],
    }
    const { product } = await t.call('POST /admin/products', {
      body: { title: 'Vase', status: 'published', variants: [one] },
      headers: t.staff,
    })
    const id = product.variants[0]?.id ?? ''
    const { cart } = await t.call('POST /store/carts', { body: { region_id } })
    for (const query of [{ currency_code: 'usd' }, { region_id }, { cart_id: cart.id }]) {
      const { variant } = await t.call('GET /store/variants/:id', { params: { id }, query })
      expect([variant.original_price, variant.calculated_price]).toEqual([1200, 1000])
      const { variants } = await t.call('GET /admin/variants', {
        query: { ...query, id: [id] },
        headers: t.staff,
      })
      expect([variants[0]?.original_price, variants[0]?.calculated_price]).toEqual([1200, 1000])
    }
  })

  it('are not shown while they are drafts', async () => {
    const draft = await createProduct(t, 'Draft', { one: { usd: 1 } }, { status: 'draft' })
    expect((await t.try('GET /store/products/:id', { params: { id: draft.id } })).status).toBe(404)
    const { products } = await t.call('GET /store/products', { query: { q: 'Draft' } })
    expect(products).toEqual([])
  })
})
