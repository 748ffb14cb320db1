import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { now } from '../../store/schema/ids'
import { describeShop } from '../../testing/test-shop'
import { createProduct } from '../../testing/world'
import { stockOfProducts } from './read-stock'
import { reserveStock } from './reserve-stock'

/** How a variant is counted: by itself, or by items of which so many each are needed, with what lies where. */
const counted = fc.record({
  manage_inventory: fc.boolean(),
  inventory_quantity: fc.integer({ min: -2, max: 4 }),
  items: fc.array(
    fc.record({
      required_quantity: fc.integer({ min: 1, max: 3 }),
      isUnlinked: fc.boolean(),
      levels: fc.uniqueArray(
        fc.record({
          place: fc.constantFrom('near', 'far', 'store room'),
          stocked_quantity: fc.integer({ min: 0, max: 6 }),
          reserved_quantity: fc.integer({ min: 0, max: 8 }),
        }),
        { selector: ({ place }) => place, maxLength: 3 },
      ),
    }),
    { maxLength: 2 },
  ),
})

describeShop('lists narrowed by what the shop could sell', (t) => {
  const products: string[] = []
  beforeAll(async () => {
    await t.shop.transaction(async (tx) => {
      const [store] = await tx.select().from(tx.t.store)
      const sales_channel_id = store?.default_sales_channel_id ?? ''
      // The store room belongs to no channel.
      for (const location_id of ['near', 'far'])
        await tx.insert(tx.t.sales_channel_location).values({ sales_channel_id, location_id })
    })
    for (const [index, one] of fc.sample(counted, { numRuns: 80, seed: 7 }).entries()) {
      const { manage_inventory, inventory_quantity, items } = one
      const { id, variant } = await createProduct(t, `Piece ${index}`, { one: { usd: 5 } })
      const variant_id = variant('one')
      products.push(id)
      await t.shop.transaction(async (tx) => {
        const {
          product_variant,
          product_variant_inventory_item: link,
          inventory_item,
          inventory_level: level,
        } = tx.t
        await tx
          .update(product_variant)
          .set({ manage_inventory, inventory_quantity })
          .where(eq(product_variant.id, variant_id))
        await tx.delete(link).where(eq(link.variant_id, variant_id))
        for (const { required_quantity, isUnlinked, levels } of items) {
          const [item] = await tx.insert(inventory_item).values({}).returning({ id: inventory_item.id })
          const inventory_item_id = item?.id ?? ''
          const deleted_at = isUnlinked ? now() : null
          await tx.insert(link).values({ variant_id, inventory_item_id, required_quantity, deleted_at })
          for (const { place: location_id, ...quantities } of levels)
            await tx.insert(level).values({ inventory_item_id, location_id, ...quantities })
        }
      })
    }
  })

  it.each([
    [{ lte: 0 }, (n: number) => n <= 0],
    [{ lt: 0 }, (n: number) => n < 0],
    [{ lte: 2 }, (n: number) => n <= 2],
    [{ gt: 0, lt: 3 }, (n: number) => n > 0 && n < 3],
    [1, (n: number) => n === 1],
  ])('%j finds what the stock of products says', async (available_quantity, isMeant) => {
    const stock = await stockOfProducts(t.shop.db, products)
    const meant = stock.filter(({ available }) => available !== null && isMeant(available))
    expect(meant.length).toBeGreaterThan(2)
    expect(meant.length).toBeLessThan(products.length - 2)
    const query = { available_quantity, limit: 1000 }
    const found = await t.call('GET /admin/products', { query, headers: t.staff })
    expect(found.products.map(({ id }) => id).sort()).toEqual(meant.map((one) => one.product_id).sort())
    expect(found.count).toBe(meant.length)
    const { variants, count } = await t.call('GET /admin/variants', { query, headers: t.staff })
    expect(variants.map(({ id }) => id).sort()).toEqual(meant.map((one) => one.variant_id).sort())
    expect(count).toBe(meant.length)
  })

  it.each(['GET /admin/products', 'GET /admin/variants'] as const)(
    '%s finds nothing where nothing is so',
    async (list) => {
      const query = { available_quantity: { lt: -1000 } }
      expect((await t.call(list, { query, headers: t.staff })).count).toBe(0)
    },
  )

  it('counts a sale at once', async () => {
    const { id, variant } = await createProduct(t, 'Last one', { one: { usd: 5, stock: 1 } })
    const query = { available_quantity: { lte: 0 }, id: [id] }
    const soldOut = async () => (await t.call('GET /admin/products', { query, headers: t.staff })).count
    expect(await soldOut()).toBe(0)
    await t.shop.transaction((tx) =>
      reserveStock(tx, [{ variant_id: variant('one'), line_item_id: 'item_last', quantity: 1 }], {}),
    )
    expect(await soldOut()).toBe(1)
  })
})
