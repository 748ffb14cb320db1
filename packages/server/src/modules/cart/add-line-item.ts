import { highestQuantity } from '@cartwright/contract'
import { invalidData } from '../../errors'
import type { Caller } from '../../http/request'
import type { Language } from '../../languages'
import type { Shop } from '../../shop'
import { assertInStock, type NewLine, withNewLines, withoutShipping, withQuantity } from './cart-lines'
import { changeCart } from './change-cart'
import { lineToJoin } from './lines'
import type { LoadedCart } from './load-cart'
import { withAdjustments } from './with-adjustments'

/**
 * Adds to the line that already holds this variant, or starts a new one. Shipping is to be chosen anew. A new line is called
 * what the goods are called in the language, and keeps its words; one that is joined keeps those it has.
 */
export async function addLineItem(
  shop: Shop,
  cartId: string,
  input: NewLine,
  caller: Caller,
  language?: Language,
): Promise<LoadedCart> {
  assertQuantity(input.quantity)
  return changeCart(shop, cartId, caller, async (tx, cart) => {
    const joined = lineToJoin(cart.items, input.variant_id, input.metadata ?? {})
    const filled = joined
      ? await withQuantity(shop, tx, cart, joined, { quantity: joinedQuantity(joined, input) })
      : await withNewLines(shop, tx, cart, [input], language)
    await assertInStock(tx, filled, [input.variant_id])
    return withAdjustments(shop, tx, withoutShipping(filled))
  })
}

/** @throws invalid_data for a quantity that no line can have */
export function assertQuantity(quantity: number): void {
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > highestQuantity)
    throw invalidData(`quantity must be a whole number from 1 to ${highestQuantity}, not ${quantity}`)
}

/** What a line holds with what joins it. @throws invalid_data for more than a line can have */
export function joinedQuantity(line: { quantity: number }, more: { quantity: number }): number {
  const quantity = line.quantity + more.quantity
  assertQuantity(quantity)
  return quantity
}
