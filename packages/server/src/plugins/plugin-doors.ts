import { randomUUID } from 'node:crypto'
import type { H3, H3Event } from 'h3'
import { ShopError } from '../errors'
import { clientAddress } from '../http/client-address'
import { errorReply } from '../http/error-reply'
import { countAgainst } from '../http/limiters'
import { pathParams } from '../http/path-params'
import { mebibyte, readBytes } from '../http/request-bytes'
import type { Shop } from '../shop'
import type { Plugin, PluginDoor } from './plugin'

/**
 * Serves the doors of plugins: each request counted by the address it came from, its body no larger than the door takes, what
 * goes wrong logged and answered without a word of it. Another method is told which there are.
 */
export function serveDoors(app: H3, shop: Shop, plugins: readonly Plugin[]): void {
  const doors = plugins.flatMap((plugin) => (plugin.doors ?? []).map((door) => ({ plugin, door })))
  for (const path of new Set(doors.map(({ door }) => door.path))) {
    const here = doors.filter(({ door }) => door.path === path)
    const allowed = here.map(({ door }) => door.method)
    app.all(path, (event) => {
      const asked = event.req.method === 'HEAD' ? 'GET' : event.req.method
      const found = here.find(({ door }) => door.method === asked)
      return found ? answerAt(app, shop, found.plugin, found.door, event) : notThere(allowed)
    })
  }
}

const notThere = (allowed: readonly string[]) =>
  Response.json(
    { type: 'method_not_allowed', message: 'Method Not Allowed' },
    { status: 405, headers: { allow: allowed.join(', '), 'cache-control': 'no-store' } },
  )

async function answerAt(
  app: H3,
  shop: Shop,
  plugin: Plugin,
  door: PluginDoor,
  { req, context }: H3Event,
): Promise<Response> {
  const requestId = randomUUID()
  const headers = new Headers({ 'x-request-id': requestId, 'x-content-type-options': 'nosniff' })
  try {
    const address = clientAddress(req.ip, req.headers)
    await countRequest(shop, plugin, door, address, headers)
    const response = await door.answer(shop, {
      request: req as Request,
      params: pathParams(context.params),
      address,
      body: () => readBytes(req as Request, door.maxBytes ?? mebibyte),
      askShop: async (request) => {
        // As the socket says it of a request that came by one.
        Object.defineProperty(request, 'ip', { value: address })
        return app.fetch(request)
      },
    })
    for (const [name, value] of headers) if (!response.headers.has(name)) response.headers.set(name, value)
    return response
  } catch (error) {
    const call = `${door.method} ${door.path}`
    return errorReply(shop, error, requestId, headers, call, req.headers.get('accept-language'))
  }
}

/** @throws too_many_requests, with Retry-After */
async function countRequest(
  shop: Shop,
  plugin: Plugin,
  { method, path, perMinute = 600 }: PluginDoor,
  address: string,
  headers: Headers,
): Promise<void> {
  const limit = { name: `door:${plugin.name}:${method} ${path}`, points: perMinute, seconds: 60 }
  const wait = await countAgainst(shop, limit, address)
  if (wait === undefined) return
  headers.set('retry-after', String(wait))
  throw new ShopError('too_many_requests', `Too many requests; try again in ${wait} s`)
}
