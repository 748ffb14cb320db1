import type { CallName, ErrorReply, Input, Output } from '@cartwright/contract'
import { type Client, createClient } from '../client'

/** What a call of the fake shop is asked. Queries are read as text, as a shop reads them. */
export interface Asked<K extends CallName> {
  params: Input<K>['params']
  query: URLSearchParams
  body: Input<K>['body']
}
type Answer<K extends CallName> = Output<K> | Refused
export type FakeRoutes = {
  [K in CallName]?: Answer<K> | ((asked: Asked<K>) => Answer<K> | Promise<Answer<K>>)
}

class Refused {
  constructor(
    readonly status: number,
    readonly body: ErrorReply,
    readonly headers: Record<string, string>,
  ) {}
}
/** A refusal, as a shop words it; with headers where they say more, as `retry-after` does. */
export const refuse = (status: number, body: ErrorReply, headers: Record<string, string> = {}) =>
  new Refused(status, body, headers)

export interface FakeShop {
  client: Client
  fetch: typeof globalThis.fetch
  /** The calls it knows, those first that name what they want. */
  calls: CallName[]
  /** What was asked so far, in order. */
  requests: { call: CallName; params: Record<string, string>; query: URLSearchParams; body: unknown }[]
}

/** A shop for stories and component tests: answers given calls with given replies, 404 to all else. */
export function fakeShop(routes: FakeRoutes): FakeShop {
  const requests: FakeShop['requests'] = []
  // A path that names what it wants comes before one that takes any id there, as in a shop.
  const known = Object.keys(routes)
    .sort((one, other) => paramsIn(one) - paramsIn(other))
    .map((name) => ({ name: name as CallName, matches: matcherOf(name) }))
  const fetch = async (input: string | URL | globalThis.Request, init?: RequestInit) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    for (const { name, matches } of known) {
      const params = matches(request.method, url.pathname)
      if (!params) continue
      const isJson = request.headers.get('content-type')?.includes('json')
      const text = isJson ? await request.text() : ''
      const body = text ? JSON.parse(text) : undefined
      requests.push({ call: name, params, query: url.searchParams, body })
      const route = routes[name] as unknown
      const answer =
        typeof route === 'function' ? await route({ params, query: url.searchParams, body }) : route
      if (answer instanceof Refused) {
        const { status, headers } = answer
        return Response.json(answer.body, { status, headers })
      }
      return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer)
    }
    const message = `The fake shop has no answer for ${request.method} ${url.pathname}`
    return Response.json({ type: 'not_found', message }, { status: 404 })
  }
  const client = createClient({ baseUrl: 'http://shop.test', fetch: fetch as typeof globalThis.fetch })
  return { client, fetch: fetch as typeof globalThis.fetch, calls: known.map(({ name }) => name), requests }
}

const paramsIn = (name: string) => name.split('/:').length

function matcherOf(name: string) {
  const [method, path = ''] = name.split(' ')
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)
  return (asked: string, pathname: string): Record<string, string> | undefined => {
    const found = asked === method ? pattern.exec(pathname) : null
    return found
      ? Object.fromEntries(
          Object.entries(found.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]),
        )
      : undefined
  }
}
