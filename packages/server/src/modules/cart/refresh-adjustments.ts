import { inArray } from 'drizzle-orm'
import type { Shop, Tx } from '../../shop'
import { newId } from '../../store/schema/ids'
import { adjustments } from '../discount/allocation'
import { productQualifies } from '../discount/conditions'
import { conditionsOfRules, tagsOfProducts } from '../discount/queries'
import type { CartLine, LoadedCart } from './load-cart'

/**
 * Makes the adjustments of the lines anew: what the cart's discount gives now. Those that belong to no discount stay
 * (rules: discounts). Two statements, however many lines.
 */
export async function refreshAdjustments(shop: Pick<Shop, 'flags'>, tx: Tx, cart: LoadedCart): Promise<void> {
  const wanted = await wantedAdjustments(shop, tx, cart)
  const stale = cart.items.flatMap((line) =>
    line.adjustments.filter((adjustment) => adjustment.discount_id !== null).map(({ id }) => id),
  )
  const { line_item_adjustment: table } = tx.t
  if (stale.length > 0) {
    await tx.delete(table).where(inArray(table.id, stale))
    for (const line of cart.items)
      line.adjustments = line.adjustments.filter((adjustment) => adjustment.discount_id === null)
  }
  if (wanted.length === 0) return
  const rows = wanted.map((adjustment) => ({
    id: newId('lia'),
    ...adjustment,
    description: 'discount',
    metadata: null,
  }))
  await tx.insert(table).values(rows)
  const lines = new Map(cart.items.map((line) => [line.id, line]))
  for (const row of rows) lines.get(row.item_id)?.adjustments.push(row)
}

async function wantedAdjustments(shop: Pick<Shop, 'flags'>, tx: Tx, cart: LoadedCart) {
  const discount = cart.discounts.find(({ rule }) => rule.type !== 'free_shipping')
  if (!discount || cart.items.length === 0) return []
  const rules = await conditionsOfRules(tx, [discount.rule.id], cart.revisions)
  const conditions = rules.get(discount.rule.id)?.conditions ?? []
  const tags = conditions.some((condition) => condition.type === 'product_tags')
    ? await tagsOfProducts(
        tx,
        cart.items.flatMap((line) => line.variant?.product_id ?? []),
      )
    : new Map<string, { id: string }[]>()
  const qualifies = productQualifies(conditions)
  return adjustments(discount, cart.items, {
    tax_inclusive_pricing: shop.flags.tax_inclusive_pricing,
    qualifies: (line: CartLine) => {
      const product = line.variant?.product
      return qualifies(product && { ...product, tags: tags.get(product.id) ?? [] })
    },
  })
}
