import { staticMiddleware } from 'srvx/static'

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
 * if the client takes that. Names with a hash in them are cached for a year, everything else is asked for again.
 */
export function singlePageApp(folder: string, base: string) {
  const files = staticMiddleware({ dir: folder, encodings: true, compress: false, lastModified: false })
  return async (request: Request): Promise<Response> => {
    const { pathname, origin } = new URL(request.url)
    const path = pathname.slice(base.length)
    const isFile = /\.\w{2,5}$/.test(path)
    const { method, headers } = request
    const wanted = new Request(`${origin}${isFile ? path : '/index.html'}`, { method, headers })
    const response = await files(wanted, () => new Response('Not Found', { status: 404 }))
    for (const [name, value] of Object.entries(pageHeaders())) response.headers.set(name, value)
    if (response.status !== 404)
      response.headers.set('cache-control', cacheControl(isFile ? path : undefined))
    return response
  }
}

function cacheControl(file: string | undefined): string {
  if (!file) return 'no-cache'
  const isHashed = /[.-][A-Za-z0-9_-]{8,}\.\w+$/.test(file)
  return isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'
}
