import { redirect } from 'react-router'
import { pathOf } from './after-sale'
import { type ShopVisit, visit } from './context.server'
import { cookie } from './cookies'
import { statusOf } from './failures'
import { signInFirst } from './sign-in.server'

/**
 * Does what a page of an account is for, for whoever is signed in to it. Everybody else is led to sign in, and back: those
 * who never did, and those whose session ended, here or elsewhere. This is the one guard of all pages of an account.
 */
export async function inAccount<T>(
  request: Request,
  context: unknown,
  work: (shop: ShopVisit) => Promise<T>,
): Promise<T> {
  const shop = await visit(request, context)
  const here = pathOf(request)
  if (!shop.signedIn) throw signInFirst(here, 'account')
  try {
    return await work(shop)
  } catch (error) {
    if (statusOf(error) !== 401 || error instanceof Response) throw error
    const away = signInFirst(here, 'ended')
    // A cookie that opens nothing any more is put away.
    away.headers.append('set-cookie', cookie(request, 'customer', undefined))
    throw away
  }
}

/** Ends the session for good, not in this browser only, and leaves the cart behind: it belongs to the account. */
export async function signOut(request: Request, { client }: ShopVisit, to = '/'): Promise<Response> {
  await client.auth.deleteSession().catch(() => undefined)
  const headers = new Headers()
  for (const name of ['customer', 'cart'] as const)
    headers.append('set-cookie', cookie(request, name, undefined))
  return redirect(to, { headers, status: 303 })
}
