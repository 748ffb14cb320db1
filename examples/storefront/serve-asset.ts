import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { Readable } from 'node:stream'
import { encodingOf, packedFile } from './compress'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** A file of the client build, or undefined when the path names none. Files under /assets/ carry their hash. */
export async function serveAsset(folder: string, request: Request): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const { pathname } = new URL(request.url)
  const type = types[extname(pathname)]
  if (!type) return undefined
  const file = fileWithin(folder, pathname)
  const found = file ? await stat(file).catch(() => undefined) : undefined
  if (!file || !found?.isFile()) return pathname.startsWith('/assets/') ? missing() : undefined
  const headers = new Headers({
    'content-type': type,
    'content-length': String(found.size),
    'cache-control': pathname.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    // An SVG opened on its own must not run anything.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  const encoding = /^text|json|svg/.test(type) ? encodingOf(request) : undefined
  if (encoding) {
    const bytes = await packedFile(`${file} ${found.mtimeMs}`, encoding, () => readFile(file))
    headers.set('content-encoding', encoding)
    headers.set('content-length', String(bytes.byteLength))
    headers.set('vary', 'accept-encoding')
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
  }
  const body = request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(file)) as ReadableStream)
  return new Response(body, { headers })
}

function fileWithin(folder: string, pathname: string): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  if (path.includes('\0')) return undefined
  const file = normalize(join(folder, path))
  return file.startsWith(folder + sep) ? file : undefined
}

const missing = () => new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
