import type { Caller } from '../../http/ask'
import type { Shop, Tx } from '../../shop'
import type { LoadedCart } from './load-cart'
import { openCart } from './open-cart'
import { lockCart } from './queries'
import { refreshPaymentSessions } from './refresh-payment-sessions'

/**
 * What each change of a cart goes through: the cart is locked, loaded once and changed in memory and in the database
 * alike; afterwards its payment sessions learn the new amount, which may ask providers.
 */
export async function changeCart(
  shop: Shop,
  cartId: string,
  caller: Caller,
  change: (tx: Tx, cart: LoadedCart) => Promise<unknown>,
): Promise<LoadedCart> {
  const cart = await shop.transaction(async (tx) => {
    await lockCart(tx, cartId)
    const open = await openCart(tx, cartId, caller)
    await change(tx, open)
    return open
  })
  if (cart.payment_sessions.length > 0) await refreshPaymentSessions(shop, cart)
  return cart
}
