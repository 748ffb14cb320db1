import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { closeShop } from '../../close-shop'
import { openShop } from '../../define-shop'
import type { ShopError } from '../../errors'
import type { Shop } from '../../shop'
import { freshDatabase, postgresServer, type TestDatabase } from '../../testing/databases'
import { bootstrap } from '../store/bootstrap'
import { reserveStock } from './reserve-stock'

for (const dialect of ['sqlite', 'postgres'] as const)
  describe.skipIf(dialect === 'postgres' && !postgresServer(inject('templates')))(
    `two hundred buyers at two servers (${dialect})`,
    () => {
      let database: TestDatabase
      const shops: Shop[] = []
      beforeAll(async () => {
        database = await freshDatabase(dialect, inject('templates'))
        for (let server = 0; server < 2; server++)
          shops.push(await openShop({ data: database.folder, log: 'silent', database: database.config }))
        await bootstrap(shops[0] as Shop)
      })
      afterAll(async () => {
        for (const shop of shops) await closeShop(shop)
        await database.drop()
      })

      const rush = async (variantIds: string[]) => {
        const results = await Promise.allSettled(
          Array.from({ length: 200 }, (_, buyer) =>
            (shops[buyer % 2] as Shop).transaction((tx) =>
              reserveStock(
                tx,
                // Every other buyer takes them the other way round.
                (buyer % 4 < 2 ? variantIds : variantIds.toReversed()).map((variant_id) => ({
                  variant_id,
                  line_item_id: `item_${buyer}_${variant_id}`,
                  quantity: 1,
                })),
                {},
              ),
            ),
          ),
        )
        for (const result of results)
          if (result.status === 'rejected')
            expect(result.reason).toMatchObject({
              code: 'insufficient_inventory',
            } satisfies Partial<ShopError>)
        return results.filter((result) => result.status === 'fulfilled').length
      }

      it('get ten of ten that are counted by their own quantity', async () => {
        const shop = shops[0] as Shop
        const ids = await makeVariants(shop, 10)
        expect(await rush(ids)).toBe(10)
        const { product_variant: variant } = shop.db.t
        const rows = await shop.db.select({ id: variant.id, left: variant.inventory_quantity }).from(variant)
        for (const id of ids) expect(rows.find((row) => row.id === id)?.left).toBe(0)
      })

      it('get ten of ten that lie at two locations', async () => {
        const shop = shops[0] as Shop
        const ids = await makeVariants(shop, 0, [
          ['sloc_a', 4],
          ['sloc_b', 6],
        ])
        expect(await rush(ids)).toBe(10)
        const { inventory_level: level, reservation_item: reservation } = shop.db.t
        for (const row of await shop.db.select().from(level))
          expect(row.reserved_quantity).toBe(row.stocked_quantity)
        expect(await shop.db.select().from(reservation)).toHaveLength(20)
      })
    },
  )

/** Two managed variants with this many of each, or with items at locations. */
async function makeVariants(
  shop: Shop,
  quantity: number,
  levels: [string, number][] = [],
): Promise<string[]> {
  return await shop.transaction(async (tx) => {
    const {
      product_variant: variant,
      inventory_item: item,
      inventory_level,
      product_variant_inventory_item,
    } = tx.t
    const ids: string[] = []
    for (const title of ['small', 'large']) {
      const [made] = await tx
        .insert(variant)
        .values({ title, product_id: 'prod_race', inventory_quantity: quantity, manage_inventory: true })
        .returning({ id: variant.id })
      const id = made?.id ?? ''
      ids.push(id)
      if (levels.length === 0) continue
      const [stocked] = await tx.insert(item).values({ title }).returning({ id: item.id })
      const inventory_item_id = stocked?.id ?? ''
      await tx.insert(product_variant_inventory_item).values({ variant_id: id, inventory_item_id })
      for (const [location_id, stocked_quantity] of levels)
        await tx.insert(inventory_level).values({ inventory_item_id, location_id, stocked_quantity })
    }
    return ids
  })
}
