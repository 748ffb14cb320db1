import { inArray } from 'drizzle-orm'
import type { Shop, Tx } from '../../shop'
import { adjustments } from '../discount/allocation'
import { productQualifies } from '../discount/conditions'
import { conditionsOfRules, tagsOfProducts } from '../discount/queries'
import type { CartLine, LoadedCart } from './load-cart'

/**
 * Makes the adjustments of the lines what the cart's discount gives now, and writes only the difference. Those that
 * belong to no discount stay (behaviour §12).
 */
export async function refreshAdjustments(shop: Pick<Shop, 'flags'>, tx: Tx, cart: LoadedCart): Promise<void> {
  const wanted = await wantedAdjustments(shop, tx, cart)
  const stale: string[] = []
  const fresh: { item_id: string; discount_id: string; amount: number; description: string }[] = []
  for (const line of cart.items) {
    const want = wanted.get(line.id)
    line.adjustments = line.adjustments.filter((adjustment) => {
      const stays =
        adjustment.discount_id === null ||
        (want?.discount_id === adjustment.discount_id && want.amount === adjustment.amount)
      if (!stays) stale.push(adjustment.id)
      return stays
    })
    if (want && !line.adjustments.some((adjustment) => adjustment.discount_id === want.discount_id))
      fresh.push({ ...want, description: 'discount' })
  }
  const { line_item_adjustment: table } = tx.t
  if (stale.length > 0) await tx.delete(table).where(inArray(table.id, stale))
  if (fresh.length === 0) return
  const rows = await tx.insert(table).values(fresh).returning()
  const lines = new Map(cart.items.map((line) => [line.id, line]))
  for (const row of rows) lines.get(row.item_id)?.adjustments.push(row)
}

async function wantedAdjustments(shop: Pick<Shop, 'flags'>, tx: Tx, cart: LoadedCart) {
  const discount = cart.discounts.find(({ rule }) => rule.type !== 'free_shipping')
  if (!discount || cart.items.length === 0) return new Map()
  const conditions = (await conditionsOfRules(tx, [discount.rule.id])).get(discount.rule.id) ?? []
  const tags = conditions.some((condition) => condition.type === 'product_tags')
    ? await tagsOfProducts(
        tx,
        cart.items.flatMap((line) => line.variant?.product_id ?? []),
      )
    : new Map<string, { id: string }[]>()
  const qualifies = productQualifies(conditions)
  const found = adjustments(discount, cart.items, {
    tax_inclusive_pricing: shop.flags.tax_inclusive_pricing,
    qualifies: (line: CartLine) => {
      const product = line.variant?.product
      return qualifies(product && { ...product, tags: tags.get(product.id) ?? [] })
    },
  })
  return new Map(found.map((adjustment) => [adjustment.item_id, adjustment]))
}
