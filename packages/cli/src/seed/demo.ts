import { catalogue } from '@cartwright/catalogue'
import type { Shop, ShopApp } from '@cartwright/server'
import { seedOrders } from './orders'
import { seedPieces } from './pieces'
import { seedPlaces } from './places'
import { randomOf } from './random'
import { staffClient } from './staff-client'

export interface DemoOptions {
  days?: number
  seed?: number
  say?: (text: string) => void
}

/** Fills the shop with Kiln & Loom, unless it holds products already. Answers whether it did. */
export async function seedDemo(
  shop: Shop,
  app: ShopApp,
  { days = 90, seed = 42, say = () => {} }: DemoOptions = {},
): Promise<boolean> {
  const [any] = await shop.db.select({ id: shop.db.t.product.id }).from(shop.db.t.product).limit(1)
  if (any) return false
  const started = performance.now()
  say('Filling the shop with the demo catalogue (once; under a minute)')
  const { client, leave } = await staffClient(shop, app)
  try {
    const places = await seedPlaces(client, catalogue)
    const sellable = await seedPieces(shop, client, catalogue, places)
    const orders = await seedOrders(shop, client, {
      places,
      sellable,
      days,
      random: randomOf(seed),
      until: Date.now(),
    })
    say(
      `${catalogue.pieces.length} products and ${orders} orders in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    )
  } finally {
    await leave()
  }
  return true
}
