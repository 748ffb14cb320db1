import { FastResponse } from 'srvx'
import type { Shop } from '../shop'
import { KeptBytes } from '../store/memory/kept-bytes'
import { acceptedEncoding } from './accepted-encoding'
import { packHiding } from './length-hiding'
import { isProvoked } from './provoked'

/** Shorter replies fit into one packet anyway. */
export const worthPacking = 1024

/**
 * A reply whose body is at hand, packed as its client asked. What is kept is the same for everybody and packed once; what
 * is made for one caller hides its length, and is not packed if another site may be behind the request. A body that holds
 * a credential is never packed.
 */
export async function packedReply(
  shop: Shop,
  request: Request,
  body: string | Buffer<ArrayBuffer> | KeptBytes,
  {
    status = 200,
    headers,
    holdsCredential = false,
  }: { status?: number; headers: Headers; holdsCredential?: boolean },
): Promise<Response> {
  const isKept = body instanceof KeptBytes
  let content: string | Buffer = isKept ? body.plain : body
  if (content.length >= worthPacking && !holdsCredential && !forbidsPacking(request, headers)) {
    headers.append('vary', 'Accept-Encoding')
    const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
    if (encoding && (isKept || !isProvoked(shop, request))) {
      content = isKept ? await body.in(encoding) : await packHiding(content, encoding)
      headers.set('content-encoding', encoding)
    }
  }
  // Written to the socket as it is, where a plain Response would be read through a stream.
  return new FastResponse(status === 204 ? null : (content as BodyInit), { status, headers })
}

/** `no-transform` of either side: the bytes are to arrive as they were made (RFC 9111, 5.2). */
export const forbidsPacking = (request: Request, headers: Headers): boolean =>
  [request.headers, headers].some((side) => /\bno-transform\b/i.test(side.get('cache-control') ?? ''))
