import { pipeline, Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { invalidData, ShopError } from '../errors'

export const mebibyte = 1_048_576
export const tooLarge = (limit: number) =>
  new ShopError('payload_too_large', `The body is larger than ${Math.round(limit / mebibyte)} MiB`)

const unpackers = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])
/** What a client may pack a body in, as a refusal tells it. */
export const acceptedCodings = 'gzip, br, deflate'

/**
 * The body of a request, unpacked if it came packed. One that does not say how long it is, or lies, or swells when it is
 * unpacked, is read no further than the limit.
 * @throws payload_too_large, unsupported_media_type for a packing nobody here knows, invalid_data for a broken one
 */
export async function readBytes(req: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const unpacker = unpackerFor(req.headers.get('content-encoding'))
  if (Number(req.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit)
  if (!req.body) return new Uint8Array()
  if (!unpacker) return gather(req.body as AsyncIterable<Uint8Array>, limit)
  const packed = Readable.fromWeb(req.body as Parameters<typeof Readable.fromWeb>[0])
  const plain = pipeline(packed, unpacker(), () => {})
  try {
    return await gather(plain, limit)
  } catch (error) {
    // What zlib says of bytes it cannot read begins like this; anything else is another failure.
    if (/^(Z_|ERR_(_ERROR|BROTLI))/.test(String((error as NodeJS.ErrnoException).code)))
      throw invalidData('The body is not packed as its Content-Encoding says')
    throw error
  }
}

/**
 * The text of such a body. One that came plain and says how long it is ends there, so it is read as a whole, past the streams of
 * the web: these cost a small request more than all else about its body.
 */
export async function readText(req: Request, limit: number): Promise<string> {
  const length = Number(req.headers.get('content-length') ?? Number.NaN)
  if (length <= limit && !unpackerFor(req.headers.get('content-encoding')))
    return (await req.text()).replace(/^\uFEFF/, '')
  return new TextDecoder().decode(await readBytes(req, limit))
}

function unpackerFor(header: string | null) {
  const coding = header?.trim().toLowerCase() || 'identity'
  if (coding === 'identity') return undefined
  const unpacker = unpackers.get(coding)
  if (!unpacker)
    throw new ShopError(
      'unsupported_media_type',
      `Send the body plain or packed as one of ${acceptedCodings}, not as ${coding.slice(0, 100)}`,
      'content_encoding',
    )
  return unpacker
}

async function gather(parts: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of parts) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  const content = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    content.set(chunk, at)
    at += chunk.byteLength
  }
  return content
}
