import type { Input, ListedFacet, Output } from '@cartwright/contract'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { readRevisions } from '../../store/memory/revision'
import { describeShop } from '../../testing/test-shop'
import { america, createProduct, europe, type TestProduct } from '../../testing/world'
import { Listing, listingOf } from '../listing/listing'

type Body = Input<'POST /store/products/search'>['body']
type Found = Output<'POST /store/products/search'>

describeShop('a list with facets', (t) => {
  const search = (body: Body, headers?: Record<string, string>): Promise<Found> =>
    t.call('POST /store/products/search', {
      body: { show: 'products', ...body },
      ...(headers ? { headers } : {}),
    })
  const titles = async (body: Body, headers?: Record<string, string>) =>
    ((await search(body, headers)).products ?? []).map(({ title }) => title)
  const counts = ({ facets = [] }: Found, name: string) =>
    facets.find((facet) => facet.name === name)?.values.map(({ label, count }) => `${label} ${count}`)
  const staffCall = (name: Parameters<typeof t.try>[0], params: object, body: object) =>
    t.try(name, { params, body, headers: t.staff }).then((reply) => {
      if (reply.status >= 400) throw new Error(`${name}: ${JSON.stringify(reply.body)}`)
      return reply.body
    })

  let [eu, us] = ['', '']
  let lamp: TestProduct
  let jug: TestProduct
  let bowl: TestProduct
  let category = ''
  let below = ''
  const glaze = { options: [{ title: 'Glaze' }] }
  beforeAll(async () => {
    // Sales may end and begin at a given instant.
    eu = (await europe(t)).id
    us = (await america(t)).id
    const made = async (name: string, more: object) =>
      (await staffCall('POST /admin/product-categories', {}, { name, is_active: true, ...more }))
        .product_category.id
    category = await made('Vessels', {})
    below = await made('Jugs', { parent_category_id: category })
    const hidden = await made('Warehouse', { is_internal: true })
    const { collection } = await t.call('POST /admin/collections', {
      body: { title: 'Winter' },
      headers: t.staff,
    })
    lamp = await createProduct(
      t,
      'Lamp',
      { Ash: { eur: 9000, usd: 9900 } },
      { ...glaze, type: { value: 'Light' }, metadata: { plate: 3 }, tags: [{ value: 'oak' }] },
    )
    jug = await createProduct(
      t,
      'Jug',
      { Ash: { eur: 4000, usd: 4400 }, Iron: { eur: 4500, usd: 5000 } },
      {
        ...glaze,
        type: { value: 'Vessel' },
        collection_id: collection.id,
        categories: [{ id: below }, { id: hidden }],
        metadata: { plate: '1' },
        tags: [{ value: 'oak' }, { value: 'clay' }],
      },
    )
    bowl = await createProduct(
      t,
      'Bowl',
      { Iron: { eur: 2000, usd: 2100, stock: 0 } },
      { ...glaze, type: { value: 'Vessel' }, categories: [{ id: category }], tags: [{ value: 'clay' }] },
    )
    await createProduct(
      t,
      'Draft',
      { Ash: { eur: 1 } },
      { ...glaze, status: 'draft', type: { value: 'Vessel' } },
    )
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('counts every facet that is asked for, of what shoppers see', async () => {
    const found = await search({
      region_id: eu,
      facets: ['type', 'collection', 'category', 'tags', 'options', 'availability', 'price'],
    })
    expect(found.count).toBe(3)
    expect(found.facets?.map(({ name, label }) => [name, label])).toEqual([
      ['type', null],
      ['collection', null],
      ['category', null],
      ['tags', null],
      ['option.Glaze', 'Glaze'],
      ['availability', null],
    ])
    expect(counts(found, 'type')).toEqual(['Light 1', 'Vessel 2'])
    expect(counts(found, 'collection')).toEqual(['Winter 1'])
    expect(counts(found, 'category')).toEqual(['Jugs 1', 'Vessels 1'])
    expect(counts(found, 'tags')).toEqual(['clay 2', 'oak 2'])
    expect(counts(found, 'option.Glaze')).toEqual(['Ash 2', 'Iron 2'])
    expect(counts(found, 'availability')).toEqual(['available 2', 'sold_out 1'])
    expect(found.prices).toEqual({ min: 2000, max: 9000 })
  })

  it('leaves the counts of a facet alone that is chosen of', async () => {
    const found = await search({
      region_id: eu,
      facets: ['type', 'option.glaze', 'tags', 'price', 'availability'],
      choices: { type: ['Vessel'], 'option.glaze': ['Iron'] },
    })
    expect(found.products?.map(({ title }) => title)).toEqual(['Bowl', 'Jug'])
    expect(counts(found, 'type')).toEqual(['Light 0', 'Vessel 2'])
    expect(counts(found, 'option.Glaze')).toEqual(['Ash 1', 'Iron 2'])
    expect(counts(found, 'tags')).toEqual(['clay 2', 'oak 1'])
    expect(found.prices).toEqual({ min: 2000, max: 4000 })
    expect(await titles({ choices: { type: ['Light', 'Vessel'], tags: ['oak'] } })).toEqual(['Jug', 'Lamp'])
    expect(await titles({ choices: { collection: ['winter'] } })).toEqual(['Jug'])
    expect(await titles({ choices: { type: ['None'] } })).toEqual([])
    expect(await titles({ choices: { availability: ['available'] } })).toEqual(['Jug', 'Lamp'])
    expect(await titles({ choices: { availability: ['sold_out'] } })).toEqual(['Bowl'])
  })

  it('narrows by price, and tells the range without it', async () => {
    const found = await search({ region_id: eu, price: { min: 3000, max: 5000 }, facets: ['type', 'price'] })
    expect(found.products?.map(({ title }) => title)).toEqual(['Jug'])
    expect(found.prices).toEqual({ min: 2000, max: 9000 })
    expect(counts(found, 'type')).toEqual(['Light 0', 'Vessel 1'])
  })

  it('holds what hangs below a category, and what searches find', async () => {
    expect(await titles({ filter: { category_id: category }, sort: 'title' })).toEqual(['Bowl'])
    const whole = { filter: { category_id: category, include_category_children: true } }
    expect(await titles({ ...whole, sort: 'title' })).toEqual(['Bowl', 'Jug'])
    const found = await search({ q: 'iron', facets: ['type'], sort: 'relevance' })
    expect(found.products?.map(({ title }) => title).sort()).toEqual(['Bowl', 'Jug'])
    expect(counts(found, 'type')).toEqual(['Vessel 2'])
    expect(await titles({ q: 'jgu', sort: 'title' })).toEqual([])
    expect(await titles({ q: 'lapm', facets: ['type'] })).toEqual(['Lamp'])
  })

  it('sorts by title, time, price here and numbers of the shop, those without one last', async () => {
    expect(await titles({ sort: 'title' })).toEqual(['Bowl', 'Jug', 'Lamp'])
    expect(await titles({ sort: 'newest' })).toEqual(['Bowl', 'Jug', 'Lamp'])
    expect(await titles({ sort: 'price', region_id: us })).toEqual(['Bowl', 'Jug', 'Lamp'])
    expect(await titles({ sort: '-price', currency_code: 'USD' })).toEqual(['Lamp', 'Jug', 'Bowl'])
    expect(await titles({ sort: 'metadata.plate' })).toEqual(['Jug', 'Lamp', 'Bowl'])
  })

  it('shows prices of the place, with tax where labels have it', async () => {
    const { products, prices } = await search({ region_id: eu, facets: ['price'], prices_include_tax: true })
    expect(prices).toEqual({ min: 2400, max: 10800 })
    expect(products?.[0]?.variants[0]).toMatchObject({
      calculated_price: 2000,
      calculated_price_incl_tax: 2400,
    })
  })

  it('answers hits too, and leaves out what was not asked for', async () => {
    const found = await t.call('POST /store/products/search', {
      body: { sort: 'title', limit: 1, offset: 1 },
    })
    expect(found).toMatchObject({
      count: 3,
      offset: 1,
      limit: 1,
      hits: [{ id: jug.id, type_value: 'Vessel' }],
    })
    expect(found).not.toHaveProperty('facets')
    expect(found).not.toHaveProperty('products')
  })

  it.each([
    [{ sort: 'luck' }],
    [{ sort: 'price' }],
    [{ facets: ['price'] }],
    [{ facets: ['colour'] }],
    [{ choices: { 'option.': ['x'] } }],
    [{ sort: 'title', filter: { price: 1 } }],
  ])('refuses %o', async (body) =>
    expect((await t.try('POST /store/products/search', { body })).status).toBe(400),
  )
  it('knows no other places than the shop', async () => {
    expect((await t.try('POST /store/products/search', { body: { region_id: 'reg_none' } })).status).toBe(404)
    expect((await t.try('POST /store/products/search', { body: { currency_code: 'zzz' } })).status).toBe(404)
  })

  it('sees sales, the prices of variants, and sales that begin by themselves', async () => {
    const order = () => titles({ sort: 'price', region_id: eu })
    const { price_list } = await t.call('POST /admin/price-lists', {
      body: {
        name: 'Sale',
        description: '',
        type: 'sale',
        status: 'active',
        prices: [{ variant_id: lamp.variant('Ash'), currency_code: 'eur', amount: 1000 }],
      },
      headers: t.staff,
    })
    expect(await order()).toEqual(['Lamp', 'Bowl', 'Jug'])
    await staffCall('POST /admin/price-lists/:id', { id: price_list.id }, { status: 'draft' })
    expect(await order()).toEqual(['Bowl', 'Jug', 'Lamp'])
    vi.useFakeTimers({ toFake: ['Date'] })
    const soon = Date.now() + 60_000
    const sale = { status: 'active', starts_at: new Date(soon).toISOString() }
    await staffCall('POST /admin/price-lists/:id', { id: price_list.id }, sale)
    expect(await order()).toEqual(['Bowl', 'Jug', 'Lamp'])
    vi.setSystemTime(soon)
    expect(await order()).toEqual(['Lamp', 'Bowl', 'Jug'])
    vi.useRealTimers()
    await t.call('DELETE /admin/price-lists/:id', { params: { id: price_list.id }, headers: t.staff })
    expect(await order()).toEqual(['Bowl', 'Jug', 'Lamp'])
    const params = { id: jug.id, variant_id: jug.variant('Iron') }
    const prices = [
      { currency_code: 'eur', amount: 500 },
      { currency_code: 'usd', amount: 5000 },
    ]
    await staffCall('POST /admin/products/:id/variants/:variant_id', params, { prices })
    expect(await order()).toEqual(['Jug', 'Bowl', 'Lamp'])
    // Labels of the region show the tax from now on, and another tax after that.
    await staffCall('POST /admin/regions/:id', { id: eu }, { includes_tax: true })
    expect((await search({ region_id: eu, facets: ['price'] })).prices).toEqual({ min: 600, max: 10800 })
    await staffCall('POST /admin/regions/:id', { id: eu }, { tax_rate: 10 })
    expect((await search({ region_id: eu, facets: ['price'] })).prices).toEqual({ min: 550, max: 9900 })
  })

  it('sees stock that arrives and goes', async () => {
    const available = () => titles({ choices: { availability: ['available'] }, sort: 'title' })
    const stock = (product: TestProduct, title: string, inventory_quantity: number) =>
      staffCall(
        'POST /admin/products/:id/variants/:variant_id',
        { id: product.id, variant_id: product.variant(title) },
        { inventory_quantity },
      )
    await stock(bowl, 'Iron', 5)
    expect(await available()).toEqual(['Bowl', 'Jug', 'Lamp'])
    await stock(jug, 'Ash', 0)
    expect(await available()).toEqual(['Bowl', 'Jug', 'Lamp'])
    await stock(jug, 'Iron', 0)
    expect(await available()).toEqual(['Bowl', 'Lamp'])
    await stock(jug, 'Iron', 4)
    expect(await available()).toEqual(['Bowl', 'Jug', 'Lamp'])
  })

  it('sees what is published, hidden, renamed and deleted', async () => {
    const change = (product: TestProduct, body: object) =>
      staffCall('POST /admin/products/:id', { id: product.id }, body)
    await change(bowl, { status: 'draft' })
    expect(await titles({ sort: 'title' })).toEqual(['Jug', 'Lamp'])
    await change(bowl, { status: 'published', title: 'Zany bowl' })
    expect(await titles({ sort: 'title' })).toEqual(['Jug', 'Lamp', 'Zany bowl'])
    await change(bowl, { type: { value: 'Dish' }, tags: [{ value: 'new' }] })
    const found = await search({ facets: ['type', 'tags'] })
    expect(counts(found, 'type')).toEqual(['Dish 1', 'Light 1', 'Vessel 1'])
    expect(counts(found, 'tags')).toEqual(['clay 1', 'new 1', 'oak 2'])
    await staffCall('POST /admin/product-categories/:id', { id: below }, { name: 'Pitchers' })
    expect(counts(await search({ facets: ['category'] }), 'category')).toEqual(['Pitchers 1', 'Vessels 1'])
    await staffCall('POST /admin/product-categories/:id', { id: below }, { is_active: false })
    expect(counts(await search({ facets: ['category'] }), 'category')).toEqual(['Vessels 1'])
    await t.call('DELETE /admin/products/:id', { params: { id: bowl.id }, headers: t.staff })
    expect(await titles({ sort: 'title' })).toEqual(['Jug', 'Lamp'])
  })

  it('holds what the channels of a key sell', async () => {
    const { sales_channel } = await t.call('POST /admin/sales-channels', {
      body: { name: 'Fair' },
      headers: t.staff,
    })
    const { publishable_api_key: key } = await t.call('POST /admin/publishable-api-keys', {
      body: { title: 'Fair' },
      headers: t.staff,
    })
    await staffCall(
      'POST /admin/publishable-api-keys/:id/sales-channels/batch',
      { id: key.id },
      { sales_channel_ids: [{ id: sales_channel.id }] },
    )
    const headers = { 'x-publishable-api-key': key.id }
    expect(await titles({ sort: 'title' }, headers)).toEqual([])
    await staffCall(
      'POST /admin/sales-channels/:id/products/batch',
      { id: sales_channel.id },
      { product_ids: [{ id: lamp.id }] },
    )
    const found = await search({ sort: 'title', facets: ['type'] }, headers)
    expect(found.products?.map(({ title }) => title)).toEqual(['Lamp'])
    expect(counts(found, 'type')).toEqual(['Light 1'])
  })

  it('goes through all pages without doubles or gaps, among equals too', async () => {
    for (let n = 0; n < 25; n++)
      await createProduct(t, `Brick ${String(n).padStart(2, '0')}`, { one: { eur: 100 + (n % 3), usd: 100 } })
    for (const sort of ['price', '-price', 'title', 'newest', 'metadata.plate']) {
      const seen: string[] = []
      for (let offset = 0; offset < 27; offset += 4) {
        const { products = [], count } = await search({ sort, region_id: eu, offset, limit: 4 })
        expect(count).toBe(27)
        seen.push(...products.map(({ id }) => id))
      }
      expect(new Set(seen).size).toBe(27)
      expect(seen.length).toBe(27)
    }
    const dearest = await search({ sort: '-price', region_id: eu, limit: 27 })
    const prices = dearest.products?.map(({ variants }) =>
      Math.min(...variants.map((one) => one.calculated_price ?? 0)),
    )
    expect(prices).toEqual([...(prices ?? [])].sort((a, b) => b - a))
  })

  it('keeps the same as is read anew, also when nobody knows what changed', async () => {
    const text = (facets: ListedFacet[] | undefined) => JSON.stringify(facets)
    const asked: Body = {
      region_id: eu,
      facets: ['type', 'tags', 'options', 'availability'],
      sort: 'price',
      limit: 30,
    }
    const kept = await search(asked)
    const fresh = new Listing(t.shop.db)
    await fresh.follow(await readRevisions(t.shop.db))
    const listing = listingOf(t.shop.db)
    for (const place of fresh.shelf.all()) {
      const row = fresh.shelf.rows[place]
      const own = listing.shelf.rows[listing.shelf.placeOf(row?.id ?? '') ?? -1]
      expect(own?.values.map((value) => listing.shelf.values.keys[value]).sort()).toEqual(
        row?.values.map((value) => fresh.shelf.values.keys[value]).sort(),
      )
    }
    expect(listing.shelf.size).toBe(fresh.shelf.size)
    await t.shop.transaction(async (tx) => {
      await tx.delete(tx.t.catalogue_change)
    })
    await createProduct(t, 'Unheard of', { one: { eur: 1 } })
    await t.shop.transaction(async (tx) => {
      await tx.delete(tx.t.catalogue_change)
    })
    const now = await search({ ...asked, limit: 31 })
    expect(now.products?.[0]?.title).toBe('Unheard of')
    expect(now.products?.slice(1).map(({ id }) => id)).toEqual(kept.products?.map(({ id }) => id))
    expect(text(now.facets)).not.toBe(text(kept.facets))
  })
})
