import type { ActionFunctionArgs } from 'react-router'
import { findCart, shownCart } from '../shop/cart.server'
import { changeCart } from '../shop/change-cart.server'
import { visit } from '../shop/context.server'
import { cookie } from '../shop/cookies'
import { orSignIn } from '../shop/sign-in.server'

/** Changes the cart for an island: what became of the form, and the cart as it is now. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = await visit(request, context)
  const form = await request.formData()
  const { cartId = shop.cartId, ...outcome } = await orSignIn('/cart', () => changeCart(shop, form))
  const cart = await findCart({ ...shop, cartId })
  return Response.json(
    { outcome, cart: cart ? await shownCart(shop, cart) : null },
    cartId && cartId !== shop.cartId ? { headers: { 'set-cookie': cookie(request, 'cart', cartId) } } : {},
  )
}
