import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { newId } from '../../store/schema/ids'
import { describeShop } from '../../testing/test-shop'
import { createProduct, mug, type TestProduct } from '../../testing/world'
import { confirmStock } from './confirm-stock'
import { releaseReservations } from './release-reservations'
import { reserveStock } from './reserve-stock'
import { returnStock } from './return-stock'
import { putBackStock, takeStock } from './take-stock'

describeShop('stock counted by the variant itself', (t) => {
  let product: TestProduct
  let variant_id = ''
  const left = async () => {
    const { variant } = await t.call('GET /store/variants/:id', { params: { id: variant_id } })
    return [variant.inventory_quantity, variant.purchasable]
  }
  beforeAll(async () => {
    product = await mug(t, 3)
    variant_id = product.variant('one')
  })

  it('goes down when sold, comes back when released, once', async () => {
    const line = { variant_id, line_item_id: 'item_1', quantity: 2 }
    expect(await confirmStock(t.shop.db, [line, { ...line, quantity: 2 }], null)).toMatchObject([
      { variant_id, quantity: 4, available: 3 },
    ])
    await t.shop.transaction((tx) => reserveStock(tx, [line], {}))
    expect(await left()).toEqual([1, true])
    await t.shop.transaction((tx) => releaseReservations(tx, ['item_1']))
    await t.shop.transaction((tx) => releaseReservations(tx, ['item_1']))
    expect(await left()).toEqual([3, true])
  })

  it('does not go below nothing', async () => {
    const lines = [
      { variant_id, line_item_id: 'item_2', quantity: 2 },
      { variant_id, line_item_id: 'item_3', quantity: 2 },
    ]
    await expect(t.shop.transaction((tx) => reserveStock(tx, lines, {}))).rejects.toMatchObject({
      code: 'insufficient_inventory',
    })
    expect(await left()).toEqual([3, true])
  })

  it('grows by what is returned, which is not released again', async () => {
    const line = { variant_id, line_item_id: 'item_4', quantity: 3 }
    await t.shop.transaction((tx) => reserveStock(tx, [line], {}))
    expect(await left()).toEqual([0, false])
    await t.shop.transaction((tx) => takeStock(tx, [line], { location_id: 'sloc_any' }))
    await t.shop.transaction((tx) => returnStock(tx, [{ ...line, quantity: 1 }], {}))
    await t.shop.transaction((tx) => releaseReservations(tx, ['item_4']))
    expect(await left()).toEqual([3, true])
  })

  it('may go below nothing where backorders are allowed', async () => {
    const back = await createProduct(t, 'Plate', { one: { usd: 5, stock: 0, allow_backorder: true } })
    const line = { variant_id: back.variant('one'), line_item_id: 'item_5', quantity: 2 }
    expect(await confirmStock(t.shop.db, [line], null)).toEqual([])
    await t.shop.transaction((tx) => reserveStock(tx, [line], {}))
    const { variant } = await t.call('GET /store/variants/:id', { params: { id: line.variant_id } })
    expect([variant.inventory_quantity, variant.purchasable]).toEqual([-2, true])
  })
})

describeShop('stock counted by location', (t) => {
  let variant_id = ''
  let item = ''
  let channel = ''
  const here: string[] = []
  const level = async (location: string) => {
    const { inventory_item } = await t.call('GET /admin/inventory-items/:id/location-levels', {
      params: { id: item },
      headers: t.staff,
    })
    const found = inventory_item.location_levels.find((one) => one.location_id === location)
    return found && [found.stocked_quantity, found.reserved_quantity]
  }
  const line = (quantity: number, line_item_id = newId('item')) => ({
    variant_id,
    line_item_id,
    quantity,
  })
  beforeAll(async () => {
    variant_id = (await mug(t, 7)).variant('one')
    await t.shop.transaction(async (tx) => {
      const { stock_location, sales_channel_location, store } = tx.t
      const [shop] = await tx.select().from(store)
      channel = shop?.default_sales_channel_id ?? ''
      for (const name of ['Near', 'Far']) {
        const [made] = await tx.insert(stock_location).values({ name }).returning({ id: stock_location.id })
        here.push(made?.id ?? '')
        await tx
          .insert(sales_channel_location)
          .values({ sales_channel_id: channel, location_id: made?.id ?? '' })
      }
    })
    const { inventory_items } = await t.call('GET /admin/inventory-items', { headers: t.staff })
    item = inventory_items[0]?.id ?? ''
    for (const [at, stocked_quantity] of [5, 3].entries())
      await t.call('POST /admin/inventory-items/:id/location-levels', {
        params: { id: item },
        body: { location_id: here[at] ?? '', stocked_quantity },
        headers: t.staff,
      })
  })

  it('shows what the channel has', async () => {
    const { variant } = await t.call('GET /store/variants/:id', { params: { id: variant_id } })
    expect([variant.inventory_quantity, variant.purchasable]).toEqual([8, true])
    const inventory = await t.call('GET /admin/variants/:id/inventory', {
      params: { id: variant_id },
      headers: t.staff,
    })
    expect(inventory.variant).toMatchObject({
      inventory: [{ id: item, stocked_quantity: 8, location_levels: [{ available_quantity: 5 }, {}] }],
      sales_channel_availability: [{ channel_id: channel, available_quantity: 8 }],
    })
  })

  it('is reserved at one place if that has enough, else at several', async () => {
    await t.shop.transaction((tx) => reserveStock(tx, [line(4, 'item_a')], { sales_channel_id: channel }))
    expect([await level(here[0] ?? ''), await level(here[1] ?? '')]).toEqual([
      [5, 4],
      [3, 0],
    ])
    expect(await confirmStock(t.shop.db, [line(5)], channel)).toMatchObject([{ available: 4 }])
    await t.shop.transaction((tx) => reserveStock(tx, [line(4, 'item_b')], { sales_channel_id: channel }))
    expect([await level(here[0] ?? ''), await level(here[1] ?? '')]).toEqual([
      [5, 5],
      [3, 3],
    ])
    await expect(
      t.shop.transaction((tx) => reserveStock(tx, [line(1)], { sales_channel_id: channel })),
    ).rejects.toMatchObject({ code: 'insufficient_inventory' })
    await t.shop.transaction((tx) => releaseReservations(tx, ['item_b']))
    expect([await level(here[0] ?? ''), await level(here[1] ?? '')]).toEqual([
      [5, 4],
      [3, 0],
    ])
  })

  it('leaves a location when fulfilled, with its reservation, and comes back', async () => {
    const near = { location_id: here[0] ?? '' }
    await t.shop.transaction((tx) => takeStock(tx, [line(3, 'item_a')], near))
    expect(await level(near.location_id)).toEqual([2, 1])
    await t.shop.transaction((tx) => putBackStock(tx, [line(3, 'item_a')], near))
    expect(await level(near.location_id)).toEqual([5, 1])
    await t.shop.transaction((tx) => returnStock(tx, [line(1, 'item_a')], near))
    expect(await level(near.location_id)).toEqual([6, 1])
    await expect(t.shop.transaction((tx) => takeStock(tx, [line(7, 'item_a')], near))).rejects.toMatchObject({
      type: 'not_allowed',
    })
    await t.shop.transaction(async (tx) => {
      await tx
        .update(tx.t.inventory_level)
        .set({ stocked_quantity: 5 })
        .where(eq(tx.t.inventory_level.location_id, near.location_id))
    })
  })

  it('is refused where the channel sells from nowhere', async () => {
    await expect(
      t.shop.transaction((tx) => reserveStock(tx, [line(1)], { sales_channel_id: 'sc_other' })),
    ).rejects.toMatchObject({ type: 'invalid_data' })
    await expect(
      t.shop.transaction((tx) => reserveStock(tx, [line(1)], { location_id: 'sloc_none' })),
    ).rejects.toMatchObject({ type: 'not_found' })
    expect(await confirmStock(t.shop.db, [line(1)], 'sc_other')).toHaveLength(1)
    expect(await confirmStock(t.shop.db, [line(1)], null)).toEqual([])
  })

  it('is reserved by hand, moved and freed', async () => {
    const { reservation } = await t.call('POST /admin/reservations', {
      body: { location_id: here[1] ?? '', inventory_item_id: item, quantity: 2, metadata: { for: 'shoot' } },
      headers: t.staff,
    })
    expect(await level(here[1] ?? '')).toEqual([3, 2])
    await t.call('POST /admin/reservations/:id', {
      params: { id: reservation.id },
      body: { location_id: here[0] ?? '', quantity: 1 },
      headers: t.staff,
    })
    expect([await level(here[0] ?? ''), await level(here[1] ?? '')]).toEqual([
      [5, 2],
      [3, 0],
    ])
    const { reservations } = await t.call('GET /admin/reservations', {
      query: { inventory_item_id: [item], expand: 'inventory_item' },
      headers: t.staff,
    })
    expect(reservations).toContainEqual(
      expect.objectContaining({ id: reservation.id, inventory_item: expect.objectContaining({ id: item }) }),
    )
    await t.call('DELETE /admin/reservations/:id', { params: { id: reservation.id }, headers: t.staff })
    expect(await level(here[0] ?? '')).toEqual([5, 1])
  })

  it('keeps a level that is reserved from, and lets an empty one go, again without a word', async () => {
    const remove = (location_id: string) =>
      t.try('DELETE /admin/inventory-items/:id/location-levels/:location_id', {
        params: { id: item, location_id },
        headers: t.staff,
      })
    expect((await remove(here[0] ?? '')).body.type).toBe('not_allowed')
    expect((await remove(here[1] ?? '')).status).toBe(200)
    expect(await remove(here[1] ?? '')).toMatchObject({ status: 200, body: { inventory_item: { id: item } } })
    const unknown = await t.try('DELETE /admin/inventory-items/:id/location-levels/:location_id', {
      params: { id: 'iitem_none', location_id: here[0] },
      headers: t.staff,
    })
    expect(unknown.status).toBe(404)
  })

  it('says by name what is not stocked where', async () => {
    const { stock_location } = await t.call('POST /admin/stock-locations', {
      body: { name: 'Attic' },
      headers: t.staff,
    })
    const away = { inventory_item_id: item, location_id: stock_location.id }
    const refusals = [
      await t.try('POST /admin/inventory-items/:id/location-levels/:location_id', {
        params: { id: item, location_id: stock_location.id },
        body: { stocked_quantity: 1 },
        headers: t.staff,
      }),
      await t.try('POST /admin/reservations', { body: { ...away, quantity: 1 }, headers: t.staff }),
    ]
    for (const { status, body } of refusals) {
      expect([status, body.type]).toEqual([404, 'not_found'])
      expect(body.message).toMatch(/ is not stocked at Attic$/)
      expect(body.message).not.toMatch(/iitem_|sloc_/)
    }
  })

  it('refuses a second item for a variant, and an unknown location', async () => {
    const create = await t.try('POST /admin/inventory-items', { body: { variant_id }, headers: t.staff })
    expect(create.body.type).toBe('not_allowed')
    const place = await t.try('POST /admin/inventory-items/:id/location-levels', {
      params: { id: item },
      body: { location_id: 'sloc_none', stocked_quantity: 1 },
      headers: t.staff,
    })
    expect(place.status).toBe(404)
  })
})
