import { beforeAll, expect, it } from 'vitest'
import { openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { createProduct, shirt } from '../../testing/world'
import { attach, find, findBy } from './graph'
import { shapeOf } from './shape'

describeShop('what hangs on rows', (t) => {
  const ids: string[] = []
  const paths = [
    'variants',
    'variants.prices',
    'variants.options',
    'options',
    'options.values',
    'images',
    'tags',
    'collection',
    'profiles',
    'sales_channels',
  ]

  beforeAll(async () => {
    const { collection } = await t.call('POST /admin/collections', {
      headers: t.staff,
      body: { title: 'Summer', metadata: { note: '„Ü" \\ \n 😀', deep: { list: [1, 2.5, null, true] } } },
    })
    const dressed = await shirt(t, {
      collection_id: collection.id,
      tags: [{ value: 'linen' }, { value: 'blue' }],
      images: ['https://example.com/2.png', 'https://example.com/1.png'],
      metadata: { size: 'large' },
    })
    const bare = await createProduct(t, 'Bare', {})
    const gone = await shirt(t)
    await t.call('DELETE /admin/products/:id/variants/:variant_id', {
      params: { id: gone.id, variant_id: gone.variant('small') },
      headers: t.staff,
    })
    ids.push(gone.id, bare.id, dressed.id)
  })

  /** More rows than are read at once: each relation is a query of its own then, on both databases. */
  const singly = <T>(read: (ids: string[]) => Promise<T[]>) =>
    read(Array.from({ length: 600 }, (_, at) => ids[at % ids.length] ?? '')).then((rows) =>
      rows.slice(0, ids.length),
    )

  it('is the same however it is read', async () => {
    for (const shape of [shapeOf(paths), shapeOf(paths, ['title', 'collection_id']), shapeOf([])]) {
      const read = (wanted: string[]) => find(t.shop.db, 'product', wanted, shape)
      const rows = await read(ids)
      expect(rows).toEqual(await singly(read))
      expect(rows.map(({ id }) => id)).toEqual(ids)
    }
    const [gone, bare, dressed] = await find(t.shop.db, 'product', ids, shapeOf(paths))
    expect(gone).toMatchObject({ variants: [{ title: 'large' }], collection: null })
    expect(bare).toMatchObject({ variants: [], tags: [], images: [] })
    expect(dressed).toMatchObject({
      images: [{ url: 'https://example.com/2.png' }, { url: 'https://example.com/1.png' }],
      collection: { metadata: { note: '„Ü" \\ \n 😀', deep: { list: [1, 2.5, null, true] } } },
      profile: { type: 'default' },
    })
  })

  it('hangs on rows that are there already, and on those found by another column', async () => {
    const shape = shapeOf(['prices', 'product', 'product.collection'])
    const rows = await findBy<{ id: string; product_id: string }>(
      t.shop.db,
      'product_variant',
      'product_id',
      ids,
      shape,
    )
    expect(rows).toHaveLength(3)
    const bare = rows.map(({ id, product_id }) => ({ id, product_id }))
    await attach(t.shop.db, 'product_variant', bare, shape)
    for (const [at, row] of bare.entries()) expect(rows[at]).toMatchObject(row)
    expect(Object.keys(bare[0] ?? {}).sort()).toEqual(['id', 'prices', 'product', 'product_id'])
  })

  it('says what orders are, wherever they hang', async () => {
    const counter = await openCounter(t)
    const placed = await placeOrder(t, counter)
    const [customer] = await find<{ id: string; orders: { id: string; object: string }[] }>(
      t.shop.db,
      'customer',
      [counter.customer_id],
      shapeOf(['orders', 'orders.items']),
    )
    expect(customer?.orders).toMatchObject([{ id: placed.id, object: 'order' }])
  })

  it('is one question to a server', async () => {
    const asked: string[] = []
    const stop = t.shop.engine.observe((text) => asked.push(text))
    try {
      await find(t.shop.db, 'product', ids, shapeOf(paths))
    } finally {
      stop()
    }
    expect(asked).toHaveLength(t.shop.db.dialect === 'postgres' ? 1 : paths.length + 1)
  })
})
