import { redirect } from 'react-router'
import { translator } from '../i18n/use-t'
import { emailPattern } from './checkout-form'
import type { ShopVisit } from './context.server'
import { cookie } from './cookies'
import { needsSignIn, refusalOf, statusOf } from './failures'
import { safePath } from './safe-path'

export interface SignInOutcome {
  email: string
  first_name?: string
  last_name?: string
  errors: { email?: string; password?: string; form?: string }
}

/** Why somebody is asked to sign in: an account's page, or a session that was and ended. */
export type WhySignIn = 'account' | 'ended'

/** The page to sign in on, which says why and leads back. The cart stays as it is. */
export const signInFirst = (next: string, why: WhySignIn = 'ended') =>
  redirect(`/account/login?next=${encodeURIComponent(next)}${why === 'account' ? '&why=account' : ''}`, 303)

/** For those who will not sign in again: they begin anew as guests, and the cart waits for its account. */
export function leaveAccount(request: Request) {
  const headers = new Headers()
  for (const name of ['customer', 'cart'] as const)
    headers.append('set-cookie', cookie(request, name, undefined))
  return redirect('/', { headers, status: 303 })
}

/** Does what a page is for. A sign-in that has ended on the way leads to a new one, and then on from `next`. */
export async function orSignIn<T>(
  next: string,
  work: () => Promise<T>,
  why: WhySignIn = 'ended',
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw needsSignIn(error) ? signInFirst(next, why) : error
  }
}

/** Where to go on after signing in; undefined when nobody was sent here. */
export function nextPath(request: Request): string | undefined {
  const next = new URL(request.url).searchParams.get('next')
  return next === null ? undefined : safePath(next, '/account')
}

/** Why one is asked; undefined for those who came by themselves. */
export function whySignIn(request: Request): WhySignIn | undefined {
  if (nextPath(request) === undefined) return undefined
  return new URL(request.url).searchParams.get('why') === 'account' ? 'account' : 'ended'
}

/** Trades e-mail and password for a token that only ever lives in a cookie no script can read. */
export async function signIn(
  request: Request,
  shop: ShopVisit,
  form: FormData,
  otherwise = '/account',
): Promise<SignInOutcome> {
  const email = String(form.get('email') ?? '').trim()
  const password = String(form.get('password') ?? '')
  const { t } = translator(shop.language)
  const errors = {
    ...(email ? {} : { email: t('needed_email') }),
    ...(password ? {} : { password: t('needed_password') }),
  }
  if (Object.keys(errors).length > 0) return { email, errors }
  try {
    const { access_token } = await shop.client.auth.getToken({ email, password })
    throw redirect(nextPath(request) ?? otherwise, {
      status: 303,
      headers: { 'set-cookie': cookie(request, 'customer', access_token) },
    })
  } catch (error) {
    if (statusOf(error) === 429) return { email, errors: { form: t('too_often') } }
    if (error instanceof Response || refusalOf(error) === undefined) throw error
    return { email, errors: { form: t('sign_in_failed') } }
  }
}

export async function register(request: Request, shop: ShopVisit, form: FormData): Promise<SignInOutcome> {
  const { t } = translator(shop.language)
  const read = (name: string) => String(form.get(name) ?? '').trim()
  const about = { email: read('email'), first_name: read('first_name'), last_name: read('last_name') }
  const password = String(form.get('password') ?? '')
  const errors = {
    ...(emailPattern.test(about.email) ? {} : { email: t(about.email ? 'wrong_email' : 'needed_email') }),
    ...(password.length < 8 ? { password: t('password_short') } : {}),
  }
  if (Object.keys(errors).length > 0) return { ...about, errors }
  try {
    await shop.client.customers.create({ ...about, password })
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    const isTaken = statusOf(error) === 422
    return {
      ...about,
      errors: isTaken ? { email: t('account_exists') } : { form: t('register_failed') },
    }
  }
  return { ...about, ...(await signIn(request, shop, form, '/account?new=1')) }
}
