import { beforeAll, expect, it } from 'vitest'
import { type Counter, openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'

describeShop('stock by location', (t) => {
  let counter: Counter
  let small: { id: string; product_id: string; inventory_item_id: string }
  const adjust = (body: object) =>
    t.try('POST /admin/inventory-items/:id/location-levels/:location_id/adjust', {
      params: { id: small.inventory_item_id, location_id: counter.location_id },
      body,
      headers: t.staff,
    })
  const movements = async () =>
    (
      await t.call('GET /admin/inventory-items/:id/movements', {
        params: { id: small.inventory_item_id },
        headers: t.staff,
      })
    ).movements
  const stock = async () => {
    const { stock } = await t.call('GET /admin/products/:id/stock', {
      params: { id: small.product_id },
      headers: t.staff,
    })
    return stock.find(({ variant_id }) => variant_id === small.id)
  }
  beforeAll(async () => {
    counter = await openCounter(t, { stock: 20 })
    small = counter.variants.small as typeof small
  })
  it('changes by so much, or to so much, and the ledger says why and who', async () => {
    expect((await adjust({ by: -3, reason: 'damaged', note: 'kiln' })).body.movement).toMatchObject({
      quantity: -3,
    })
    expect((await adjust({ to: 40, reason: 'received' })).body.inventory_item).toMatchObject({
      stocked_quantity: 40,
    })
    expect(await movements()).toMatchObject([
      { quantity: 23, reason: 'received', note: null, actor_type: 'api_token', actor_id: expect.any(String) },
      { quantity: -3, reason: 'damaged', note: 'kiln', location_id: counter.location_id },
    ])
  })
  it('writes no movement where nothing moves, and never goes below nothing', async () => {
    expect((await adjust({ to: 40, reason: 'counted' })).body.movement).toBeNull()
    expect(await adjust({ by: -41, reason: 'lost' })).toMatchObject({ status: 400 })
    expect(await adjust({ by: 1, to: 2, reason: 'found' })).toMatchObject({ status: 400 })
    expect(await adjust({ reason: 'found' })).toMatchObject({ status: 400 })
    expect(await movements()).toHaveLength(2)
  })
  it('tells what the shop sells by, for each variant and added up', async () => {
    await t.shop.transaction((tx) =>
      tx.updateRows(
        tx.t.inventory_level,
        { inventory_item_id: small.inventory_item_id },
        { reserved_quantity: 8, incoming_quantity: 5 },
      ),
    )
    expect(await stock()).toMatchObject({
      counted: 'levels',
      available: 32,
      levels: [{ location_id: counter.location_id, stocked: 40, reserved: 8, incoming: 5, available: 32 }],
    })
    const sums = await t.call('GET /admin/products/stock', {
      query: { product_id: [small.product_id, 'prod_none'] },
      headers: t.staff,
    })
    expect(sums.stock).toMatchObject([
      { variant_count: 2, counted_count: 2, sold_out_count: 0, stocked: 60, reserved: 8, available: 52 },
      { product_id: 'prod_none', variant_count: 0, available: null },
    ])
  })
  it('is written where the shop reads it when a client sets the quantity of a variant', async () => {
    const set = (inventory_quantity: number) =>
      t.try('POST /admin/products/:id/variants/:variant_id', {
        params: { id: small.product_id, variant_id: small.id },
        body: { inventory_quantity },
        headers: t.staff,
      })
    const { body } = await set(33)
    const shown = body.product.variants.find(({ id }: { id: string }) => id === small.id)
    expect(shown.inventory_quantity).toBe(33)
    expect(await stock()).toMatchObject({ available: 33, levels: [{ stocked: 41, reserved: 8 }] })
    expect((await movements())[0]).toMatchObject({ quantity: 1, reason: 'set' })
    const { stock_location } = await t.call('POST /admin/stock-locations', {
      body: { name: 'Second' },
      headers: t.staff,
    })
    await t.call('POST /admin/inventory-items/:id/location-levels', {
      params: { id: small.inventory_item_id },
      body: { location_id: stock_location.id, stocked_quantity: 2 },
      headers: t.staff,
    })
    expect(await set(50)).toMatchObject({ status: 400, body: { code: 'counted_by_location' } })
    expect((await set(33)).status).toBe(200)
  })
  it('names the order of what was sold', async () => {
    const order = await placeOrder(t, counter, { small: 2 })
    await t.call('POST /admin/orders/:id/fulfillment', {
      params: { id: order.id },
      body: {
        items: [{ item_id: order.lines.small ?? '', quantity: 2 }],
        location_id: counter.location_id,
      },
      headers: t.staff,
    })
    expect((await movements())[0]).toMatchObject({ quantity: -2, reason: 'sold', order_id: order.id })
    const { order: sold } = await t.call('GET /admin/orders/:id', {
      params: { id: order.id },
      headers: t.staff,
    })
    expect((await movements())[0]?.order_display_id).toBe(sold.display_id)
    expect((await movements()).at(-1)).toMatchObject({ order_id: null, order_display_id: null })
  })
  it('is counted whole or not at all', async () => {
    const large = counter.variants.large?.inventory_item_id ?? ''
    const count = (counts: object[]) =>
      t.try('POST /admin/inventory-counts', {
        body: { location_id: counter.location_id, counts, note: 'November' },
        headers: t.staff,
      })
    const stale = await count([
      { inventory_item_id: large, counted: 1, expected: 20 },
      { inventory_item_id: small.inventory_item_id, counted: 7, expected: 1 },
    ])
    expect(stale).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('counts.1.expected') },
    })
    const { status, body } = await count([
      { inventory_item_id: large, counted: 18, expected: 20 },
      { inventory_item_id: small.inventory_item_id, counted: 39, expected: 39 },
    ])
    expect([status, body.count]).toEqual([200, 2])
    expect(body.movements).toMatchObject([{ inventory_item_id: large, quantity: -2, reason: 'counted' }])
    expect(await count([{ inventory_item_id: 'iitem_none', counted: 1 }])).toMatchObject({ status: 400 })
  })
  it('takes over why a count differs, and names the rows that are out of date', async () => {
    const large = counter.variants.large?.inventory_item_id ?? ''
    const count = (expected: number, reason?: string) =>
      t.try('POST /admin/inventory-counts', {
        body: {
          location_id: counter.location_id,
          counts: [{ inventory_item_id: large, counted: 16, expected, reason }],
        },
        headers: t.staff,
      })
    expect((await count(99)).body).toMatchObject({
      code: 'stock_changed',
      errors: [{ path: 'counts.0.expected' }],
    })
    expect((await count(18, 'lost')).body.movements).toMatchObject([{ quantity: -2, reason: 'lost' }])
  })
})

describeShop('stock of many items', (t) => {
  let counter: Counter
  let other: string
  const item = (name: 'small' | 'large') => counter.variants[name]?.inventory_item_id ?? ''
  const adjust = (adjustments: object[], reason = 'transferred') =>
    t.try('POST /admin/inventory-items/adjust', {
      body: { adjustments, reason, note: 'to the shop' },
      headers: t.staff,
    })
  const stocked = async (id: string) => {
    const { inventory_item } = await t.call('GET /admin/inventory-items/:id/location-levels', {
      params: { id },
      headers: t.staff,
    })
    const of = (place: string) =>
      inventory_item.location_levels.find(({ location_id }) => location_id === place)?.stocked_quantity
    return [of(counter.location_id), of(other)]
  }
  const found = async (query: object) => {
    const { inventory_items } = await t.call('GET /admin/inventory-items', { query, headers: t.staff })
    return inventory_items.map(({ id }) => id)
  }
  beforeAll(async () => {
    counter = await openCounter(t, { stock: 10 })
    const { stock_location } = await t.call('POST /admin/stock-locations', {
      body: { name: 'Second' },
      headers: t.staff,
    })
    other = stock_location.id
  })
  it('moves between locations in one go', async () => {
    const move = (quantity: number) => [
      { inventory_item_id: item('small'), location_id: counter.location_id, by: -quantity },
      { inventory_item_id: item('small'), location_id: other, by: quantity },
    ]
    const { status, body } = await adjust(move(4))
    expect([status, body.count]).toEqual([200, 2])
    expect(body.movements).toMatchObject([
      { quantity: -4, reason: 'transferred', note: 'to the shop' },
      { quantity: 4, location_id: other },
    ])
    expect(await stocked(item('small'))).toEqual([6, 4])
    const late = await adjust(move(7))
    expect([late.status, late.body.errors]).toMatchObject([400, [{ path: 'adjustments.0.by' }]])
    expect(await stocked(item('small'))).toEqual([6, 4])
  })
  it('changes whole or not at all, and names the rows in the wrong', async () => {
    const at = { location_id: counter.location_id }
    const wrong = await adjust(
      [
        { ...at, inventory_item_id: item('large'), by: 5 },
        { ...at, inventory_item_id: 'iitem_none', by: 1 },
        { ...at, inventory_item_id: item('large'), to: 3 },
      ],
      'received',
    )
    expect(wrong.body.errors).toMatchObject([
      { path: 'adjustments.1.inventory_item_id' },
      { path: 'adjustments.2' },
    ])
    expect((await adjust([{ ...at, inventory_item_id: item('large') }])).body.errors).toMatchObject([
      { path: 'adjustments.0' },
    ])
    expect(await stocked(item('large'))).toEqual([10, undefined])
  })
  it('is found by what can still be sold of it, there or anywhere, and by lying anywhere at all', async () => {
    await t.shop.transaction((tx) =>
      tx.updateRows(tx.t.inventory_level, { inventory_item_id: item('large') }, { reserved_quantity: 12 }),
    )
    expect(await found({ available_quantity: { lt: 0 } })).toEqual([item('large')])
    expect(await found({ available_quantity: { gte: 10 } })).toEqual([item('small')])
    expect(await found({ available_quantity: 4, location_id: [other] })).toEqual([item('small')])
    expect(await found({ is_stocked: false })).toEqual([])
    await t.call('DELETE /admin/inventory-items/:id/location-levels/:location_id', {
      params: { id: item('small'), location_id: other },
      headers: t.staff,
    })
    await t.call('DELETE /admin/inventory-items/:id/location-levels/:location_id', {
      params: { id: item('small'), location_id: counter.location_id },
      headers: t.staff,
    })
    expect(await found({ is_stocked: false })).toEqual([item('small')])
    expect(await found({ is_stocked: true })).toEqual([item('large')])
  })
  it('is told of several products by one call', async () => {
    const { stock } = await t.call('GET /admin/variants/stock', {
      query: { product_id: [counter.variants.large?.product_id ?? '', 'prod_none'] },
      headers: t.staff,
    })
    expect(stock.find(({ variant_id }) => variant_id === counter.variants.large?.id)).toMatchObject({
      counted: 'levels',
      available: -2,
      levels: [{ location_id: counter.location_id, stocked: 10, reserved: 12 }],
    })
  })
  it('keeps what programs keep with an item', async () => {
    const save = (metadata: Record<string, unknown>) =>
      t.call('POST /admin/inventory-items/:id', {
        params: { id: item('large') },
        body: { metadata },
        headers: t.staff,
      })
    await save({ shelf: 'A3', old: 1 })
    expect((await save({ shelf: 'B1', old: '' })).inventory_item.metadata).toEqual({ shelf: 'B1' })
  })
})
