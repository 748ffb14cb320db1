import type { Cart } from '@cartwright/contract'
import type { StoreClient } from './client'
import { NotFoundError } from './errors'

/** What a code turned out to be. */
export type CodeKind = 'discount' | 'gift_card'

type CodedCart = Pick<Cart, 'id' | 'discounts' | 'gift_cards'>

/**
 * Applies a code that is a discount's, or else a gift card's; what is on the cart already stays. The cart must have been read
 * with its discounts and gift cards. Throws the `ShopError` of the refusal.
 */
export async function applyCode(
  { carts }: StoreClient,
  cart: CodedCart,
  code: string,
): Promise<{ cart: Cart; kind: CodeKind }> {
  const codes = (rows: readonly { code: string }[] = []) => [
    ...rows.map((row) => ({ code: row.code })),
    { code },
  ]
  try {
    return { ...(await carts.update(cart.id, { discounts: codes(cart.discounts) })), kind: 'discount' }
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
    return { ...(await carts.update(cart.id, { gift_cards: codes(cart.gift_cards) })), kind: 'gift_card' }
  }
}

/** Takes a discount or a gift card off the cart again. */
export function removeCode({ carts }: StoreClient, cart: CodedCart, code: string): Promise<{ cart: Cart }> {
  const left = cart.gift_cards?.filter((one) => one.code !== code) ?? []
  return left.length < (cart.gift_cards?.length ?? 0)
    ? carts.update(cart.id, { gift_cards: left.map((one) => ({ code: one.code })) })
    : carts.deleteDiscount(cart.id, code)
}
