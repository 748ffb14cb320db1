import { beforeAll, expect, it } from 'vitest'
import { deliverAll } from '../../events/worker'
import { describeShop } from '../../testing/test-shop'
import { createProduct } from '../../testing/world'
import { searchSubscribers } from '../search/subscribers'

describeShop('searching products', (t) => {
  const found = async (q: string, more: object = {}) => {
    const { hits } = await t.call('POST /store/products/search', { body: { q, ...more } })
    return (hits as { title: string }[]).map((hit) => hit.title)
  }
  let vase = ''
  beforeAll(async () => {
    const made = await createProduct(
      t,
      'Große Vase',
      { tall: { usd: 100 } },
      {
        description: 'Turned on the wheel by Zoë',
        type: { value: 'Vessel' },
        tags: [{ value: 'celadon' }],
      },
    )
    vase = made.id
    await createProduct(t, 'Teapot', { one: { usd: 100 } }, { description: 'Pours well beside a vase' })
    await createProduct(t, 'Hidden teapot', { one: { usd: 100 } }, { status: 'draft' })
  })

  it('answers everything without words', async () =>
    expect(await found('')).toEqual(['Teapot', 'Große Vase']))
  it('finds unfinished words', async () => expect(await found('teap')).toEqual(['Teapot']))
  it('folds accents', async () => {
    expect(await found('GROSSE')).toEqual(['Große Vase'])
    expect(await found('zoe')).toEqual(['Große Vase'])
  })
  it('forgives typing mistakes', async () => {
    expect(await found('taepot')).toEqual(['Teapot'])
    expect(await found('celadno')).toEqual(['Große Vase'])
  })
  it('puts a title before a description', async () =>
    expect(await found('vase')).toEqual(['Große Vase', 'Teapot']))
  it('keeps what fits most of the words', async () =>
    expect(await found('vase celadon')).toEqual(['Große Vase']))
  it('does not find drafts', async () => expect(await found('hidden')).toEqual([]))

  it('answers flat hits, counts and facets', async () => {
    const reply = await t.call('POST /store/products/search', { body: { q: 'vase', limit: 1 } })
    expect(reply).toMatchObject({
      query: 'vase',
      limit: 1,
      estimatedTotalHits: 2,
      facetDistribution: { type_value: { Vessel: 1 }, tags_value: { celadon: 1 } },
    })
    expect(reply.hits).toMatchObject([
      {
        id: vase,
        variant_title: ['tall'],
        tags_value: ['celadon'],
        variants: [{ prices: [{ amount: 100 }] }],
      },
    ])
  })

  it('narrows by filter and refuses unknown ones', async () => {
    const { product } = await t.call('GET /store/products/:id', { params: { id: vase } })
    expect(await found('vase', { filter: { type_id: product.type_id } })).toEqual(['Große Vase'])
    const { status } = await t.try('POST /store/products/search', { body: { filter: { price: 1 } } })
    expect(status).toBe(400)
  })

  it('keeps up with changes', async () => {
    await t.call('POST /admin/products/:id', {
      params: { id: vase },
      body: { title: 'Amphora' },
      headers: t.staff,
    })
    expect(await found('amphora')).toEqual(['Amphora'])
    expect(await found('grosse')).toEqual([])
    const { collection } = await t.call('POST /admin/collections', {
      body: { title: 'Winter' },
      headers: t.staff,
    })
    await t.call('POST /admin/products/:id', {
      params: { id: vase },
      body: { collection_id: collection.id },
      headers: t.staff,
    })
    expect(await found('winter')).toEqual(['Amphora'])
    await t.call('POST /admin/collections/:id', {
      params: { id: collection.id },
      body: { title: 'Solstice' },
      headers: t.staff,
    })
    await deliverAll(t.shop, searchSubscribers)
    expect(await found('solstice')).toEqual(['Amphora'])
    await t.call('DELETE /admin/products/:id', { params: { id: vase }, headers: t.staff })
    expect(await found('amphora')).toEqual([])
  })

  it('refuses what is no text', async () =>
    expect((await t.try('POST /store/products/search', { body: { q: 5 } })).status).toBe(400))
})
