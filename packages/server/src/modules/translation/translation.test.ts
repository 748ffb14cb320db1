import { beforeAll, expect, it, vi } from 'vitest'
import { deliverAll } from '../../events/worker'
import { describeShop } from '../../testing/test-shop'
import { america, createProduct, type TestProduct } from '../../testing/world'
import { searchSubscribers } from '../search/subscribers'

describeShop('content in several languages', (t) => {
  let [region, option, collection, category] = ['', '', '', '']
  let mug: TestProduct
  const german = { 'accept-language': 'de-AT, en;q=0.5' }
  const keep = (family: string, id: string, language: string, body: object) =>
    t.try(
      `POST /admin/${family}/:id/translations/:language` as 'POST /admin/products/:id/translations/:language',
      {
        params: { id, language },
        body,
        headers: t.staff,
      },
    )
  const kept = async (id = mug.id) =>
    (await t.call('GET /admin/products/:id/translations', { params: { id }, headers: t.staff })).translations
  const read = async (headers?: Record<string, string>, query: object = {}) =>
    (
      await t.try('GET /store/products/:id', {
        params: { id: mug.id },
        query,
        ...(headers ? { headers } : {}),
      })
    ).body.product
  const words = () => ({
    title: ' Becher ',
    description: 'Von Hand gedreht',
    material: '',
    options: { [option]: { title: 'Glasur', values: { Ash: 'Asche', Iron: '' } } },
  })

  beforeAll(async () => {
    region = (await america(t)).id
    collection = (await t.call('POST /admin/collections', { body: { title: 'Winter' }, headers: t.staff }))
      .collection.id
    category = (
      await t.call('POST /admin/product-categories', {
        body: { name: 'Tableware', is_active: true },
        headers: t.staff,
      })
    ).product_category.id
    mug = await createProduct(
      t,
      'Mug',
      { Ash: { usd: 2000 }, Iron: { usd: 2100 } },
      {
        subtitle: 'Thrown by hand',
        description: 'A mug',
        material: 'clay',
        options: [{ title: 'Glaze' }],
        collection_id: collection,
        categories: [{ id: category }],
        type: { value: 'Cup' },
        tags: [{ value: 'clay' }],
        metadata: { care: 'Rinse by hand', series: 7 },
      },
    )
    option = (await read()).options[0].id
  })

  it('says what the catalogue says while nothing is kept, in every language', async () => {
    expect(await read(german)).toEqual(await read())
  })

  it('is kept a language at a time, without the words that are empty', async () => {
    const { status, body } = await keep('products', mug.id, 'de', words())
    expect([status, body.translation]).toEqual([
      200,
      expect.objectContaining({
        entity: 'product',
        entity_id: mug.id,
        language: 'de',
        values: {
          title: 'Becher',
          description: 'Von Hand gedreht',
          options: { [option]: { title: 'Glasur', values: { Ash: 'Asche' } } },
        },
      }),
    ])
    await keep('products', mug.id, 'fr', { title: 'Tasse' })
    await keep('products', mug.id, 'fr', { subtitle: 'Tournée à la main' })
    expect((await kept()).map(({ language, values }) => [language, values])).toEqual([
      ['de', body.translation.values],
      ['fr', { subtitle: 'Tournée à la main' }],
    ])
  })

  it('refuses what it cannot keep, by field', async () => {
    const refused = async (language: string, body: object, id = mug.id) => {
      const reply = await keep('products', id, language, body)
      return [reply.status, reply.body.message]
    }
    expect(await refused('tlh', { title: 'x' })).toEqual([400, expect.stringContaining('language')])
    expect(await refused('de', { title: 'x'.repeat(501) })).toEqual([400, expect.stringContaining('title')])
    expect(await refused('de', { options: { opt_none: { title: 'x' } } })).toEqual([
      400,
      expect.stringContaining('options.opt_none'),
    ])
    expect(await refused('de', { handle: 'becher' })).toEqual([400, expect.stringContaining('handle')])
    expect((await refused('de', {}, 'prod_none'))[0]).toBe(404)
    expect((await kept()).map(({ values }) => values.title)).toEqual(['Becher', undefined])
  })

  it('answers shoppers word by word in their language, and never changes the shape', async () => {
    const [plain, spoken] = [await read(), await read(german)]
    expect(spoken).toMatchObject({
      title: 'Becher',
      subtitle: 'Thrown by hand',
      description: 'Von Hand gedreht',
      material: 'clay',
      handle: plain.handle,
      options: [{ title: 'Glasur' }],
    })
    expect(spoken.variants.map((one: { title: string }) => one.title)).toEqual(['Asche', 'Iron'])
    expect(spoken.variants[0].options[0].value).toBe('Asche')
    expect(spoken.options[0].values.map((one: { value: string }) => one.value).sort()).toEqual([
      'Asche',
      'Iron',
    ])
    expect(shapeOf(spoken)).toEqual(shapeOf(plain))
    // Before and after: no reply that is remembered mixes languages.
    expect((await read()).title).toBe('Mug')
    expect((await read({ 'accept-language': 'fr' })).subtitle).toBe('Tournée à la main')
    expect((await read(undefined, { locale: 'de-CH' })).title).toBe('Becher')
    expect((await read(german, { locale: 'ko' })).title).toBe('Mug')
    expect((await read(german, { fields: 'title' })).title).toBe('Becher')
  })

  it('says to caches what its answers depend on', async () => {
    const { headers } = await t.try('GET /store/products', { headers: german })
    expect(headers.get('vary')).toContain('Accept-Language')
  })

  it('is spoken in lists, variants, collections, categories, ways of sending and reasons', async () => {
    await keep('collections', collection, 'de', { title: 'Winterware' })
    await keep('product-categories', category, 'de', { name: 'Geschirr', description: 'Für den Tisch' })
    const { products } = (
      await t.try('GET /store/products', {
        query: { expand: 'collection,categories,options' },
        headers: german,
      })
    ).body
    expect(products[0]).toMatchObject({
      title: 'Becher',
      collection: { title: 'Winterware' },
      categories: [{ name: 'Geschirr' }],
    })
    const variant = mug.variants[0]?.id ?? ''
    const { body: one } = await t.try('GET /store/variants/:id', { params: { id: variant }, headers: german })
    expect(one.variant).toMatchObject({ title: 'Asche', product: { title: 'Becher' } })
    const { body: many } = await t.try('GET /store/variants', { query: { ids: variant }, headers: german })
    expect(many.variants[0].title).toBe('Asche')
    const { body: c } = await t.try('GET /store/collections', { headers: german })
    expect(c.collections[0].title).toBe('Winterware')
    const { body: own } = await t.try('GET /store/collections/:id', {
      params: { id: collection },
      headers: german,
    })
    expect(own.collection.title).toBe('Winterware')
    const { body: tree } = await t.try('GET /store/product-categories', { headers: german })
    expect(tree.product_categories[0]).toMatchObject({ name: 'Geschirr', description: 'Für den Tisch' })
    const { shipping_profiles } = await t.call('GET /admin/shipping-profiles', { headers: t.staff })
    const { shipping_option } = await t.call('POST /admin/shipping-options', {
      headers: t.staff,
      body: {
        name: 'Parcel',
        region_id: region,
        profile_id: shipping_profiles.find(({ type }) => type === 'default')?.id ?? '',
        provider_id: 'manual',
        price_type: 'flat_rate',
        amount: 500,
        data: { id: 'manual-fulfillment' },
      },
    })
    await keep('shipping-options', shipping_option.id, 'de', { name: 'Paket' })
    const ways = async (headers = {}) =>
      (await t.try('GET /store/shipping-options', { query: { region_id: region }, headers })).body
        .shipping_options[0].name
    expect([await ways(german), await ways()]).toEqual(['Paket', 'Parcel'])
    const { return_reason } = await t.call('POST /admin/return-reasons', {
      body: { value: 'size', label: 'Size' },
      headers: t.staff,
    })
    await keep('return-reasons', return_reason.id, 'de', { label: 'Größe' })
    expect(
      (await t.try('GET /store/return-reasons', { headers: german })).body.return_reasons[0],
    ).toMatchObject({
      value: 'size',
      label: 'Größe',
    })
    expect((await t.call('GET /store/return-reasons')).return_reasons[0]?.label).toBe('Size')
  })

  it('names lines of carts as the goods were called when they were added', async () => {
    const add = { variant_id: mug.variants[0]?.id ?? '', quantity: 1 }
    const items = [add]
    const { cart } = (
      await t.try('POST /store/carts', { body: { region_id: region, items }, headers: german })
    ).body
    expect(cart.items[0]).toMatchObject({ title: 'Becher', description: 'Asche' })
    const line = { variant_id: mug.variants[1]?.id ?? '', quantity: 1 }
    const { cart: more } = (
      await t.try('POST /store/carts/:id/line-items', {
        params: { id: cart.id },
        body: line,
        headers: german,
      })
    ).body
    expect(more.items.map(({ description }: { description: string }) => description).sort()).toEqual([
      'Asche',
      'Iron',
    ])
    const { cart: again } = await t.call('GET /store/carts/:id', { params: { id: cart.id } })
    expect(again.items?.map(({ title }) => title)).toEqual(['Becher', 'Becher'])
    const { cart: plain } = await t.call('POST /store/carts', { body: { region_id: region, items } })
    expect(plain.items?.[0]).toMatchObject({ title: 'Mug', description: 'Ash' })
  })

  it('is found by its words, and counted by its facets under them', async () => {
    const found = async (q: string, headers = {}) =>
      (await t.try('POST /store/products/search', { body: { q }, headers })).body.hits.map(
        ({ title }: { title: string }) => title,
      )
    expect(await found('becher')).toEqual(['Mug'])
    expect(await found('gedreht', german)).toEqual(['Becher'])
    await keep('products', mug.id, 'ja', { title: '手びねりのマグカップ' })
    expect(await found('マグカップ', { 'accept-language': 'ja' })).toEqual(['手びねりのマグカップ'])
    const body = { facets: ['options', 'collection', 'category'], choices: { 'option.Glaze': ['Ash'] } }
    const { facets, count } = (await t.try('POST /store/products/search', { body, headers: german })).body
    expect(count).toBe(1)
    expect(facets).toMatchObject([
      {
        name: 'option.Glaze',
        label: 'Glasur',
        values: [{ value: 'Ash', label: 'Asche' }, { value: 'Iron' }],
      },
      { name: 'collection', values: [{ label: 'Winterware' }] },
      { name: 'category', values: [{ label: 'Geschirr' }] },
    ])
    expect((await t.call('POST /store/products/search', { body })).facets?.[0]?.label).toBe('Glaze')
  })

  it('is spoken of types, tags and the texts of metadata', async () => {
    const { product } = await t.call('GET /admin/products/:id', {
      params: { id: mug.id },
      query: { expand: 'type,tags' },
      headers: t.staff,
    })
    const [type, tag] = [product.type?.id ?? '', product.tags?.[0]?.id ?? '']
    const { body: own } = await keep('product-types', type, 'de', { value: ' Tasse ' })
    expect(own.translation).toMatchObject({ entity: 'product_type', values: { value: 'Tasse' } })
    await keep('product-tags', tag, 'de', { value: 'Steingut' })
    await keep('products', mug.id, 'de', {
      ...words(),
      metadata: { care: 'Von Hand spülen', series: 'sieben', nothing: '' },
    })
    const { body: list } = await t.try('GET /store/products', {
      query: { id: mug.id, expand: 'type,tags' },
      headers: german,
    })
    expect(list.products[0]).toMatchObject({
      type: { value: 'Tasse' },
      tags: [{ value: 'Steingut' }],
      // What is no text stays what programs know it as, and what the catalogue lacks is not told.
      metadata: { care: 'Von Hand spülen', series: 7 },
    })
    expect(list.products[0].metadata).not.toHaveProperty('nothing')
    expect((await read()).metadata).toEqual({ care: 'Rinse by hand', series: 7 })
    const { body: types } = await t.try('GET /store/product-types', { headers: german })
    expect(types.product_types.map(({ value }: { value: string }) => value)).toEqual(['Tasse'])
    const { body: tags } = await t.try('GET /store/product-tags', { headers: german })
    expect(tags.product_tags.map(({ value }: { value: string }) => value)).toEqual(['Steingut'])

    const body = { facets: ['type', 'tags'], choices: { type: ['Cup'] } }
    const { facets, count } = (await t.try('POST /store/products/search', { body, headers: german })).body
    expect(count).toBe(1)
    expect(facets).toMatchObject([
      { name: 'type', values: [{ value: 'Cup', label: 'Tasse' }] },
      { name: 'tags', values: [{ value: 'clay', label: 'Steingut' }] },
    ])
    await deliverAll(t.shop, searchSubscribers)
    for (const q of ['tasse', 'steingut'])
      expect((await t.try('POST /store/products/search', { body: { q } })).body.hits).toHaveLength(1)
    const kept = (entity: 'product-types' | 'product-tags', id: string) =>
      t.call(`GET /admin/${entity}/:id/translations`, { params: { id }, headers: t.staff })
    expect((await kept('product-types', type)).translations.map(({ language }) => language)).toEqual(['de'])
    await t.call('DELETE /admin/product-types/:id/translations/:language', {
      params: { id: type, language: 'de' },
      headers: t.staff,
    })
    expect((await kept('product-types', type)).translations).toEqual([])
    expect((await kept('product-tags', tag)).translations).toHaveLength(1)
    expect((await keep('product-types', 'ptyp_none', 'de', { value: 'x' })).status).toBe(404)
    expect((await keep('product-tags', tag, 'de', { title: 'x' })).body.message).toContain('title')
  })

  it('costs a page one query more at most, and none once words are known', async () => {
    const { db } = t.shop
    const asked = async (headers: Record<string, string>, query: object) => {
      const rows = vi.spyOn(db, 'rows')
      try {
        await t.try('GET /store/products', { query, headers })
        return rows.mock.calls.length
      } finally {
        rows.mockRestore()
      }
    }
    for (const title of ['Plate', 'Dish', 'Cup']) {
      const { id } = await createProduct(t, title, { Ash: { usd: 900 } }, { options: [{ title: 'Glaze' }] })
      await keep('products', id, 'de', { title: `${title} auf Deutsch` })
    }
    // Whatever else a first request reads is read by then.
    await asked({}, { limit: 1 })
    await asked(german, { limit: 1, offset: 3 })
    const plain = await asked({}, { limit: 50 })
    expect(await asked(german, { limit: 50 })).toBeLessThanOrEqual(plain + 1)
    expect(await asked(german, { limit: 49 })).toBe(await asked({}, { limit: 49 }))
  })

  it('shows a change at once, and nothing of a language that is forgotten', async () => {
    await keep('products', mug.id, 'de', { title: 'Henkelbecher' })
    expect((await read(german)).title).toBe('Henkelbecher')
    await t.call('DELETE /admin/products/:id/translations/:language', {
      params: { id: mug.id, language: 'de' },
      headers: t.staff,
    })
    expect(await read(german)).toMatchObject({ title: 'Mug', collection: { title: 'Winterware' } })
    const search = await t.try('POST /store/products/search', { body: { q: 'henkelbecher' } })
    expect(search.body.hits).toEqual([])
  })

  it('goes with what it translates', async () => {
    const { product } = await t.call('POST /admin/products', { body: { title: 'Gone' }, headers: t.staff })
    await keep('products', product.id, 'de', { title: 'Fort' })
    await t.call('DELETE /admin/products/:id', { params: { id: product.id }, headers: t.staff })
    await t.call('DELETE /admin/collections/:id', { params: { id: collection }, headers: t.staff })
    const rows = await t.shop.db.select().from(t.shop.db.t.translation)
    expect(rows.filter(({ entity_id }) => [product.id, collection].includes(entity_id))).toEqual([])
    expect([...new Set(rows.map(({ entity }) => entity))].sort()).toEqual([
      'product',
      'product_category',
      'product_tag',
      'return_reason',
      'shipping_option',
    ])
  })
})

/** The names of a value's fields, at every depth. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]))
}
