import { type Access, type CallName, type Endpoint, scopeBeyond, staffMay } from '@cartwright/contract'
import { ShopError, unauthorized } from '../errors'
import { callerOfApiToken, callerOfJwt, callerOfSession } from '../modules/auth/callers'
import type { Shop } from '../shop'
import type { Caller } from './request'
import { vouchedCaller } from './vouched'

/**
 * The name of the session cookie: v1's, which clients and proxies know. Behind TLS with the prefix that browsers
 * accept from this very host alone, so that a neighbour's subdomain cannot plant one.
 */
export const sessionCookieName = (isOverTls: boolean) => (isOverTls ? '__Host-connect.sid' : 'connect.sid')

export function cookieOf(headers: Headers, name: string): string | undefined {
  const all = headers.get('cookie')
  if (!all) return undefined
  for (const part of all.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

/**
 * Finds out who asks. Staff are known by session cookie, bearer token or API token, in this order, the shop's
 * keeper by the request being made in this process; customers by session cookie or bearer token, and in this process by who acts for
 * them. A malformed token on the store side is no credential, not an error.
 */
export async function callerOf(
  shop: Shop,
  headers: Headers,
  domain: 'admin' | 'store',
  isOverTls: boolean,
): Promise<Caller> {
  const cookie = cookieOf(headers, sessionCookieName(isOverTls))
  if (cookie) {
    const caller = await callerOfSession(shop, cookie)
    const mine: Caller | undefined = caller && {
      session_id: caller.session_id,
      signed_in_at: caller.signed_in_at,
      via: 'cookie',
      ...(domain === 'admin' ? { user: caller.user } : { customer: caller.customer }),
    }
    if (mine?.user || mine?.customer) return mine
    if (mine && domain === 'store' && !headers.get('authorization')) return mine
  }
  let ended: Caller | undefined
  const vouched = vouchedCaller(headers, domain)
  if (vouched) return vouched
  const bearer = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (bearer) {
    const caller = (await callerOfJwt(shop, bearer, domain)) ?? (await callerOfApiToken(shop, bearer, domain))
    if (caller && !caller.ended) return caller
    ended = caller
  }
  const token = domain === 'admin' ? headers.get('x-medusa-access-token') : null
  return (token && (await callerOfApiToken(shop, token, domain))) || ended || {}
}

/** Deny by default: only the named access lets a request through. */
export function assertAccess(access: Access, caller: Caller): void {
  if (access === 'staff' && !caller.user) throw caller.ended ? tokenEnded(caller.ended) : unauthorized()
  if (access === 'customer' && !caller.customer) throw unauthorized()
}

const tokenEnded = ({ how, at }: NonNullable<Caller['ended']>) =>
  new ShopError(
    'unauthorized',
    how === 'expired' ? `This token expired on ${at}` : `This token was revoked on ${at}`,
    `token_${how}`,
  )

/**
 * The role and the token of staff let this call through. Asked before anything is read with the name alone, and again
 * once it is known whom the call is about.
 * @throws forbidden
 */
export function assertRole(
  name: CallName,
  { access, permission }: Pick<Endpoint, 'access' | 'permission'>,
  { user, scopes }: Caller,
  about: { params?: Record<string, string>; body?: unknown } = {},
): void {
  if (access !== 'staff' || !user) return
  const isAllowed = permission
    ? scopeBeyond(user, [permission], scopes) === undefined
    : staffMay(user, name, { scopes, ...about })
  if (!isAllowed) throw new ShopError('forbidden', 'Your role or token does not allow this')
}

/**
 * The admin calls that need no credentials: signing in, by a password or a code
 * that staff confirm, what somebody with a token from a mail does, and what the first
 * member of staff does with the secret that the shop printed.
 */
export const openCalls: readonly string[] = [
  'GET /admin/setup',
  'POST /admin/setup',
  'POST /admin/auth',
  'POST /admin/auth/token',
  'POST /admin/auth/device',
  'POST /admin/auth/device/token',
  'POST /admin/users/password-token',
  'POST /admin/users/reset-password',
  'POST /admin/invites/accept',
]

/** A call of the admin that lets strangers in is a mistake: the shop does not start with one. */
export function assertGuarded(name: string, { access }: Pick<Endpoint, 'access'>): void {
  if (!/^\w+ \/admin\b/.test(name) || access === 'staff') return
  if (access !== 'open' || !openCalls.includes(name))
    throw new Error(`${name} has the access ${access}: calls of the admin are for staff`)
}
