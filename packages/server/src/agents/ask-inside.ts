import { stringify } from 'qs'
import { vouchForCustomer } from '../http/vouched'
import { type AskShop, refusedBy } from './ask-shop'

/**
 * Who calls: staff by their token, a customer whom the caller vouches for, or a guest. Shoppers see what a publishable key narrows the
 * shop to where there is one.
 */
export interface Identity {
  token?: string
  customer?: { id: string; email: string }
  publishableKey?: string
}

/** Where a call comes from, and in which language its answer is wanted. */
interface Circumstances {
  /** Where the agent calls from. */
  address: string
  /** As in `Accept-Language`. */
  language?: string
}

interface Api {
  fetch(request: Request): Response | Promise<Response>
}

/**
 * Calls the shop of this process as its clients do over the network: who they are, what they may, limits, checks and audit are
 * those of every call.
 */
export function askInside(
  api: Api,
  { token, customer, publishableKey }: Identity,
  { address, language = 'en' }: Circumstances,
): AskShop {
  return async ({ method, path, query, body, idempotencyKey }) => {
    const search = stringify(query, { arrayFormat: 'brackets', addQueryPrefix: true })
    const request = new Request(`http://shop.internal${path}${search}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(publishableKey ? { 'x-publishable-api-key': publishableKey } : {}),
        'accept-language': language,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (customer) vouchForCustomer(request, customer)
    // As the socket says it of a request that came by one.
    Object.defineProperty(request, 'ip', { value: address })
    const response = await api.fetch(request)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
    const said: unknown = isJson ? JSON.parse(text) : text
    if (response.status >= 400) throw refusedBy(response.status, said)
    return said
  }
}
