import { handleOf } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { mug } from '../../testing/world'

describeShop('collections', (t) => {
  const create = async (title: string, handle?: string) =>
    (await t.call('POST /admin/collections', { body: { title, handle }, headers: t.staff })).collection

  const makeProduct = async (title: string) =>
    (
      await t.call('POST /admin/products', {
        body: { title, handle: `${title.toLowerCase()}-in-order`, status: 'published' },
        headers: t.staff,
      })
    ).product.id

  it('are named by their title, once', async () => {
    expect(await create('Été à la mer')).toMatchObject({ handle: 'ete-a-la-mer', products: [] })
    const twice = await t.try('POST /admin/collections', {
      body: { title: 'Été à la mer' },
      headers: t.staff,
    })
    expect([twice.status, twice.body.type]).toEqual([422, 'duplicate_error'])
    expect(handleOf("Ada's Nº 5 — 日本")).toBe('adas-no-5-日本')
  })

  it('take products in and let them out', async () => {
    const { id } = await create('Winter')
    const product = await mug(t)
    const batch = { params: { id }, body: { product_ids: [product.id] }, headers: t.staff }
    const { collection } = await t.call('POST /admin/collections/:id/products/batch', batch)
    expect(collection.products).toMatchObject([{ id: product.id, profiles: [{ type: 'default' }] }])
    const listed = await t.call('GET /store/products', { query: { collection_id: [id] } })
    expect(listed.count).toBe(1)
    expect(await t.call('DELETE /admin/collections/:id/products/batch', batch)).toEqual({
      id,
      object: 'product-collection',
      removed_products: [product.id],
    })
    expect((await t.call('GET /store/products', { query: { collection_id: [id] } })).count).toBe(0)
    const unknown = await t.try('POST /admin/collections/:id/products/batch', {
      ...batch,
      body: { product_ids: ['prod_none'] },
    })
    expect([unknown.status, unknown.body.errors]).toEqual([400, ['Products prod_none do not exist']])
  })

  it('keep their products in an order of their own', async () => {
    const { id } = await create('Spring salad')
    const other = await create('Other')
    const made: string[] = []
    for (const title of ['A', 'B', 'C', 'D']) made.push(await makeProduct(title))
    const [a = '', b = '', c = '', d = ''] = made
    const call = { params: { id }, headers: t.staff }
    await t.call('POST /admin/collections/:id/products/batch', { ...call, body: { product_ids: [a, b, c] } })
    const arrange = (product_ids: string[], after: string | null) =>
      t.try('POST /admin/collections/:id/products/order', { ...call, body: { product_ids, after } })
    const listed = async (order = 'collection_position') => {
      const query = { collection_id: [id], order }
      const staff = await t.call('GET /admin/products', { query, headers: t.staff })
      const shoppers = await t.call('GET /store/products', { query })
      const titles = staff.products.map(({ title }) => title).join('')
      expect(shoppers.products.map(({ title }) => title).join('')).toBe(titles)
      return titles
    }
    expect(await listed()).toBe('ABC')
    expect((await arrange([c], null)).status).toBe(200)
    expect(await listed()).toBe('CAB')
    await arrange([c, a], b)
    expect(await listed()).toBe('BCA')
    expect(await listed('-collection_position')).toBe('ACB')
    // What comes later stands at the end; adding again moves nothing.
    await t.call('POST /admin/collections/:id/products/batch', { ...call, body: { product_ids: [a, d] } })
    expect(await listed()).toBe('BCAD')
    // A place counts in one collection only.
    await t.call('POST /admin/products/:id', {
      params: { id: b },
      body: { collection_id: other.id },
      headers: t.staff,
    })
    await t.call('POST /admin/products/batch', {
      body: { ids: [b], change: { collection_id: id } },
      headers: t.staff,
    })
    // Those without a place stand at the end as they were made.
    expect(await listed()).toBe('CABD')
    const strange = await arrange(['prod_none'], null)
    expect([strange.status, strange.body.message]).toEqual([
      400,
      'product_ids: prod_none are not in the collection; add them first',
    ])
    expect((await arrange([a], a)).body.message).toContain('after: a product cannot be put behind itself')
    expect((await arrange([a], 'prod_none')).body.message).toContain(
      'after: prod_none is not in the collection',
    )
  })

  it('change, are found and go; one that is not there is 404', async () => {
    const { id } = await create('Spring', 'spring')
    const { collection } = await t.call('POST /admin/collections/:id', {
      params: { id },
      body: { title: 'Thaw', metadata: { a: 1 } },
      headers: t.staff,
    })
    expect(collection).toMatchObject({ title: 'Thaw', handle: 'spring', metadata: { a: 1 } })
    const found = await t.call('GET /admin/collections', { query: { q: 'THA' }, headers: t.staff })
    expect(found.collections.map((one) => one.id)).toEqual([id])
    const byId = await t.call('GET /admin/collections', { query: { id: [id] }, headers: t.staff })
    expect(byId.collections.map((one) => one.id)).toEqual([id])
    expect((await t.call('GET /store/collections', { query: { handle: ['spring'] } })).count).toBe(1)
    const remove = () => t.try('DELETE /admin/collections/:id', { params: { id }, headers: t.staff })
    expect((await remove()).body).toEqual({ id, object: 'product-collection', deleted: true })
    expect((await remove()).status).toBe(404)
    expect((await t.try('GET /store/collections/:id', { params: { id } })).status).toBe(404)
  })
})
