import { sessionCookieName } from '../../http/access'

/** The session cookie as a header value; an empty secret takes it away. */
export const sessionCookieFor = (isOverTls: boolean, secret: string) =>
  [
    `${sessionCookieName(isOverTls)}=${secret}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(isOverTls ? ['Secure'] : []),
    ...(secret ? [] : ['Expires=Thu, 01 Jan 1970 00:00:00 GMT']),
  ].join('; ')
