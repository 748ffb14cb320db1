import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { Readable } from 'node:stream'

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

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
}

/** One file of a folder of built assets, or undefined. Names with a hash in them are cached for a year. */
export async function asset(folder: string, path: string, request: Request): Promise<Response | undefined> {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return undefined
  }
  const file = normalize(join(folder, decoded))
  if (!file.startsWith(folder + sep) || decoded.includes('\0')) return undefined
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const tag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`
  const hashed = /[.-][A-Za-z0-9_-]{8,}\.\w+$/.test(file)
  const headers: Record<string, string> = {
    ...pageHeaders(),
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    etag: tag,
  }
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers })
  headers['content-length'] = String(found.size)
  if (request.method === 'HEAD') return new Response(null, { headers })
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, { headers })
}

/** A single-page app: its files, and its page for every address that is not a file. */
export function singlePageApp(folder: string, base: string) {
  let page: Promise<string> | undefined
  return async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.slice(base.length)
    const file = path.length > 1 ? await asset(folder, path, request) : undefined
    if (file) return file
    if (/\.\w{2,5}$/.test(path)) return new Response('Not Found', { status: 404, headers: pageHeaders() })
    page ??= readFile(join(folder, 'index.html'), 'utf8')
    return new Response(await page, {
      headers: { ...pageHeaders(), 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    })
  }
}
