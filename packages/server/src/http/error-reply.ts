import { refusalOf } from '../refusal-of'
import type { Shop } from '../shop'
import { wordsFor } from './error-messages/error-words'
import { acceptedCodings } from './request-bytes'

/**
 * Every refusal is JSON `{ type, message, code? }`, the message in the language the caller accepts where it is a frequent
 * one. What went wrong inside stays inside, under the request id.
 */
export async function errorReply(
  shop: Shop,
  error: unknown,
  requestId: string,
  headers: Headers,
  call: string,
  acceptLanguage: string | null = null,
): Promise<Response> {
  const known = refusalOf(error)
  headers.set('content-type', 'application/json; charset=utf-8')
  headers.set('cache-control', 'no-store')
  if (!known || known.status >= 500)
    shop.log.error({ err: error, request_id: requestId, call }, 'request failed')
  const words = await wordsFor(acceptLanguage, known ?? { type: 'unknown_error' })
  if (words) headers.set('content-language', words.language)
  if (!known) {
    const body = {
      type: 'unknown_error',
      code: 'unknown_error',
      message: words?.text ?? 'An unknown error occurred.',
      request_id: requestId,
    }
    return new Response(JSON.stringify(body), { status: 500, headers })
  }
  if (known.code === 'content_encoding') headers.set('accept-encoding', acceptedCodings)
  if (known.status === 503) headers.set('retry-after', '2')
  if (known.status === 429 && !headers.has('retry-after')) headers.set('retry-after', '5')
  const body = known.body
    ? {
        ...(words ? translated(known.body, known.message, words.text) : known.body),
        ...(known.type === 'invalid_data' && !('type' in known.body) ? {} : { request_id: requestId }),
      }
    : {
        type: known.type,
        message: words?.text ?? known.message,
        ...(known.code ? { code: known.code } : {}),
        request_id: requestId,
      }
  return new Response(JSON.stringify(body), { status: known.status, headers })
}

/** Replies of other shapes hold the sentence in more than one place. */
const translated = (body: Record<string, unknown>, from: string, to: string): Record<string, unknown> =>
  JSON.parse(JSON.stringify(body), (key, value) => (key === 'message' && value === from ? to : value))
