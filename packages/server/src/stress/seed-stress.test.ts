import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { indexInSteps } from '../modules/search/index-products'
import { createShop } from '../server'
import { eachTable, type TableSum } from '../store/dump/copy-rows'
import { openSnapshot } from '../store/dump/snapshot'
import { dangling } from '../testing/dangling'
import { freshDatabase, postgresServer, type TestDatabase } from '../testing/databases'
import { inHand, type TestShop } from '../testing/test-shop'
import { readyCart } from '../testing/world'
import { seedStress } from './seed-stress'

const scale = { products: 60, orders: 80, seed: 7, days: 90 }
const sumsOf = async ({ config }: TestDatabase): Promise<TableSum[]> => {
  const snapshot = await openSnapshot(config)
  const sums = await eachTable(snapshot, snapshot.tables, () => {})
  await snapshot.close()
  return sums
}
const summed = <T>(rows: readonly T[], key: (row: T) => string | null, value: (row: T) => number) => {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(key(row) ?? '', (sums.get(key(row) ?? '') ?? 0) + value(row))
  return sums
}

let first: TableSum[] | undefined
const dialects = (['sqlite', 'postgres'] as const).filter(
  (one) => one === 'sqlite' || postgresServer(inject('templates')),
)

describe.each(dialects)('a stress shop on %s', (dialect) => {
  let database: TestDatabase
  let t: TestShop
  let close: () => Promise<void>
  beforeAll(async () => {
    database = await freshDatabase(dialect, inject('templates'))
    expect(await seedStress(database.config, scale)).toMatchObject({ products: 60, orders: 80 })
    const sums = await sumsOf(database)
    first ??= sums
    expect(sums).toEqual(first)
    const created = await createShop({
      data: database.folder,
      database: database.config,
      log: 'silent',
      notification: [],
    })
    close = created.close
    t = await inHand(created.shop, created.app, { database: database.config, folder: database.folder })
  })
  afterAll(async () => {
    await close()
    await database.drop()
  })

  it('has orders of every stage whose figures are those the shop computes', async () => {
    const { orders, count } = await t.call('GET /admin/orders', { headers: t.staff, query: { limit: 100 } })
    expect(count).toBe(80)
    expect(orders.map(({ display_id }) => display_id)).toEqual(Array.from({ length: 80 }, (_, at) => 80 - at))
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['pending', 'completed', 'canceled']))
    for (const { id } of orders) {
      const { order } = await t.call('GET /admin/orders/:id', { params: { id }, headers: t.staff })
      const isPaid = order.payment_status === 'captured'
      expect(order.payments?.map(({ amount }) => amount)).toEqual([order.total])
      // As v1 counts it: with payments that were released.
      expect(order.paid_total).toBe(order.total)
      expect(order.items?.length).toBeGreaterThan(0)
      expect(order.shipping_address?.country_code).toMatch(/^(de|fr|us)$/)
      const { sums } = await t.call('GET /admin/orders/:id/ledger', { params: { id }, headers: t.staff })
      expect(sums).toMatchObject({
        due: order.status === 'canceled' ? 0 : order.total,
        paid: isPaid ? order.total : 0,
        refunded: 0,
      })
    }
  })

  it('counts stock as movements and reservations say', async () => {
    const { db } = t.shop
    const { inventory_level, inventory_movement, reservation_item, line_item, fulfillment_item } = db.t
    const moved = summed(
      await db.select().from(inventory_movement),
      (row) => row.inventory_item_id,
      (row) => row.quantity,
    )
    const reservations = await db.select().from(reservation_item)
    const live = reservations.filter(({ deleted_at }) => deleted_at === null)
    const kept = summed(
      live,
      (row) => row.inventory_item_id,
      (row) => row.quantity,
    )
    const levels = await db.select().from(inventory_level)
    for (const level of levels) {
      const item = level.inventory_item_id ?? ''
      expect([level.stocked_quantity, level.reserved_quantity]).toEqual([
        moved.get(item) ?? 0,
        kept.get(item) ?? 0,
      ])
      expect(level.reserved_quantity).toBeLessThanOrEqual(level.stocked_quantity)
    }
    expect(live.length).toBeGreaterThan(0)
    const lines = await db.select().from(line_item)
    expect(reservations.length).toBe(lines.length)
    const packed = summed(
      await db.select().from(fulfillment_item),
      (row) => row.item_id,
      (row) => row.quantity,
    )
    for (const line of lines) expect(line.fulfilled_quantity ?? 0).toBe(packed.get(line.id) ?? 0)
  })

  it('is found by the words the shop would have indexed, and names nothing that is not there', async () => {
    const words = (sums: TableSum[]) => sums.filter(({ name }) => name.startsWith('search_'))
    const before = words(await sumsOf(database))
    const { product } = t.shop.db.t
    const ids = await t.shop.db.select({ id: product.id }).from(product)
    await indexInSteps(
      t.shop,
      ids.map(({ id }) => id),
    )
    expect(words(await sumsOf(database))).toEqual(before)
    expect(await dangling(t.shop.db)).toEqual([])
    const { orders } = await t.call('GET /admin/orders', {
      headers: t.staff,
      query: { q: '@example.com', limit: 1 },
    })
    expect(orders).toHaveLength(1)
  })

  it('goes on selling where its past ends', async () => {
    const { regions } = await t.call('GET /store/regions')
    const region = regions.find(({ currency_code }) => currency_code === 'usd')
    if (!region) throw new Error('There is no region')
    const { products } = await t.call('GET /store/products', { query: { region_id: region.id, limit: 50 } })
    const variant = products.flatMap((one) => one.variants).find((one) => (one.inventory_quantity ?? 0) > 1)
    const { shipping_options } = await t.call('GET /store/shipping-options', {
      query: { region_id: region.id },
    })
    const cart = await readyCart(t, {
      region,
      option: { id: shipping_options[0]?.id ?? '' },
      items: [{ variant_id: variant?.id ?? '', quantity: 1 }],
    })
    const done = await t.call('POST /store/carts/:id/complete', { params: { id: cart.id } })
    expect(done).toMatchObject({ type: 'order', data: { display_id: 81 } })
  })
})

it('is another shop with another seed, and is made in no shop that is there', async () => {
  const database = await freshDatabase('sqlite', inject('templates'))
  try {
    await seedStress(database.config, { ...scale, seed: 8 })
    expect(await sumsOf(database)).not.toEqual(first)
    await expect(seedStress(database.config, scale)).rejects.toMatchObject({ code: 'target_not_empty' })
  } finally {
    await database.drop()
  }
})
