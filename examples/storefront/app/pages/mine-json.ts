import type { LoaderFunctionArgs } from 'react-router'
import { visit } from '../shop/context.server'
import { hintCookie, isPersonal } from '../shop/cookies'
import { type Shopper, shopperOf } from '../shop/shopper.server'
import { readWishes } from '../shop/wishes'

export type Mine = Shopper & { wishes: string[] }

/** What a page that came from a cache on the way lacks: the cart, the account, light or dark, and the wish list. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const mine: Mine = { ...(await shopperOf(shop, request)), wishes: readWishes(request) }
  return Response.json(
    mine,
    isPersonal(request) ? {} : { headers: { 'set-cookie': hintCookie(request, false) } },
  )
}
