import { type HttpHandler, http } from 'msw'
import type { FakeShop } from './fake-shop'

/**
 * The calls that a shop of the tests knows, as handlers of msw for an application that asks the network: in a worker of the
 * browser, or on Node. What the shop does not know goes on to other handlers.
 */
export const shopHandlers = (shop: Pick<FakeShop, 'fetch' | 'calls'>, baseUrl: string): HttpHandler[] =>
  shop.calls.map((name) => {
    const [method = '', path = ''] = name.split(' ')
    const ask = http[method.toLowerCase() as 'get' | 'post' | 'delete']
    return ask(baseUrl.replace(/\/+$/, '') + path, ({ request }) => shop.fetch(request))
  })
