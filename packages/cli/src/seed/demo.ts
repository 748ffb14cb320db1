import { type Catalogue, catalogue } from '@cartwright/catalogue'
import type { Shop, ShopApp } from '@cartwright/server'
import { seedReturnReasons } from './after-sale'
import { seedOrders } from './orders'
import { seedPieces } from './pieces'
import { seedPlaces } from './places'
import { randomOf } from './random'
import { staffClient } from './staff-client'

export interface DemoOptions {
  days?: number
  seed?: number
  /** Without photographs the pages draw their own plates; tests start faster. */
  pictures?: boolean
  say?: (text: string) => void
}

/** Fills the shop with Kiln & Loom, unless it holds products already. Returns whether it did. */
export async function seedDemo(
  shop: Shop,
  app: ShopApp,
  { days = 90, seed = 42, pictures = true, say = () => {} }: DemoOptions = {},
): Promise<boolean> {
  const [any] = await shop.db.select({ id: shop.db.t.product.id }).from(shop.db.t.product).limit(1)
  if (any) return false
  const started = performance.now()
  say('Filling the shop with the demo catalogue (once; under a minute)')
  const { client, leave } = await staffClient(shop, app)
  try {
    const places = await seedPlaces(client, catalogue)
    await seedReturnReasons(client, catalogue)
    const sellable = await seedPieces(shop, client, pictures ? catalogue : withoutPictures(catalogue), places)
    const orders =
      days === 0
        ? 0
        : await seedOrders(shop, client, {
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

const withoutPictures = (full: Catalogue): Catalogue => ({
  ...full,
  wide: [],
  pieces: full.pieces.map((piece) => ({ ...piece, images: [] })),
})
