import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { createProduct } from '../../testing/world'

describeShop('lists narrowed by what products lack', (t) => {
  const thumbnail = 'https://pictures.example/a.jpg'
  beforeAll(async () => {
    await createProduct(t, 'Whole', { one: { usd: 5 } }, { thumbnail })
    await createProduct(t, 'Unseen', { one: { usd: 5 } })
    await createProduct(t, 'Half priced', { one: { usd: 5 }, two: {} }, { thumbnail })
    await createProduct(t, 'Nothing to buy', {}, { thumbnail, options: [] })
    for (const [title, more] of [
      ['Uncoded', {}],
      ['Card', { is_giftcard: true }],
    ] as const) {
      const { id } = await createProduct(t, title, { one: { usd: 5 } }, { thumbnail, ...more })
      const { product_variant } = t.shop.db.t
      await t.shop.transaction((tx) =>
        tx.update(product_variant).set({ sku: null }).where(eq(product_variant.product_id, id)),
      )
    }
    // A price of a list holds for some only: it is none of the variant's own.
    const { variant } = await createProduct(t, 'On a list', { one: {} }, { thumbnail })
    await t.call('POST /admin/price-lists', {
      headers: t.staff,
      body: {
        name: 'Sale',
        description: 'Everything',
        type: 'sale',
        prices: [{ amount: 3, currency_code: 'usd', variant_id: variant('one') }],
      },
    })
  })

  it.each([
    [['image'], ['Unseen']],
    [['price'], ['Half priced', 'Nothing to buy', 'On a list']],
    [['sku'], ['Uncoded']],
    [
      ['image', 'sku'],
      ['Uncoded', 'Unseen'],
    ],
  ] as const)('%j', async (missing, titles) => {
    const query = { missing: [...missing] }
    const { products, count } = await t.call('GET /admin/products', { query, headers: t.staff })
    expect(products.map(({ title }) => title).sort()).toEqual(titles)
    expect(count).toBe(titles.length)
  })

  it('refuses what it does not know, and says what there is', async () => {
    const query = { missing: ['colour'] }
    const { status, body } = await t.try('GET /admin/products', { query, headers: t.staff })
    expect(status).toBe(400)
    expect(body.message).toMatch(/missing/)
  })
})
