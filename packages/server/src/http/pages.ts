import { staticMiddleware } from 'srvx/static'
import { cookieOf, sessionCookieName } from './access'

/** What every page of the shop is served with. Scripts come from here or carry the page's nonce. */
export const pageHeaders = (nonce?: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "connect-src 'self'",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
})

/**
 * A single-page app: its files, and its page for every address that is not a file. Each is sent as its build packed it,
 * if the client takes that; of several folders the first that has it. Names with a hash in them are cached for a year, everything else is asked for again.
 */
export function singlePageApp(folder: string | readonly string[], base: string) {
  const places = [folder]
    .flat()
    .map((dir) => staticMiddleware({ dir, encodings: true, compress: false, lastModified: false }))
  const find = (request: Request, at = 0): Response | Promise<Response> =>
    places[at]?.(request, () => find(request, at + 1)) ?? new Response('Not Found', { status: 404 })
  return async (request: Request): Promise<Response> => {
    const { pathname, origin } = new URL(request.url)
    const path = pathname.slice(base.length)
    const isFile = /\.\w{2,5}$/.test(path)
    const { method, headers } = request
    const wanted = new Request(`${origin}${isFile ? path : '/index.html'}`, { method, headers })
    const response = await find(wanted)
    for (const [name, value] of Object.entries(pageHeaders())) response.headers.set(name, value)
    if (!isFile)
      response.headers.set('server-timing', `session;desc=${hasSession(headers) ? 'kept' : 'none'}`)
    if (response.status !== 404)
      response.headers.set('cache-control', cacheControl(isFile ? path : undefined))
    return response
  }
}

const notThere = () => new Response('Not Found', { status: 404 })
const oneYear = 'public, max-age=31536000, immutable'

/**
 * A site of many pages, each a file: `/docs/guide/sdk` is `sdk.html`, an address that ends in a slash the `index.html` below
 * it, and what is not there the site's own `404.html`, with that status. Text in Markdown is told as such, so that a browser shows it.
 */
export function staticSite(folder: string, base: string) {
  const files = staticMiddleware({ dir: folder, encodings: true, compress: false, lastModified: false })
  return async ({ url, method, headers }: Request): Promise<Response> => {
    const { pathname, origin } = new URL(url)
    const path = pathname.slice(base.length)
    if (!path) return new Response(null, { status: 308, headers: { location: `${base}/` } })
    const find = async (file: string, sent: HeadersInit) =>
      files(new Request(`${origin}${file}`, { method, headers: sent }), () => notThere())
    const file = path.endsWith('/') ? `${path}index.html` : /\.\w+$/.test(path) ? path : `${path}.html`
    const response = await find(file, headers)
    const found = response.status !== 404
    // Asked without its conditions: a page that is missing is no page that has not changed.
    const instead = found ? response : await find('/404.html', {})
    const told = found ? response : new Response(instead.body, { status: 404, headers: instead.headers })
    for (const [name, value] of Object.entries(pageHeaders())) told.headers.set(name, value)
    if (/\.(md|txt)$/.test(file) && found)
      told.headers.set('content-type', `text/${file.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`)
    told.headers.set(
      'cache-control',
      found && path.startsWith('/assets/') ? oneYear : 'public, max-age=0, must-revalidate',
    )
    return told
  }
}

/**
 * Whether the browser sent a session, be it over or not. The page reads it where no script may read the cookie, and need not
 * ask who is signed in where nobody can be. Said both ways: an answer 304 puts the new word in the place of the kept one.
 */
const hasSession = (headers: Headers) =>
  [true, false].some((isOverTls) => cookieOf(headers, sessionCookieName(isOverTls)))

function cacheControl(file: string | undefined): string {
  if (!file) return 'no-cache'
  const isHashed = /[.-][A-Za-z0-9_-]{8,}\.\w+$/.test(file)
  return isHashed ? oneYear : 'public, max-age=0, must-revalidate'
}
