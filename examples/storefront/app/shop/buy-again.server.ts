import type { LineItem, Order } from '@cartwright/contract'
import { openCart } from './cart.server'
import type { ShopVisit } from './context.server'
import { refusalOf } from './failures'

/** What became of the lines of an order that somebody wants once more. */
export interface BoughtAgain {
  cartId?: string
  /** Pieces that are in the cart now. */
  pieces: number
  /** Ids of the lines that cannot be bought: they are gone, sold out or not sold in this region. */
  lost: string[]
}

/** Puts what can be bought of an order into the cart of the region one is in. */
export async function buyAgain(shop: ShopVisit, order: Order): Promise<BoughtAgain> {
  const wanted = (order.items ?? []).filter(({ is_return }) => !is_return)
  const sold = await soldVariants(shop, wanted)
  const lost = wanted.filter(({ variant_id }) => !sold.has(variant_id ?? '')).map(({ id }) => id)
  const lines = wanted.filter(({ variant_id }) => sold.has(variant_id ?? ''))
  if (lines.length === 0) return { pieces: 0, lost }
  const cart = await openCart(shop)
  let pieces = 0
  // One after the other: each changes the cart that the next one finds.
  for (const { id, variant_id, quantity } of lines) {
    try {
      await shop.client.carts.lineItems.create(cart.id, { variant_id: variant_id ?? '', quantity })
      pieces += quantity
    } catch (error) {
      if (refusalOf(error) === undefined) throw error
      lost.push(id)
    }
  }
  return { cartId: cart.id, pieces, lost }
}

/** Those of the variants that the shop still shows, with a price in this region. */
async function soldVariants({ client, region }: ShopVisit, items: readonly LineItem[]): Promise<Set<string>> {
  const ids = [...new Set(items.flatMap(({ variant }) => variant?.product_id ?? []))].slice(0, 100)
  if (ids.length === 0) return new Set()
  const { products } = await client.products.list({
    id: ids,
    limit: ids.length,
    region_id: region.id,
    expand: 'variants,variants.prices',
  })
  return new Set(
    products.flatMap(({ variants }) =>
      variants.flatMap(({ id, calculated_price }) => (typeof calculated_price === 'number' ? [id] : [])),
    ),
  )
}

/** The address that says on the order's page what became of it, and bears being loaded again. */
export const againPath = (page: string, { pieces, lost }: BoughtAgain): string =>
  `${page}?${new URLSearchParams({ again: String(pieces), lost: lost.join(' ') })}`

/** What such an address says, of lines that the order really has. */
export function againTold(request: Request, order: Order) {
  const { searchParams } = new URL(request.url)
  if (!searchParams.has('again')) return undefined
  const pieces = Number(searchParams.get('again'))
  const lost = (searchParams.get('lost') ?? '').split(' ')
  return {
    pieces: Number.isSafeInteger(pieces) && pieces > 0 ? pieces : 0,
    lost: (order.items ?? []).filter(({ id }) => lost.includes(id)).map(({ title }) => title),
  }
}
