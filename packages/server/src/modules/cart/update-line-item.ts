import { invalidData } from '../../errors'
import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import { mergeMetadata } from '../../store/writing/metadata'
import { assertQuantity } from './add-line-item'
import { assertInStock, withoutLines, withoutShipping, withQuantity } from './cart-lines'
import { changeCart } from './change-cart'
import type { LoadedCart } from './load-cart'
import { withAdjustments } from './with-adjustments'

/** Another quantity, priced for it; 0 takes the line away, silently when it is gone already. */
export async function updateLineItem(
  shop: Shop,
  cartId: string,
  lineId: string,
  input: { quantity: number; metadata?: Record<string, unknown> | null },
  caller: Caller,
): Promise<LoadedCart> {
  if (input.quantity !== 0) assertQuantity(input.quantity)
  return changeCart(shop, cartId, caller, async (tx, cart) => {
    const line = cart.items.find((item) => item.id === lineId)
    if (!line && input.quantity === 0) return cart
    if (!line) throw invalidData(`The cart has no line ${lineId}`)
    if (line.is_return) throw invalidData(`Line ${lineId} is a return and cannot change`)
    const metadata = mergeMetadata(line.metadata, input.metadata ?? {})
    const changed =
      input.quantity === 0
        ? withoutLines(cart, [line])
        : await withQuantity(shop, tx, cart, line, { quantity: input.quantity, metadata })
    if (input.quantity > 0) await assertInStock(tx, changed, [line.variant_id])
    return withAdjustments(shop, tx, withoutShipping(changed))
  })
}

/** Silent when the line is not there, so that a repeated call does no harm. */
export async function removeLineItem(
  shop: Shop,
  cartId: string,
  lineId: string,
  caller: Caller,
): Promise<LoadedCart> {
  return changeCart(shop, cartId, caller, async (tx, cart) => {
    const line = cart.items.find((item) => item.id === lineId)
    if (!line) return cart
    if (line.is_return) throw invalidData(`Line ${lineId} is a return and cannot be removed`)
    return withAdjustments(shop, tx, withoutShipping(withoutLines(cart, [line])))
  })
}
