import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import { withDiscounts } from './apply-discounts'
import { changeCart } from './change-cart'
import type { LoadedCart } from './load-cart'
import { restoredPrices } from './shipping-prices'
import { withAdjustments } from './with-adjustments'

/** Takes a discount off the cart by its exact code; silent when the cart has none of it. */
export async function removeDiscount(
  shop: Shop,
  cartId: string,
  code: string,
  caller: Caller,
): Promise<LoadedCart> {
  const prices = await restoredPrices(shop, cartId, caller)
  return changeCart(shop, cartId, caller, async (tx, cart) => {
    const kept = cart.discounts.filter((discount) => discount.code !== code)
    const left = kept.length < cart.discounts.length ? withDiscounts(cart, kept, prices) : cart
    return withAdjustments(shop, tx, left)
  })
}
