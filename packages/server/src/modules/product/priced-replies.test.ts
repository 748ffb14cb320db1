import type { Region } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { america, europe, shirt, type TestProduct } from '../../testing/world'

describeShop('what is told of prices', (t) => {
  let eu: Region
  let us: Region
  let shirts: TestProduct
  beforeAll(async () => {
    eu = await europe(t)
    us = await america(t)
    shirts = await shirt(t)
  })
  const variantsOf = async (query: object) => {
    const params = { id: shirts.id }
    const { product } = await t.call('GET /store/products/:id', { params, query })
    const { products } = await t.call('GET /store/products', { query: { ...query, id: [shirts.id] } })
    return [product, products[0]].flatMap((one) => one?.variants ?? [])
  }

  it('holds the prices of elsewhere where none fits', async () => {
    for (const variant of await variantsOf({ currency_code: 'gbp' })) {
      expect([variant.calculated_price, variant.original_price]).toEqual([null, null])
      expect(variant.prices?.map((price) => price.currency_code).sort()).toEqual(['eur', 'usd'])
    }
  })

  it('holds only those that fit where some do', async () => {
    for (const variant of await variantsOf({ region_id: eu.id }))
      expect(variant.prices?.map((price) => price.currency_code)).toEqual(['eur'])
  })

  it('keeps prices of other groups to them, even where none fits', async () => {
    const headers = t.staff
    const { customer_group } = await t.call('POST /admin/customer-groups', {
      headers,
      body: { name: 'Friends' },
    })
    const variant_id = shirts.variant('small')
    await t.call('POST /admin/price-lists', {
      headers,
      body: {
        name: 'Friends',
        description: 'Among friends',
        type: 'sale',
        customer_groups: [{ id: customer_group.id }],
        prices: [{ variant_id, currency_code: 'eur', amount: 1 }],
      },
    })
    const prices = (await variantsOf({ currency_code: 'gbp' })).flatMap((variant) => variant.prices ?? [])
    expect(prices.map(({ amount }) => amount)).not.toContain(1)
  })

  it.each(['GET /admin/variants', 'GET /store/variants'] as const)(
    'comes with every variant of %s, whatever is expanded',
    async (name) => {
      const id = shirts.variant('small')
      const headers = name.includes('admin') ? t.staff : {}
      const query = { expand: 'product', region_id: us.id, id: [id] }
      const { variants } = await t.call(name, { headers, query })
      const one = await t.call(`${name}/:id`, { headers, params: { id }, query: { expand: 'product' } })
      expect(variants[0]).toMatchObject({ calculated_price: 2000, prices: [{ amount: 2000 }] })
      expect(one.variant.prices).toHaveLength(2)
      for (const variant of [variants[0], one.variant]) expect(variant).toHaveProperty('original_tax')
    },
  )

  it('names a tax rate of the shop with all its columns, and a region’s own by what it is', async () => {
    const rates = async () => (await variantsOf({ region_id: eu.id })).map((variant) => variant.tax_rates)
    expect((await rates())[0]).toEqual([{ rate: 20, name: 'default', code: 'default' }])
    const headers = t.staff
    const { tax_rate } = await t.call('POST /admin/tax-rates', {
      headers,
      body: { name: 'Reduced', code: 'less', rate: 7, region_id: eu.id, products: [shirts.id] },
    })
    const query = {
      fields: ['id', 'rate', 'code', 'name', 'region_id', 'created_at', 'updated_at', 'metadata'],
    }
    const { tax_rate: whole } = await t.call('GET /admin/tax-rates/:id', {
      headers,
      params: { id: tax_rate.id },
      query,
    })
    for (const told of await rates()) expect(told).toEqual([whole])
    const { cart } = await t.call('POST /store/carts', {
      body: { region_id: eu.id, items: [{ variant_id: shirts.variant('small'), quantity: 1 }] },
    })
    const [line] = cart.items ?? []
    expect(line?.tax_lines).toEqual([{ rate: 7, name: 'Reduced', code: 'less', item_id: line?.id }])
  })

  it('comes with the channels of products that a key lists', async () => {
    const headers = t.staff
    const { store } = await t.call('GET /admin/store', { headers })
    const id = store.default_sales_channel_id ?? ''
    const { publishable_api_key: key } = await t.call('POST /admin/publishable-api-keys', {
      headers,
      body: { title: 'Web' },
    })
    await t.call('POST /admin/publishable-api-keys/:id/sales-channels/batch', {
      headers,
      params: { id: key.id },
      body: { sales_channel_ids: [{ id }] },
    })
    const { products } = await t.call('GET /store/products', {
      headers: { 'x-publishable-api-key': key.id },
      query: { expand: 'sales_channels' },
    })
    expect(products).toMatchObject([{ id: shirts.id, sales_channels: [{ id }] }])
  })
})
