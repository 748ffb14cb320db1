import { ShopError } from '../errors'
import type { Shop } from '../shop'

/**
 * A browser sends its cookie along with requests other sites make. An unsafe call that rests on a cookie must come
 * from our own pages or a listed origin; calls without either header come from programs, not from a page.
 */
export function assertSameSite(shop: Shop, req: Request): void {
  if (isForeignPage(shop, req))
    throw new ShopError('forbidden', 'This call came from another site; cookies do not count there')
}

/** Whether a page makes this request that is neither the shop's own nor on a listed origin. */
export function isForeignPage(shop: Shop, req: Request): boolean {
  const site = req.headers.get('sec-fetch-site')
  if (site === 'same-origin' || site === 'same-site' || site === 'none') return false
  const origin = req.headers.get('origin')
  if (!site && !origin) return false
  return !origin || !isOwn(shop, req, origin)
}

function isOwn(shop: Shop, req: Request, origin: string): boolean {
  if (origin === new URL(shop.baseUrl).origin) return true
  const host = req.headers.get('host')
  return URL.canParse(origin) && (new URL(origin).host === host || shop.origins.includes(origin))
}
