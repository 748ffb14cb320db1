import type { Shop } from '../shop'
import { isOverTls } from './over-tls'

/**
 * Whether another site may be behind this request while the caller's cookie rides along: it cannot read the reply, but
 * whoever also listens on the line sees its length. Such replies are sent as they are.
 */
export function isProvoked(shop: Pick<Shop, 'baseUrl' | 'origins'>, request: Request): boolean {
  const { headers } = request
  // Other credentials are set by scripts, and CORS lets only those of listed origins do so.
  if (!headers.has('cookie')) return false
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin' || site === 'none') return false
  // A link that somebody followed: a click gives one page, guessing takes thousands.
  if (headers.get('sec-fetch-user') === '?1') return false
  const origin = headers.get('origin')
  if (origin && shop.origins.includes(origin)) return false
  // Without TLS a browser does not say where a request comes from, and there is nothing left to guess.
  return site !== null || isOverTls(shop, request)
}
