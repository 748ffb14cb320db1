import { isDeepStrictEqual } from 'node:util'
import type { CartLine, LoadedCart } from './load-cart'

/** The line a variant joins: the same variant, willing to merge, with the same metadata (rules: carts). */
export function lineToJoin(
  items: readonly CartLine[],
  variantId: string,
  metadata: Record<string, unknown>,
): CartLine | undefined {
  return items.find(
    (line) =>
      line.variant_id === variantId &&
      line.should_merge &&
      !line.is_return &&
      isDeepStrictEqual(line.metadata ?? {}, metadata),
  )
}

/** What all lines of a cart ask of the stock. */
export const wantedStock = (items: readonly CartLine[]) =>
  items.flatMap((line) =>
    line.variant_id && !line.is_return ? [{ variant_id: line.variant_id, quantity: line.quantity }] : [],
  )

/** Whether a method of the product's profile brings the line. Goods without a profile go with any method. */
export function isShipped(line: CartLine, cart: Pick<LoadedCart, 'shipping_methods'>): boolean {
  const profile = line.variant?.product?.profile_id
  if (!profile) return cart.shipping_methods.length > 0
  return cart.shipping_methods.some((method) => method.shipping_option?.profile_id === profile)
}

/** Whether staff named the price of the line in a draft order: it is not looked up again in the same currency. */
export const hasFixedPrice = (line: CartLine, cart: Pick<LoadedCart, 'row'>): boolean =>
  cart.row.type === 'draft_order' && (line.variant_id === null || !line.should_merge)
