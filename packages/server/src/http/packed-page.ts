import { Readable } from 'node:stream'
import type { Shop } from '../shop'
import { acceptedEncoding } from './accepted-encoding'
import { packStream } from './length-hiding'
import { forbidsPacking, worthPacking } from './packed-reply'
import { isProvoked } from './provoked'
import { withHeaders } from './with-headers'

const packable =
  /^(text\/(?!event-stream)|application\/([\w.+-]+\+)?(json|xml|javascript)\b|image\/svg\+xml)/i

/**
 * What a page server answered, packed while it streams: each part goes out as soon as it is there. What its server has
 * packed or chosen itself, a part of a file, and what cannot be made shorter stays as it is.
 */
export function packedPage(shop: Shop, request: Request, response: Response): Response {
  const { headers, status, statusText } = response
  if (!isPackable(response) || forbidsPacking(request, headers)) return response
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
  const isPublic = /\bpublic\b/i.test(headers.get('cache-control') ?? '')
  if (!encoding || (!isPublic && isProvoked(shop, request)))
    return withHeaders(response, (mine) => mine.append('vary', 'Accept-Encoding'))
  const packed = new Headers(headers)
  packed.append('vary', 'Accept-Encoding')
  packed.set('content-encoding', encoding)
  packed.delete('content-length')
  // The same content, but no longer the same bytes.
  const tag = headers.get('etag')
  if (tag?.startsWith('"')) packed.set('etag', `W/${tag}`)
  const page =
    request.method === 'HEAD' || !response.body ? null : packStream(asNode(response.body), encoding)
  const body = page && (Readable.toWeb(page) as ReadableStream)
  return new Response(body, { status, statusText, headers: packed })
}

function isPackable({ status, headers }: Response): boolean {
  const isWhole = ![204, 206, 304].includes(status) && !headers.has('content-range')
  const isChosen = headers.has('content-encoding') || /accept-encoding|\*/i.test(headers.get('vary') ?? '')
  const length = headers.get('content-length')
  return (
    isWhole &&
    !isChosen &&
    (length === null || Number(length) >= worthPacking) &&
    packable.test(headers.get('content-type') ?? '')
  )
}

const asNode = (body: ReadableStream) => Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
