import type { H3 } from 'h3'
import { stringify } from 'qs'
import { type AskShop, refusedBy } from './ask-shop'

/**
 * Calls the shop of this process as its clients do over the network, with their token: who they are, what they may, limits,
 * checks and audit are those of every call. `address` is where the agent calls from.
 */
export function askInside(app: Pick<H3, 'fetch'>, token: string, address: string): AskShop {
  return async ({ method, path, query, body, idempotencyKey }) => {
    const search = stringify(query, { arrayFormat: 'brackets', addQueryPrefix: true })
    const request = new Request(`http://shop.internal${path}${search}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': 'en',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    // As the socket says it of a request that came by one.
    Object.defineProperty(request, 'ip', { value: address })
    const response = await app.fetch(request)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
    const said: unknown = isJson ? JSON.parse(text) : text
    if (response.status >= 400) throw refusedBy(response.status, said)
    return said
  }
}
