import type { BlockList } from 'node:net'
import type { Shop } from '../shop'
import { isLoopback, isTrustedProxy } from './client-address'
import { withHeaders } from './with-headers'

/**
 * Whether the client speaks TLS: the shop's address says so, or the connection does, or a proxy that is believed: one in
 * `TRUST_PROXY`, or one on this machine. Cookies that are `Secure` and HSTS follow from it, for each request on its own.
 */
export function isOverTls({ baseUrl }: Pick<Shop, 'baseUrl'>, request: Request, trust?: BlockList): boolean {
  if (baseUrl.startsWith('https:')) return true
  // What the first of several proxies saw is what the client did.
  const [scheme] = request.headers.get('x-forwarded-proto')?.split(',') ?? []
  if (scheme === undefined) return request.url.startsWith('https:')
  const { ip } = request as Request & { ip?: string }
  return scheme.trim().toLowerCase() === 'https' && (isLoopback(ip) || isTrustedProxy(ip, trust))
}

/** The request as the storefront is to see it: under the scheme that its client speaks. */
export function underItsScheme(shop: Shop, request: Request): Request {
  if (!isOverTls(shop, request) || request.url.startsWith('https:')) return request
  return Object.defineProperty(request, 'url', {
    value: request.url.replace(/^http:/, 'https:'),
    enumerable: true,
    configurable: true,
  })
}

/** Tells a browser that came over TLS to come no other way for a year. */
export const withStrictTransport = (shop: Shop, request: Request, response: Response): Response =>
  isOverTls(shop, request)
    ? withHeaders(response, (headers) => headers.set('strict-transport-security', 'max-age=31536000'))
    : response
