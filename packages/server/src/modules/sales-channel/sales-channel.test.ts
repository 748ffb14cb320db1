import { expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { europe, mug } from '../../testing/world'

describeShop('sales channels', (t) => {
  const make = async (name: string) =>
    (await t.call('POST /admin/sales-channels', { body: { name }, headers: t.staff })).sales_channel.id
  it('are made, changed, found and deleted', async () => {
    const id = await make('Web')
    const body = { name: 'App', description: 'on phones', is_disabled: true }
    const { sales_channel } = await t.call('POST /admin/sales-channels/:id', {
      params: { id },
      body,
      headers: t.staff,
    })
    expect(sales_channel).toMatchObject(body)
    const found = await t.call('GET /admin/sales-channels', { query: { q: 'PHONE' }, headers: t.staff })
    expect(found).toMatchObject({ sales_channels: [{ id }], count: 1 })
    const remove = () => t.call('DELETE /admin/sales-channels/:id', { params: { id }, headers: t.staff })
    expect(await remove()).toEqual({ id, object: 'sales-channel', deleted: true })
    expect(await remove()).toEqual({ id, object: 'sales-channel', deleted: true })
    expect((await t.try('GET /admin/sales-channels/:id', { params: { id }, headers: t.staff })).status).toBe(
      404,
    )
  })
  it('keep the default one', async () => {
    const { store } = await t.call('GET /admin/store', { headers: t.staff })
    const params = { id: store.default_sales_channel_id ?? '' }
    const { status, body } = await t.try('DELETE /admin/sales-channels/:id', { params, headers: t.staff })
    expect([status, body.type]).toEqual([400, 'not_allowed'])
  })
  it('offer products, once each', async () => {
    const id = await make('Market')
    const { db } = t.shop
    await t.shop.transaction((tx) =>
      tx
        .insert(db.t.product)
        .values({ id: 'prod_mug', title: 'Mug', handle: 'mug', profile_id: 'sp' } as never),
    )
    const add = (product: string) =>
      t.try('POST /admin/sales-channels/:id/products/batch', {
        params: { id },
        body: { product_ids: [{ id: product }] },
        headers: t.staff,
      })
    expect((await add('prod_mug')).status).toBe(200)
    expect((await add('prod_mug')).status).toBe(200)
    const unknown = await add('prod_none')
    expect(unknown.status).toBe(400)
    expect(unknown.body.errors[0]).toContain('prod_none')
    const links = await db.select().from(db.t.product_sales_channel)
    expect(links.filter((link) => link.sales_channel_id === id)).toHaveLength(1)
    await t.call('DELETE /admin/sales-channels/:id/products/batch', {
      params: { id },
      body: { product_ids: [{ id: 'prod_mug' }] },
      headers: t.staff,
    })
    expect(await db.select().from(db.t.product_sales_channel)).toHaveLength(0)
  })
  it('sell from stock locations', async () => {
    const id = await make('Counter')
    const address = { address_1: 'Quay 1', country_code: 'DK' }
    const { stock_location } = await t.call('POST /admin/stock-locations', {
      body: { name: 'Harbour', address },
      query: { expand: 'address' },
      headers: t.staff,
    })
    expect(stock_location.address).toMatchObject({ country_code: 'dk' })
    const link = { params: { id }, body: { location_id: stock_location.id }, headers: t.staff }
    await t.call('POST /admin/sales-channels/:id/stock-locations', link)
    await t.call('POST /admin/sales-channels/:id/stock-locations', link)
    const query = { sales_channel_id: [id], expand: 'sales_channels' }
    const page = await t.call('GET /admin/stock-locations', { query, headers: t.staff })
    expect(page).toMatchObject({ count: 1, stock_locations: [{ sales_channels: [{ id }] }] })
    await t.call('DELETE /admin/sales-channels/:id/stock-locations', link)
    expect((await t.call('GET /admin/stock-locations', { query, headers: t.staff })).count).toBe(0)
    const unknown = { ...link, body: { location_id: 'sloc_none' } }
    expect((await t.try('POST /admin/sales-channels/:id/stock-locations', unknown)).status).toBe(404)
  })
})

describeShop('stock locations', (t) => {
  it('change name and address, and go quietly', async () => {
    const headers = t.staff
    const { stock_location } = await t.call('POST /admin/stock-locations', {
      body: { name: 'Attic' },
      headers,
    })
    const params = { id: stock_location.id }
    const body = { name: 'Cellar', address: { address_1: 'Hill 2', country_code: 'de' }, metadata: { a: 1 } }
    const query = { expand: 'address' }
    const changed = await t.call('POST /admin/stock-locations/:id', { params, body, query, headers })
    expect(changed.stock_location).toMatchObject(body)
    const envelope = { ...params, object: 'stock_location', deleted: true }
    expect(await t.call('DELETE /admin/stock-locations/:id', { params, headers })).toEqual(envelope)
    expect(await t.call('DELETE /admin/stock-locations/:id', { params, headers })).toEqual(envelope)
    expect((await t.try('GET /admin/stock-locations/:id', { params, headers })).status).toBe(404)
  })
})

describeShop('publishable keys', (t) => {
  it('narrow to channels until they are revoked', async () => {
    const headers = t.staff
    const { publishable_api_key: key } = await t.call('POST /admin/publishable-api-keys', {
      body: { title: 'Storefront' },
      headers,
    })
    expect(key).toMatchObject({ title: 'Storefront', revoked_at: null })
    expect(key.created_by).toMatch(/^usr_/)
    const { sales_channel } = await t.call('POST /admin/sales-channels', { body: { name: 'Web' }, headers })
    const params = { id: key.id }
    const batch = { sales_channel_ids: [{ id: sales_channel.id }] }
    await t.call('POST /admin/publishable-api-keys/:id/sales-channels/batch', {
      params,
      body: batch,
      headers,
    })
    const channels = () => t.call('GET /admin/publishable-api-keys/:id/sales-channels', { params, headers })
    expect(await channels()).toMatchObject({ sales_channels: [{ id: sales_channel.id }] })
    const unknown = { params, body: { sales_channel_ids: [{ id: 'sc_none' }] }, headers }
    expect((await t.try('POST /admin/publishable-api-keys/:id/sales-channels/batch', unknown)).status).toBe(
      400,
    )
    await t.call('DELETE /admin/publishable-api-keys/:id/sales-channels/batch', {
      params,
      body: batch,
      headers,
    })
    expect(await channels()).toEqual({ sales_channels: [] })
    const use = () => t.try('GET /store/regions', { headers: { 'x-publishable-api-key': key.id } })
    expect((await use()).status).toBe(200)
    const revoked = await t.call('POST /admin/publishable-api-keys/:id/revoke', { params, headers })
    expect(revoked.publishable_api_key.revoked_by).toMatch(/^usr_/)
    expect((await use()).status).toBe(400)
    const again = await t.try('POST /admin/publishable-api-keys/:id/revoke', { params, headers })
    expect([again.status, again.body.type]).toEqual([400, 'not_allowed'])
    await t.call('DELETE /admin/publishable-api-keys/:id', { params, headers })
    expect((await t.try('DELETE /admin/publishable-api-keys/:id', { params, headers })).status).toBe(404)
  })
  it('refuse what is outside of their channels by a list of errors, wherever it is named', async () => {
    const headers = t.staff
    const { publishable_api_key: key } = await t.call('POST /admin/publishable-api-keys', {
      body: { title: 'App' },
      headers,
    })
    const { sales_channel } = await t.call('POST /admin/sales-channels', { body: { name: 'App' }, headers })
    await t.call('POST /admin/publishable-api-keys/:id/sales-channels/batch', {
      params: { id: key.id },
      body: { sales_channel_ids: [{ id: sales_channel.id }] },
      headers,
    })
    const { id: region_id } = await europe(t)
    const mugs = await mug(t)
    const { store } = await t.call('GET /admin/store', { headers })
    const sales_channel_id = store.default_sales_channel_id ?? ''
    const withKey = { headers: { 'x-publishable-api-key': key.id } }
    const asked = [
      await t.try('POST /store/carts', { body: { region_id, sales_channel_id }, ...withKey }),
      await t.try('POST /store/carts', { body: { region_id, sales_channel_id: 'sc_none' }, ...withKey }),
      await t.try('GET /store/products', { query: { sales_channel_id: [sales_channel_id] }, ...withKey }),
      await t.try('GET /store/variants', { query: { sales_channel_id }, ...withKey }),
      await t.try('GET /store/products/:id', { params: { id: mugs.id }, ...withKey }),
      await t.try('GET /store/products/:id', { params: { id: 'prod_none' }, ...withKey }),
      await t.try('GET /store/variants/:id', { params: { id: mugs.variant('one') }, ...withKey }),
      await t.try('GET /store/variants/:id', { params: { id: 'variant_none' }, ...withKey }),
    ]
    for (const { status, body } of asked) {
      expect([status, Object.keys(body).sort()]).toEqual([400, ['errors', 'message']])
      expect(body.errors).toEqual([expect.any(String)])
    }
    const { cart } = await t.call('POST /store/carts', {
      body: { region_id, sales_channel_id: sales_channel.id },
      ...withKey,
    })
    expect(cart.sales_channel_id).toBe(sales_channel.id)
  })
})
