import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { mug } from '../../testing/world'

describeShop('categories', (t) => {
  const ids: Record<string, string> = {}
  const create = async (name: string, more: object = {}) => {
    const { product_category } = await t.call('POST /admin/product-categories', {
      body: { name, is_active: true, ...more },
      headers: t.staff,
    })
    ids[name] = product_category.id
    return product_category
  }
  const move = (name: string, body: object) =>
    t.try('POST /admin/product-categories/:id', { params: { id: ids[name] }, body, headers: t.staff })
  const children = async (name: string) => {
    const { product_category } = await t.call('GET /admin/product-categories/:id', {
      params: { id: ids[name] ?? '' },
      headers: t.staff,
    })
    return product_category.category_children?.map((child) => [child.name, child.rank])
  }
  beforeAll(async () => {
    await create('Pots')
    for (const name of ['Mugs', 'Bowls', 'Vases']) await create(name, { parent_category_id: ids.Pots })
    await create('Cups', { parent_category_id: ids.Mugs })
    await create('Secret', { parent_category_id: ids.Pots, is_internal: true })
    await create('Idle', { parent_category_id: ids.Pots, is_active: false })
  })

  it('rank new ones last', async () =>
    expect(await children('Pots')).toEqual([
      ['Mugs', 0],
      ['Bowls', 1],
      ['Vases', 2],
      ['Secret', 3],
      ['Idle', 4],
    ]))

  it('are found by their ids', async () => {
    const { product_categories } = await t.call('GET /admin/product-categories', {
      query: { id: [ids.Bowls ?? '', ids.Mugs ?? ''] },
      headers: t.staff,
    })
    expect(product_categories.map(({ name }) => name).sort()).toEqual(['Bowls', 'Mugs'])
  })

  it('move among siblings, clamped to the end', async () => {
    await move('Vases', { rank: 0 })
    await move('Mugs', { rank: 99 })
    expect(await children('Pots')).toEqual([
      ['Vases', 0],
      ['Bowls', 1],
      ['Secret', 2],
      ['Idle', 3],
      ['Mugs', 4],
    ])
  })

  it('move to another parent with all below, never below themselves', async () => {
    await move('Mugs', { parent_category_id: ids.Bowls })
    expect(await children('Bowls')).toEqual([['Mugs', 0]])
    expect(await children('Pots')).toHaveLength(4)
    expect((await move('Bowls', { parent_category_id: ids.Cups })).body.type).toBe('invalid_data')
  })

  it('show shoppers only what is active and public, at every level', async () => {
    const { product_category } = await t.call('GET /store/product-categories/:id', {
      params: { id: ids.Pots ?? '' },
    })
    expect(product_category.category_children).toMatchObject([
      { name: 'Vases' },
      { name: 'Bowls', category_children: [{ name: 'Mugs', category_children: [{ name: 'Cups' }] }] },
    ])
    expect(product_category).not.toHaveProperty('is_internal')
    for (const name of ['Secret', 'Idle'])
      expect((await t.try('GET /store/product-categories/:id', { params: { id: ids[name] } })).status).toBe(
        404,
      )
    const { product_categories } = await t.call('GET /store/product-categories', {
      query: { parent_category_id: 'null' },
    })
    expect(product_categories.map(({ name }) => name)).toEqual(['Pots'])
  })

  it('find products, also those below', async () => {
    const { id } = await mug(t)
    await t.call('POST /admin/product-categories/:id/products/batch', {
      params: { id: ids.Cups ?? '' },
      body: { product_ids: [{ id }] },
      headers: t.staff,
    })
    const count = async (category_id: string[], include_category_children?: boolean) =>
      (await t.call('GET /store/products', { query: { category_id, include_category_children } })).count
    expect(await count([ids.Cups ?? ''])).toBe(1)
    expect(await count([ids.Pots ?? ''])).toBe(0)
    expect(await count([ids.Pots ?? ''], true)).toBe(1)
    await move('Bowls', { is_active: false })
    expect(await count([ids.Pots ?? ''], true)).toBe(0)
    const unknown = await t.try('POST /admin/product-categories/:id/products/batch', {
      params: { id: ids.Cups },
      body: { product_ids: [{ id: 'prod_none' }] },
      headers: t.staff,
    })
    expect([unknown.status, unknown.body.errors]).toEqual([400, ['Products prod_none do not exist']])
  })

  it('go only without children, and close the gap', async () => {
    const remove = (name: string) =>
      t.try('DELETE /admin/product-categories/:id', { params: { id: ids[name] }, headers: t.staff })
    expect((await remove('Pots')).body.type).toBe('not_allowed')
    expect((await remove('Secret')).body).toMatchObject({ object: 'product-category', deleted: true })
    expect((await remove('Secret')).status).toBe(200)
    expect((await children('Pots'))?.map(([, rank]) => rank)).toEqual([0, 1, 2])
  })

  it('refuse a handle that is taken and a parent that is none', async () => {
    const twice = await t.try('POST /admin/product-categories', { body: { name: 'Pots' }, headers: t.staff })
    expect([twice.status, twice.body.type]).toEqual([422, 'duplicate_error'])
    const lost = await t.try('POST /admin/product-categories', {
      body: { name: 'Lost', parent_category_id: 'pcat_none' },
      headers: t.staff,
    })
    expect(lost.status).toBe(404)
  })
})
