import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib'

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }
export type Encoding = keyof typeof pack

/** The best way both sides know, or undefined for none. */
export function encodingOf(request: Request): Encoding | undefined {
  const accepted = request.headers.get('accept-encoding') ?? ''
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

const packed = new Map<string, Promise<Uint8Array>>()

/** A file's bytes, packed once and kept: there are a few dozen of them and they never change under one key. */
export function packedFile(key: string, encoding: Encoding, read: () => Promise<Uint8Array>) {
  const name = `${encoding} ${key}`
  let bytes = packed.get(name)
  if (!bytes) {
    bytes = read().then((content) => pack[encoding](content))
    packed.set(name, bytes)
    bytes.catch(() => packed.delete(name))
  }
  return bytes
}

/** A page packed while it streams: each part is sent as soon as it is there. */
export function packedPage(response: Response, request: Request): Response {
  if (!response.body || !/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) return response
  const { status, statusText, headers } = response
  headers.set('content-encoding', 'gzip')
  headers.append('vary', 'accept-encoding')
  headers.delete('content-length')
  const page = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
  const body = page.pipe(createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH }))
  page.on('error', (error) => body.destroy(error))
  body.on('close', () => page.destroy())
  return new Response(Readable.toWeb(body) as ReadableStream, { status, statusText, headers })
}
