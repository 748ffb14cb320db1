import { beforeAll, expect, it } from 'vitest'
import { type Counter, openCounter } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { createProduct, europe } from '../../testing/world'

describeShop('a grid of variants', (t) => {
  let counter: Counter
  let product: Awaited<ReturnType<typeof createProduct>>
  const save = (variants: object[], more: object = {}) =>
    t.try('POST /admin/variants/batch', { body: { variants, ...more }, headers: t.staff })
  const variant = async (title: string) =>
    (await t.call('GET /admin/variants/:id', { params: { id: product.variant(title) }, headers: t.staff }))
      .variant
  beforeAll(async () => {
    counter = await openCounter(t)
    await europe(t, { name: 'Other', countries: ['es'] })
    product = await createProduct(t, 'Bowl', {
      one: { eur: 100, usd: 110 },
      two: { eur: 200 },
      three: { eur: 300 },
    })
  })
  it('is saved whole: fields, prices and stock', async () => {
    const [one, two] = [product.variant('one'), product.variant('two')]
    const { status, body } = await save(
      [
        {
          id: one,
          sku: 'GRID-1',
          weight: 12,
          prices: [
            { currency_code: 'EUR', amount: 150 },
            { region_id: counter.region_id, amount: 140 },
            { currency_code: 'usd', amount: null },
          ],
          levels: [{ location_id: counter.location_id, stocked_quantity: 9 }],
        },
        { id: two, title: 'second', allow_backorder: true },
      ],
      { reason: 'received', note: 'delivery' },
    )
    expect([status, body.count, body.variants.length]).toEqual([200, 2, 2])
    const saved = await variant('one')
    expect(saved).toMatchObject({ sku: 'GRID-1', weight: 12, title: 'one' })
    expect(saved.prices?.map(({ amount, currency_code }) => [currency_code, amount]).sort()).toEqual([
      ['eur', 140],
      ['eur', 150],
    ])
    expect(await variant('two')).toMatchObject({ title: 'second', allow_backorder: true })
    const { stock } = await t.call('GET /admin/products/:id/stock', {
      params: { id: product.id },
      headers: t.staff,
    })
    expect(stock[0]).toMatchObject({ counted: 'levels', available: 9 })
    const { hits } = await t.call('POST /store/products/search', { body: { q: 'GRID-1' } })
    expect(hits).toMatchObject([{ id: product.id }])
    const { audit_log } = await t.call('GET /admin/audit-log', {
      query: { action: ['POST /admin/variants/batch'] },
      headers: t.staff,
    })
    expect(audit_log[0]?.changes?.map(({ entity }) => entity)).toContain('money_amount')
  })
  it('names what is wrong by row, and then saves nothing', async () => {
    const { status, body } = await save([
      { id: product.variant('two'), title: 'third' },
      { id: product.variant('three'), sku: 'GRID-1' },
    ])
    expect([status, body.errors]).toMatchObject([400, [{ path: 'variants.1.sku' }]])
    expect((await variant('two')).title).toBe('second')
    const wrong = await save([
      { id: product.variant('two'), prices: [{ currency_code: 'xxx', amount: 1 }] },
      { id: product.variant('three'), prices: [{ amount: 1 }] },
    ])
    expect(wrong.body.errors).toMatchObject([
      { path: 'variants.0.prices.0' },
      { path: 'variants.1.prices.0' },
    ])
    const place = await save([
      { id: product.variant('two'), levels: [{ location_id: 'none', stocked_quantity: 1 }] },
    ])
    expect(place.body.errors).toMatchObject([{ path: 'variants.0.levels.0.location_id' }])
    expect((await save([{ id: 'variant_none' }])).body.errors).toMatchObject([{ path: 'variants.0.id' }])
  })
  it('lets codes change hands', async () => {
    const [one, two] = [product.variant('one'), product.variant('two')]
    const before = (await variant('two')).sku
    expect(
      (
        await save([
          { id: one, sku: before },
          { id: two, sku: 'GRID-1' },
        ])
      ).status,
    ).toBe(200)
    expect([(await variant('one')).sku, (await variant('two')).sku]).toEqual([before, 'GRID-1'])
  })
  it('saves titles and statuses of the products with them, or nothing of either', async () => {
    const rows = (sku: string) =>
      save([{ id: product.variant('two'), sku }], {
        products: [{ id: product.id, title: 'Deep bowl', status: 'draft' }],
      })
    const read = async () =>
      (await t.call('GET /admin/products/:id', { params: { id: product.id }, headers: t.staff })).product
    expect((await rows((await variant('one')).sku ?? '')).status).toBe(400)
    expect((await read()).title).toBe('Bowl')
    const { status, body } = await rows('GRID-2')
    expect([status, body.count, body.products]).toMatchObject([200, 2, [{ id: product.id }]])
    expect(await read()).toMatchObject({ title: 'Deep bowl', status: 'draft' })
    const late = await save([], {
      products: [{ id: product.id, title: 'Late', expected_updated_at: '2020-01-01T00:00:00.000Z' }],
    })
    expect(late.body).toMatchObject({
      code: 'changed_meanwhile',
      errors: [{ path: 'products.0.expected_updated_at' }],
    })
    const unknown = await save([], { products: [{ id: 'prod_none', title: 'None' }] })
    expect(unknown.body.errors).toMatchObject([{ path: 'products.0.id' }])
    expect((await save([])).status).toBe(400)
    await save([], { products: [{ id: product.id, status: 'published' }] })
  })
  it('refuses rows that somebody else changed meanwhile', async () => {
    const { updated_at } = await variant('three')
    const row = { id: product.variant('three'), expected_updated_at: updated_at }
    expect((await save([{ ...row, weight: 1 }])).status).toBe(200)
    const late = await save([{ ...row, expected_updated_at: '2020-01-01T00:00:00.000Z', weight: 2 }])
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  })
  it('asks the database as often for many rows as for few', async () => {
    const titles = Array.from({ length: 60 }, (_, at) => `v${at}`)
    const large = await createProduct(
      t,
      'Large',
      Object.fromEntries(titles.map((title) => [title, { eur: 100 }])),
    )
    const cost = async (count: number, from: number) => {
      let queries = 0
      const stop = t.shop.engine.observe((text) => {
        if (/^(select|with)/i.test(text.trim())) queries += 1
      })
      const { status } = await save(
        titles.slice(from, from + count).map((title) => ({
          id: large.variant(title),
          weight: count,
          prices: [{ currency_code: 'eur', amount: 500 + count }],
          levels: [{ location_id: counter.location_id, stocked_quantity: count }],
        })),
      )
      stop()
      expect(status).toBe(200)
      return queries
    }
    expect(await cost(50, 10)).toBeLessThanOrEqual((await cost(2, 0)) + 10)
  })
})

describeShop('many products at once', (t) => {
  const change = (ids: string[], change: object) =>
    t.try('POST /admin/products/batch', { body: { ids, change }, headers: t.staff })
  it('change alike, or not at all', async () => {
    const one = await createProduct(t, 'One', { a: {} }, { tags: [{ value: 'old' }] })
    const two = await createProduct(t, 'Two', { a: {} })
    const { collection } = await t.call('POST /admin/collections', {
      body: { title: 'Plates' },
      headers: t.staff,
    })
    const done = await change([one.id, two.id], {
      status: 'draft',
      collection_id: collection.id,
      type: 'Tableware',
      add_tags: ['new', 'old'],
    })
    expect([done.status, done.body.count]).toEqual([200, 2])
    const read = async (id: string) =>
      (await t.call('GET /admin/products/:id', { params: { id }, headers: t.staff })).product
    expect(await read(two.id)).toMatchObject({
      status: 'draft',
      collection_id: collection.id,
      type: { value: 'Tableware' },
    })
    expect((await read(one.id)).tags?.map(({ value }) => value).sort()).toEqual(['new', 'old'])
    await change([one.id], { remove_tags: ['old'], collection_id: null })
    expect((await read(one.id)).tags?.map(({ value }) => value)).toEqual(['new'])
    const wrong = await change([one.id, 'prod_none'], { status: 'published' })
    expect([wrong.status, wrong.body.errors]).toMatchObject([400, [{ path: 'ids.1' }]])
    expect((await read(one.id)).status).toBe('draft')
    const channels = await change([one.id], { add_sales_channels: ['sc_none'] })
    expect(channels.body.errors).toMatchObject([{ path: 'change.add_sales_channels.0' }])
  })
})
