import { invalidData } from '../../errors'
import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'
import { assertQuantity } from '../cart/add-line-item'
import { lineOf, newLine, ratesOfVariants } from '../cart/cart-lines'
import { linePrices, priced } from '../cart/line-prices'
import type { VariantOfLine } from '../cart/line-variants'
import { type LoadedCart, loadVariants } from '../cart/load-cart'

export interface DraftLine {
  title?: string | null
  unit_price?: number | null
  variant_id?: string | null
  quantity: number
  metadata?: Record<string, unknown> | null
}

type Sellable = VariantOfLine & { product: NonNullable<VariantOfLine['product']> }

/**
 * The cart of a draft order with new lines: a variant at its price or at the one named, or something that is in no catalogue, which
 * is untaxed and takes no discount (rules: draft orders). A price below 0 counts as 0. Sales channels are not asked.
 * @throws invalid_data for a variant that does not exist, or has no price and none is named
 */
export async function withDraftLines(
  shop: Pick<Shop, 'flags'>,
  db: Db,
  cart: LoadedCart,
  input: readonly DraftLine[],
): Promise<LoadedCart> {
  if (input.length === 0) return cart
  for (const { quantity } of input) assertQuantity(quantity)
  const variants = await knownVariants(db, cart, input)
  const rates = await ratesOfVariants(db, cart, variants.values())
  const ratesOf = (variantId: string | null | undefined) =>
    rates.get(variants.get(variantId ?? '')?.product_id ?? '') ?? []
  const asked = input.filter(isPricedHere)
  const answers = await linePrices(
    shop,
    db,
    asked.map((line) => ({
      variant_id: line.variant_id ?? '',
      quantity: line.quantity,
      rates: ratesOf(line.variant_id),
    })),
    { region: cart.region, customer_id: cart.row.customer_id },
  )
  const lines = input.map((line) => {
    const variant = variants.get(line.variant_id ?? '')
    if (!variant) return newLine(db, cart, customLine(line), null, [])
    const price = isPricedHere(line)
      ? priced(answers[asked.indexOf(line)], variant.title)
      : { unit_price: namedPrice(line), should_merge: false }
    return newLine(db, cart, { ...lineOf(variant, line), ...price }, variant, ratesOf(line.variant_id))
  })
  return { ...cart, items: [...cart.items, ...lines] }
}

export const namedPrice = ({ unit_price }: Pick<DraftLine, 'unit_price'>) => Math.max(0, unit_price ?? 0)

const isPricedHere = (line: DraftLine) =>
  Boolean(line.variant_id) && (line.unit_price === undefined || line.unit_price === null)

const customLine = (line: DraftLine) => ({
  title: line.title || 'Custom item',
  unit_price: namedPrice(line),
  quantity: line.quantity,
  metadata: line.metadata ?? {},
  allow_discounts: false,
  has_shipping: true,
})

async function knownVariants(db: Db, cart: LoadedCart, input: readonly DraftLine[]) {
  const ids = [...new Set(input.flatMap((line) => line.variant_id || []))]
  const variants = await loadVariants(db, ids, cart)
  const unknown = ids.filter((id) => {
    const variant = variants.get(id)
    return !variant?.product || variant.deleted_at || variant.product.deleted_at
  })
  if (unknown.length > 0)
    throw invalidData(`There is no variant ${unknown.join(', ')} to put on the draft order`)
  return variants as Map<string, Sellable>
}
