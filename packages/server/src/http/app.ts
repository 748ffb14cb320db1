import { type CallName, contract, type Endpoint, errorTypes } from '@cartwright/contract'
import { H3, type H3Event, type HTTPError } from 'h3'
import { serveDoors } from '../plugins/plugin-doors'
import { servePlugins } from '../plugins/plugin-routes'
import { refusalOf } from '../refusal-of'
import type { Shop } from '../shop'
import { withPatience } from '../store/database/patience'
import { assertGuarded } from './access'
import { cors } from './cors'
import type { Handler } from './request'
import { serveEndpoint } from './serve-endpoint'

const apiHeaders: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'same-origin'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
]

const refusal = (type: keyof typeof errorTypes, message: string) =>
  new Response(JSON.stringify({ type, message }), {
    status: errorTypes[type],
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })

/** How long a request may wait for its database in all, in ms: it is answered within 15 s, come what may. */
const longest = 12_000

const notNow = (message: string, seconds: number) => {
  const response = refusal('unavailable', message)
  response.headers.set('retry-after', String(seconds))
  return response
}

/** The API of a shop as an h3 app: every call of the contract that has a route. */
export function createApi(shop: Shop, routes: Partial<Record<CallName, unknown>>): H3 {
  const app = new H3({ silent: true, onError: (error, event) => refusedByRouter(shop, error, event) })
  const open = { requests: 0 }
  app.use((_, next) => withPatience(longest, next))
  app.use('/store/**', (event, next) => guarded(shop, event, next, open, 'store'))
  // Where shops of v1 answer who waits for sold-out goods.
  app.use('/restock-notifications/**', (event, next) => guarded(shop, event, next, open, 'store'))
  app.use('/admin/**', (event, next) => guarded(shop, event, next, open, 'admin'))
  for (const [name, endpoint] of Object.entries(contract) as [CallName, Endpoint][]) {
    const handler = routes[name]
    if (!handler) continue
    assertGuarded(name, endpoint)
    const [method, path] = name.split(' ') as [string, string]
    app.on(
      method as 'GET',
      path,
      whenAsked(() => serveEndpoint(shop, name, endpoint, handler as Handler<never>)),
    )
  }
  const added = servePlugins(app, shop, shop.plugins)
  serveDoors(app, shop, shop.plugins)
  // Routes cost at every start: those that only refuse are made when the first request misses.
  let refusals: H3 | undefined
  const miss = (event: H3Event) => {
    refusals ??= refusing([...Object.keys(routes), ...added])
    return refusals.fetch(event.req as Request)
  }
  app.all('/store/**', miss)
  app.all('/restock-notifications/**', miss)
  app.all('/admin/**', miss)
  return app
}

/** Makes what serves a call when somebody first asks for it: most processes are asked for few of the calls there are. */
function whenAsked(make: () => (event: H3Event) => Promise<Response>) {
  let serve: ReturnType<typeof make> | undefined
  return (event: H3Event) => {
    serve ??= make()
    return serve(event)
  }
}

/** A path that exists for another method is told from one that does not. */
function refusing(names: readonly string[]): H3 {
  const app = new H3({ silent: true })
  const paths = new Set(names.map((name) => name.split(' ')[1] ?? ''))
  for (const path of paths) app.all(path, () => refusal('method_not_allowed', 'Method Not Allowed'))
  return app.all('/**', () => refusal('not_found', 'Not Found'))
}

/** What no route answers, or what cannot be read as an address: said in the shape of every refusal. */
function refusedByRouter(shop: Shop, error: HTTPError, event: H3Event): Response {
  if (error.status === 404) return refusal('not_found', 'Not Found')
  if (error.status < 500) return refusal('invalid_data', 'The address cannot be read')
  shop.log.error({ err: error, method: event.req.method }, 'a request failed outside every call')
  const known = refusalOf(error.cause)
  if (known?.type === 'unavailable') return notNow(known.message, 2)
  return refusal('unknown_error', 'An unknown error occurred.')
}

/** Around every API call: the limit on open requests, CORS, headers. */
async function guarded(
  shop: Shop,
  event: H3Event,
  next: () => unknown,
  open: { requests: number },
  domain: 'store' | 'admin',
): Promise<Response> {
  const preflight = cors(shop, event.req, domain)
  if (preflight.answer) return preflight.answer
  if (open.requests >= 1000) {
    return notNow('The shop is busy; try again shortly', 1)
  }
  open.requests += 1
  try {
    const response = (await next()) as Response
    for (const [name, value] of apiHeaders) response.headers.set(name, value)
    for (const [name, value] of preflight.headers) response.headers.append(name, value)
    return response
  } finally {
    open.requests -= 1
  }
}
