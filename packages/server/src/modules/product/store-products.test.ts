import { expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { createProduct, europe, mug, shirt } from '../../testing/world'

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

  it('are not shown while they are drafts', async () => {
    const draft = await createProduct(t, 'Draft', { one: { usd: 1 } }, { status: 'draft' })
    expect((await t.try('GET /store/products/:id', { params: { id: draft.id } })).status).toBe(404)
    const { products } = await t.call('GET /store/products', { query: { q: 'Draft' } })
    expect(products).toEqual([])
  })
})
