import { data, redirect } from 'react-router'
import { splitPrefix } from '../i18n/prefix'
import { type ShopVisit, visit } from './context.server'

interface Given {
  request: Request
  context: unknown
}

export interface TokenState {
  token: string
  state: 'asked' | 'done' | 'wrong'
}

/** What the address of a page with a token says; a link that was cut off is told at once. */
export function readToken({ request }: Pick<Given, 'request'>): TokenState {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  return { token, state: searchParams.has('done') ? 'done' : token ? 'asked' : 'wrong' }
}

/**
 * Takes the token of a form, or of the address where a mail program posts by one click (RFC 8058): it follows no redirect, so it is
 * answered where it is.
 */
export async function takeToken(
  { request, context }: Given,
  take: (shop: ShopVisit, token: string) => Promise<boolean>,
) {
  const form = await request.formData()
  const { pathname, searchParams } = new URL(request.url)
  const isOneClick = form.has('List-Unsubscribe')
  const token = String(form.get('token') ?? searchParams.get('token') ?? '')
  const shop = await visit(request, context)
  const isGood = token !== '' && (await take(shop, token))
  if (!isGood) return data<TokenState>({ token: '', state: 'wrong' }, { status: 422 })
  if (isOneClick) return data<TokenState>({ token: '', state: 'done' })
  throw redirect(`${splitPrefix(pathname).rest}?done=1`, 303)
}
