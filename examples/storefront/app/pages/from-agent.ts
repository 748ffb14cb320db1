import { type LoaderFunctionArgs, redirect } from 'react-router'
import { storefrontOf, visit } from '../shop/context.server'
import { cookie } from '../shop/cookies'
import { cartOfLink } from '../shop/handoff.server'

/**
 * Where an agent sends a shopper to go on with a cart that it filled: it is the shopper's cart from now on. A link that is over leads
 * to the cart of this browser, which says so.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { prefix } = await visit(request, context)
  const cart = await cartOfLink(storefrontOf(context), params.token ?? '')
  const headers: HeadersInit = cart ? { 'set-cookie': cookie(request, 'cart', cart) } : {}
  throw redirect(`${prefix}/${cart ? 'checkout' : 'cart?link=over'}`, {
    headers: { ...headers, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    status: 303,
  })
}
