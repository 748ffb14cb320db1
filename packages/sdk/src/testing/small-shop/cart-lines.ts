import { type Cart, type Input, LineItem, type ProductVariant } from '@cartwright/contract'
import { piecesLeft } from '../../rules/quantity'
import { variantAmount } from '../../rules/variant-price'
import { invalidData, notAllowed } from './checked'
import { type Memory, regionOf } from './memory'

/** The variant with the product it belongs to, if the shop still has it. */
export function findVariant(memory: Memory, id: string | null): ProductVariant | undefined {
  for (const product of memory.products.values()) {
    const variant = product.variants.find((one) => one.id === id)
    const { variants: _, ...alone } = product
    if (variant) return { ...variant, product: alone }
  }
  return undefined
}

/** The same, or a refusal. */
export function variantOf(memory: Memory, id: string | null): ProductVariant {
  const variant = findVariant(memory, id)
  if (!variant) throw invalidData(`There is no variant with id: ${id}`)
  return variant
}

/** Refuses more pieces than there are. */
export function assertInStock(variant: ProductVariant, quantity: number): void {
  const left = piecesLeft(variant)
  if (left !== undefined && quantity > left)
    throw notAllowed(
      `Variant with id: ${variant.id} does not have the required inventory`,
      'insufficient_inventory',
    )
}

type Wanted = NonNullable<Input<'POST /store/carts/:id/line-items'>['body']>

/** The lines with some pieces more: on the line that holds the variant with the same metadata, or on a new one. */
export function withMore(memory: Memory, cart: Cart, { variant_id, quantity, metadata }: Wanted): LineItem[] {
  const variant = variantOf(memory, variant_id)
  const region = regionOf(memory, cart.region_id)
  if (!variant.prices?.some(({ currency_code }) => currency_code === region.currency_code))
    throw invalidData(`Variant ${variant_id} has no price in ${region.currency_code}`)
  const lines = cart.items ?? []
  const isSame = (line: LineItem) =>
    line.variant_id === variant_id && JSON.stringify(line.metadata ?? {}) === JSON.stringify(metadata ?? {})
  const before = lines.find(isSame)
  assertInStock(variant, quantity + (before?.quantity ?? 0))
  if (before)
    return lines.map((line) => (line === before ? { ...line, quantity: line.quantity + quantity } : line))
  const line: LineItem = memory.filled(LineItem, {
    cart_id: cart.id,
    variant_id,
    quantity,
    metadata,
    title: variant.product?.title,
    description: variant.title,
    thumbnail: variant.product?.thumbnail,
    unit_price: variantAmount(variant, region),
    should_merge: true,
    allow_discounts: variant.product?.discountable ?? true,
    is_giftcard: variant.product?.is_giftcard ?? false,
  })
  return [...lines, line]
}
