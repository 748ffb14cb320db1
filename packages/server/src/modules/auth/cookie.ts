import { sessionCookieName } from '../../http/access'
import type { Shop } from '../../shop'

/** The session cookie as a header value; an empty secret takes it away. */
export const sessionCookieFor = (shop: Shop, secret: string) =>
  [
    `${sessionCookieName(shop)}=${secret}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(shop.baseUrl.startsWith('https:') ? ['Secure'] : []),
    ...(secret ? [] : ['Expires=Thu, 01 Jan 1970 00:00:00 GMT']),
  ].join('; ')
