import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { createProduct, europe, shirt, type TestProduct } from '../../testing/world'

describeShop('products for staff', (t) => {
  const staff = () => ({ headers: t.staff })

  it('need little: the rest has defaults', async () => {
    const { product } = await t.call('POST /admin/products', {
      body: { title: 'Café Tasse Größe L' },
      ...staff(),
    })
    expect(product).toMatchObject({
      handle: 'cafe-tasse-große-l',
      status: 'draft',
      discountable: true,
      thumbnail: null,
      variants: [],
      profile: { type: 'default' },
      sales_channels: [{ name: 'Default Sales Channel' }],
    })
    const { product: card } = await t.call('POST /admin/products', {
      body: { title: 'Card', is_giftcard: true },
      ...staff(),
    })
    expect(card).toMatchObject({ discountable: false, profile: { type: 'gift_card' } })
  })

  it.each([
    ['a handle that is taken', { title: 'x', handle: 'taken' }, 422, 'duplicate_error'],
    ['an unknown collection', { title: 'x1', collection_id: 'pcol_none' }, 404, 'not_found'],
    ['an unknown category', { title: 'x2', categories: [{ id: 'pcat_none' }] }, 404, 'not_found'],
    [
      'a variant without a value for the option',
      { title: 'x3', options: [{ title: 'Size' }], variants: [{ title: 'v', prices: [] }] },
      400,
      'invalid_data',
    ],
    [
      'the same combination twice',
      {
        title: 'x4',
        options: [{ title: 'Size' }],
        variants: ['a', 'b'].map((title) => ({ title, prices: [], options: [{ value: 'S' }] })),
      },
      400,
      'invalid_data',
    ],
    [
      'a sku that is taken',
      { title: 'x5', variants: [{ title: 'v', sku: 'taken', prices: [] }] },
      400,
      'invalid_data',
    ],
    [
      'a price in neither region nor currency',
      { title: 'x6', variants: [{ title: 'v', prices: [{ amount: 1 }] }] },
      400,
      'invalid_data',
    ],
    [
      'a price in an unknown region',
      { title: 'x7', variants: [{ title: 'v', prices: [{ amount: 1, region_id: 'reg_none' }] }] },
      404,
      'not_found',
    ],
    ['a weight beyond what is stored', { title: 'x8', weight: -1 }, 400, 'invalid_data'],
  ])('refuse %s', async (_, body, status, type) => {
    await t.try('POST /admin/products', {
      body: { title: 'Taken', handle: 'taken', variants: [{ title: 'v', sku: 'taken', prices: [] }] },
      ...staff(),
    })
    const refused = await t.try('POST /admin/products', { body, ...staff() })
    expect([refused.status, refused.body.type]).toEqual([status, type])
  })

  it('answer 400 with a list of errors for unknown sales channels', async () => {
    const { status, body } = await t.try('POST /admin/products', {
      body: { title: 'y', sales_channels: [{ id: 'sc_none' }] },
      ...staff(),
    })
    expect([status, body.errors]).toEqual([400, [expect.stringContaining('sc_none')]])
  })

  it('are found by q in title, sku and collection', async () => {
    const made = await createProduct(t, 'Findable', { one: { usd: 1 } })
    const { product } = await t.call('GET /admin/products/:id', { params: { id: made.id }, ...staff() })
    for (const q of ['findab', product.variants[0]?.sku ?? '-']) {
      const { products, count } = await t.call('GET /admin/products', { query: { q }, ...staff() })
      expect([products.map(({ id }) => id), count]).toEqual([[made.id], 1])
    }
  })

  it('count their tags', async () => {
    await createProduct(t, 'Tagged', {}, { options: [], tags: [{ value: 'blue' }, { value: 'blue' }] })
    await createProduct(t, 'Tagged', {}, { options: [], tags: [{ value: 'blue' }] })
    const { tags } = await t.call('GET /admin/products/tag-usage', staff())
    expect(tags).toContainEqual(expect.objectContaining({ value: 'blue', usage_count: '2' }))
  })
})

describeShop('changing a product', (t) => {
  let made: TestProduct
  beforeAll(async () => {
    made = await shirt(t, { images: ['https://i.test/1', 'https://i.test/2'], tags: [{ value: 'a' }] })
  })
  const change = async (body: object) =>
    (
      await t.call('POST /admin/products/:id', {
        params: { id: made.id },
        body,
        headers: t.staff,
      })
    ).product
  const refused = async (body: object) => {
    const { status, body: reply } = await t.try('POST /admin/products/:id', {
      params: { id: made.id },
      body,
      headers: t.staff,
    })
    return [status, reply.type]
  }

  it('replaces pictures and tags; a picture that stays keeps its id', async () => {
    const before = made.product.images ?? []
    const after = await change({ images: ['https://i.test/2', 'https://i.test/3'], tags: [{ value: 'b' }] })
    expect(after.images?.map(({ url }) => url)).toEqual(['https://i.test/2', 'https://i.test/3'])
    expect(after.images?.[0]?.id).toBe(before[1]?.id)
    expect(after.tags?.map(({ value }) => value)).toEqual(['b'])
  })

  it('merges metadata', async () => {
    await change({ metadata: { a: 1, b: 2 } })
    expect((await change({ metadata: { a: '', c: 3 } })).metadata).toEqual({ b: 2, c: 3 })
    const { product } = await t.call('POST /admin/products/:id/metadata', {
      params: { id: made.id },
      body: { key: 'd', value: 'x' },
      headers: t.staff,
    })
    expect(product.metadata).toEqual({ b: 2, c: 3, d: 'x' })
  })

  it('takes variants as the full list: changed, added, gone, ranked as given', async () => {
    const option_id = made.product.options?.[0]?.id ?? ''
    const after = await change({
      variants: [
        {
          title: 'medium',
          options: [{ option_id, value: 'medium' }],
          prices: [{ currency_code: 'usd', amount: 2200 }],
        },
        { id: made.variant('small'), prices: [{ currency_code: 'usd', amount: 1900 }] },
      ],
    })
    expect(after.variants).toMatchObject([
      { title: 'medium', variant_rank: 0, prices: [{ amount: 2200 }] },
      { id: made.variant('small'), title: 'small', variant_rank: 1, prices: [{ amount: 1900 }] },
    ])
    expect(after.variants).toHaveLength(2)
    const gone = await t.try('GET /store/variants/:id', { params: { id: made.variant('large') } })
    expect(gone.status).toBe(404)
    expect(await refused({ variants: [{ id: 'variant_none' }] })).toEqual([404, 'not_found'])
  })

  it('frees the sku of a variant that went', async () => {
    const { product } = await t.call('GET /admin/products/:id', { params: { id: made.id }, headers: t.staff })
    const option_id = product.options?.[0]?.id ?? ''
    const sku = made.variants.find((variant) => variant.title === 'large')?.sku ?? ''
    const again = await t.call('POST /admin/products/:id/variants', {
      params: { id: made.id },
      body: { title: 'large', sku, prices: [], options: [{ option_id, value: 'large' }] },
      headers: t.staff,
    })
    expect(again.product.variants.at(-1)).toMatchObject({ sku, variant_rank: 2 })
  })

  it('leaves prices their ids while currency, region and quantities are the same', async () => {
    const { id: region_id } = await europe(t)
    const params = { id: made.id, variant_id: made.variant('small') }
    let all: string[] = []
    const set = async (prices: object[]) => {
      const body = { prices: prices as never }
      const { product } = await t.call('POST /admin/products/:id/variants/:variant_id', {
        params,
        body,
        headers: t.staff,
      })
      all = product.variants.map(({ id }) => id)
      const small = product.variants.find(({ id }) => id === params.variant_id)
      return new Map(small?.prices?.map((price) => [`${price.region_id ?? price.currency_code}`, price]))
    }
    const first = await set([
      { currency_code: 'usd', amount: 1000 },
      { currency_code: 'eur', amount: 900 },
      { region_id, amount: 950 },
    ])
    const second = await set([
      { region_id, amount: 950 },
      { currency_code: 'usd', amount: 1100 },
      { currency_code: 'gbp', amount: 800 },
    ])
    expect([...second.keys()].sort()).toEqual([region_id, 'gbp', 'usd'].sort())
    expect(second.get(region_id)).toEqual(first.get(region_id))
    expect(second.get('usd')).toMatchObject({ id: first.get('usd')?.id, amount: 1100 })
    const prices = [...second.values()].map(({ currency_code, amount }) => ({ currency_code, amount }))
    const product = await change({
      variants: all.map((id) => (id === params.variant_id ? { id, prices } : { id })),
    })
    const kept = product.variants.find(({ id }) => id === params.variant_id)?.prices ?? []
    expect(kept.map(({ id }) => id)).toEqual(
      expect.arrayContaining([second.get('usd')?.id, second.get('gbp')?.id]),
    )
  })

  it('refuses a combination and a sku that another variant has', async () => {
    const { product } = await t.call('GET /admin/products/:id', { params: { id: made.id }, headers: t.staff })
    const [one, other] = product.variants
    const option_id = product.options?.[0]?.id ?? ''
    const edit = async (body: object) => {
      const reply = await t.try('POST /admin/products/:id/variants/:variant_id', {
        params: { id: made.id, variant_id: one?.id },
        body,
        headers: t.staff,
      })
      return [reply.status, reply.body.type]
    }
    expect(await edit({ options: [{ option_id, value: 'small' }] })).toEqual([400, 'invalid_data'])
    const again = { title: 'Again', prices: [], options: [{ option_id, value: 'small' }] }
    const added = await t.try('POST /admin/products/:id/variants', {
      params: { id: made.id },
      body: again,
      headers: t.staff,
    })
    expect([added.status, added.body.type]).toEqual([400, 'invalid_data'])
    const variants = [...product.variants.map(({ id }) => ({ id })), again]
    expect(await refused({ variants })).toEqual([400, 'invalid_data'])
    expect(await edit({ sku: other?.sku })).toEqual([400, 'invalid_data'])
    expect(await edit({ options: [{ option_id: 'opt_none', value: 'x' }] })).toEqual([400, 'invalid_data'])
  })

  it('adds options with a default value and removes only what no variant differs in', async () => {
    const add = (title: string) =>
      t.try('POST /admin/products/:id/options', {
        params: { id: made.id },
        body: { title },
        headers: t.staff,
      })
    const { body } = await add('Colour')
    const colour = body.product.options.find((option: { title: string }) => option.title === 'Colour')
    expect(new Set(colour.values.map((value: { value: string }) => value.value))).toEqual(
      new Set(['Default Value']),
    )
    expect((await add('Colour')).status).toBe(422)
    const remove = async (option_id: string) =>
      await t.try('DELETE /admin/products/:id/options/:option_id', {
        params: { id: made.id, option_id },
        headers: t.staff,
      })
    expect((await remove(made.product.options?.[0]?.id ?? '')).body.type).toBe('invalid_data')
    expect((await remove(colour.id)).body).toMatchObject({
      option_id: colour.id,
      object: 'option',
      deleted: true,
    })
    expect((await remove('opt_none')).status).toBe(200)
  })

  it('lists its variants by rank, and goes with them', async () => {
    const { variants, count } = await t.call('GET /admin/products/:id/variants', {
      params: { id: made.id },
      headers: t.staff,
    })
    expect([variants.map(({ variant_rank }) => variant_rank), count]).toEqual([[0, 1, 2], 3])
    const remove = () => t.call('DELETE /admin/products/:id', { params: { id: made.id }, headers: t.staff })
    expect(await remove()).toEqual({ id: made.id, object: 'product', deleted: true })
    expect(await remove()).toMatchObject({ deleted: true })
    const deleted = await t.call('GET /admin/products', {
      query: { id: [made.id], deleted_at: { gt: '2020-01-01' } },
      headers: t.staff,
    })
    expect(deleted.count).toBe(1)
    await createProduct(t, 'Again', {}, { options: [], handle: made.product.handle })
  })
})
