import type { Order } from '@cartwright/contract'
import { redirect } from 'react-router'
import { pagePath } from './after-sale'
import { againPath, buyAgain } from './buy-again.server'
import type { ShopVisit } from './context.server'
import { cookie } from './cookies'
import { orSignIn } from './sign-in.server'

/** What the page of an order is sent: to buy it again. Leads to the cart, or back where something could not be bought. */
export async function actOnOrder(request: Request, shop: ShopVisit, order: Order): Promise<Response> {
  const page = pagePath(request)
  const again = await orSignIn(page, () => buyAgain(shop, order))
  const headers = again.cartId ? { 'set-cookie': cookie(request, 'cart', again.cartId) } : undefined
  return redirect(again.lost.length === 0 && again.pieces > 0 ? '/cart' : againPath(page, again), {
    headers,
    status: 303,
  })
}
