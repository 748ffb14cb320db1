import { Readable } from 'node:stream'
import { isValidLink } from '../../providers/file/disk'
import { signersOf } from '../../secrets'
import type { Shop } from '../../shop'

const pictures = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])
const year = 31_536_000

const missing = () =>
  new Response(JSON.stringify({ type: 'not_found', message: 'Not Found' }), {
    status: 404,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' },
  })

/**
 * Answers `/uploads/{key}` and, with a signed link, `/uploads/private/{key}`. Only pictures and PDFs are shown by
 * browsers; SVG and PDF stand in a sandbox without scripts, and everything else is a download.
 */
export async function serveUpload(shop: Shop, request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return missing()
  const url = new URL(request.url)
  const match = /^\/uploads\/(private\/)?([A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(url.pathname)
  const key = match?.[2]
  if (!key || key.includes('..')) return missing()
  const isPrivate = Boolean(match?.[1])
  const until = Number(url.searchParams.get('until'))
  const signature = url.searchParams.get('signature') ?? ''
  const isGenuine = () =>
    signersOf(shop.secrets, 'link').some((link) => isValidLink(link, key, until, signature))
  if (isPrivate && !isGenuine()) return missing()
  const { file } = shop.providers
  // A signed link may be asked for a public file too.
  const found = (await file.get(key, { isPrivate })) ?? (isPrivate ? await file.get(key) : null)
  if (!found) return missing()
  const headers = new Headers({
    'content-length': String(found.size),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    // Storefronts on other hosts show the shop's pictures.
    'cross-origin-resource-policy': isPrivate ? 'same-site' : 'cross-origin',
    // A key is never given to other content.
    'cache-control': isPrivate ? 'private, no-store' : `public, max-age=${year}, immutable`,
    ...presentation(found.type, key),
  })
  if (request.method === 'HEAD') {
    found.stream.destroy()
    return new Response(null, { headers })
  }
  return new Response(Readable.toWeb(found.stream) as ReadableStream, { headers })
}

function presentation(type: string, key: string): Record<string, string> {
  if (pictures.has(type))
    return { 'content-type': type, 'content-security-policy': "default-src 'none'; sandbox" }
  if (type === 'image/svg+xml')
    return {
      'content-type': type,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }
  if (type === 'application/pdf')
    return { 'content-type': type, 'content-security-policy': "default-src 'none'; sandbox" }
  return {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${key}"`,
    'content-security-policy': "default-src 'none'; sandbox",
  }
}
