import { findCart, shownCart } from './cart.server'
import type { ShopVisit } from './context.server'
import { readCookie } from './cookies'

export type Theme = 'light' | 'dark'

export type Shopper = Awaited<ReturnType<typeof shopperOf>>

/** What of a page is one shopper's own: everything else of it is told by its address. */
export async function shopperOf(shop: ShopVisit, request: Request) {
  const theme = readCookie(request, 'theme')
  const cart = await findCart(shop)
  return {
    signedIn: shop.signedIn,
    theme: theme === 'light' || theme === 'dark' ? (theme satisfies Theme) : undefined,
    cart: cart ? await shownCart(shop, cart) : null,
    // Looking at another region by its address leaves the cart in its own.
    cartRegion: cart?.items?.length && cart.region_id !== shop.region.id ? cart.region?.name : undefined,
  }
}
