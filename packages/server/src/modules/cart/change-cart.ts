import { ShopError } from '../../errors'
import type { Caller } from '../../http/request'
import type { Shop, Tx } from '../../shop'
import { sizeOf } from '../totals/sale-bounds'
import { askShownTaxes } from './ask-taxes'
import { assertCartBounds } from './cart-figures'
import type { LoadedCart } from './load-cart'
import { openCart } from './open-cart'
import { lockCart } from './queries'
import { closeQuietly, refreshPaymentSessions } from './refresh-payment-sessions'
import { saveCart } from './save-cart'

/**
 * What each change of a cart goes through: the cart is locked and loaded once, `change` answers what it is to be, and
 * the difference is saved. Afterwards its payment sessions learn the new amount and buyer, which may ask providers; those
 * that are gone are closed there. A provider that cannot be asked does not undo the change: its session keeps the old
 * amount, which the next change or completion corrects.
 */
export async function changeCart(
  shop: Shop,
  cartId: string,
  caller: Caller,
  change: (tx: Tx, cart: LoadedCart) => Promise<LoadedCart>,
  open: typeof openCart = openCart,
): Promise<LoadedCart> {
  const { before, cart } = await shop.transaction(
    async (tx) => {
      const [, read] = await Promise.all([lockCart(tx, cartId), open(tx, cartId, caller)])
      const changed = await change(tx, read)
      assertCartBounds(shop, changed, sizeOf(read))
      return { before: read, cart: await saveCart(tx, read, changed) }
    },
    { durability: 'soon' },
  )
  await closeDropped(shop, before, cart)
  await askShownTaxes(shop, cart)
  if (cart.payment_sessions.length > 0)
    try {
      await refreshPaymentSessions(shop, cart, cart.row.customer_id !== before.row.customer_id)
    } catch (error) {
      if (error instanceof ShopError && error.type === 'conflict') throw error
      shop.log.warn({ err: error, cart: cartId }, 'the payment sessions could not be refreshed')
    }
  return cart
}

/** Tells the providers of the payment sessions that a change has removed. */
export async function closeDropped(shop: Shop, before: LoadedCart, cart: LoadedCart): Promise<void> {
  for (const session of before.payment_sessions)
    if (!cart.payment_sessions.includes(session)) await closeQuietly(shop, session)
}
