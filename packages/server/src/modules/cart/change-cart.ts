import { ShopError } from '../../errors'
import type { Caller } from '../../http/request'
import type { Shop, Tx } from '../../shop'
import { sizeOf } from '../totals/sale-bounds'
import { askShownTaxes } from './ask-taxes'
import { assertCartBounds } from './cart-figures'
import type { LoadedCart } from './load-cart'
import { openCart } from './open-cart'
import { lockCart } from './queries'
import { refreshPaymentSessions } from './refresh-payment-sessions'

/**
 * What each change of a cart goes through: the cart is locked, loaded once and changed in memory and in the database
 * alike; afterwards its payment sessions learn the new amount and buyer, which may ask providers. One that cannot be
 * asked then does not undo the change: its session keeps the old amount, which the next change or completion corrects.
 */
export async function changeCart(
  shop: Shop,
  cartId: string,
  caller: Caller,
  change: (tx: Tx, cart: LoadedCart) => Promise<unknown>,
  open: typeof openCart = openCart,
): Promise<LoadedCart> {
  const { cart, isNewBuyer } = await shop.transaction(async (tx) => {
    await lockCart(tx, cartId)
    const held = await open(tx, cartId, caller)
    const buyer = held.row.customer_id
    const before = sizeOf(held)
    await change(tx, held)
    assertCartBounds(shop, held, before)
    return { cart: held, isNewBuyer: held.row.customer_id !== buyer }
  })
  await askShownTaxes(shop, cart)
  if (cart.payment_sessions.length > 0)
    try {
      await refreshPaymentSessions(shop, cart, isNewBuyer)
    } catch (error) {
      if (error instanceof ShopError && error.type === 'conflict') throw error
      shop.log.warn({ err: error, cart: cartId }, 'the payment sessions could not be refreshed')
    }
  return cart
}
