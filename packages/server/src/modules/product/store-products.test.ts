import { expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { america, createProduct, europe, mug, post, readyCart, shirt } from '../../testing/world'

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

  it('of a category or with a tag are counted anew where those change, and not for a price or a sale', async () => {
    const headers = t.staff
    const { product_category } = await t.call('POST /admin/product-categories', {
      headers,
      body: { name: 'Counted', is_active: true },
    })
    const { id } = product_category
    const put = (some: { id: string }[]) =>
      t.call('POST /admin/product-categories/:id/products/batch', {
        headers,
        params: { id },
        body: { product_ids: some.map((one) => ({ id: one.id })) },
      })
    const [first, second, third] = [
      await mug(t),
      await mug(t, 100, { tags: [{ value: 'counted' }] }),
      await mug(t),
    ]
    await put([first, second])
    const { product_tags } = await t.call('GET /admin/product-tags', { headers, query: { value: 'counted' } })
    const tags = [product_tags[0]?.id ?? '']
    /** How many there are, and whether the database was asked to count. */
    const count = async (query: { category_id: string[] } | { tags: string[] }) => {
      const texts: string[] = []
      const stop = t.shop.engine.observe((text) => texts.push(text))
      const reply = await t.call('GET /store/products', { query: { ...query, limit: 1 } })
      stop()
      return [reply.count, texts.some((text) => text.startsWith('select count(*) from "product"'))]
    }
    const inCategory = { category_id: [id] }
    await t.call('POST /admin/products/:id', {
      headers,
      params: { id: first.id },
      body: { tags: [{ value: 'counted' }] },
    })
    expect(await count(inCategory)).toEqual([2, true])
    expect(await count({ tags })).toEqual([2, true])
    await t.call('POST /admin/price-lists', {
      headers,
      body: {
        name: 'Sale',
        description: 'For a day',
        type: 'sale',
        prices: [{ variant_id: first.variant('one'), currency_code: 'eur', amount: 500 }],
      },
    })
    const region = await europe(t, { countries: ['at'] })
    const items = [{ variant_id: first.variant('one'), quantity: 1 }]
    const cart = await readyCart(t, { region, option: await post(t, region), items })
    const sold = await t.call('POST /store/carts/:id/complete', { params: { id: cart.id } })
    expect(sold.type).toBe('order')
    expect(await count(inCategory)).toEqual([2, false])
    expect(await count({ tags })).toEqual([2, false])
    await put([third])
    expect(await count(inCategory)).toEqual([3, true])
    await t.call('POST /admin/products/:id', {
      headers,
      params: { id: third.id },
      body: { tags: [{ value: 'counted' }] },
    })
    expect((await count({ tags }))[0]).toBe(3)
    await t.call('POST /admin/product-categories/:id', {
      headers,
      params: { id },
      body: { is_active: false },
    })
    expect((await count(inCategory))[0]).toBe(0)
  })
})
