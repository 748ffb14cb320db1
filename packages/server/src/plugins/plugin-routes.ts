import type { CallName, Endpoint } from '@cartwright/contract'
import type { H3 } from 'h3'
import { z } from 'zod'
import { type ApiRequest, Reply } from '../http/request'
import { serveEndpoint } from '../http/serve-endpoint'
import type { Shop } from '../shop'
import type { Plugin, PluginRoute } from './plugin'

/** Serves the routes of plugins like those of the shop: who asks, limits, checks, audit, refusals. Returns their names. */
export function servePlugins(app: H3, shop: Shop, plugins: readonly Plugin[]): string[] {
  const routes = plugins.flatMap((plugin) => (plugin.routes ?? []).map((one) => ({ plugin, one })))
  for (const { plugin, one } of routes) {
    const [method, path] = one.name.split(' ') as ['GET', string]
    // Its name is none of the contract, and is handled like one: nothing looks it up there without finding nothing.
    const name = one.name as CallName
    app.on(method, path, serveEndpoint(shop, name, endpointOf(plugin, one), answering(one)))
  }
  return routes.map(({ one }) => one.name)
}

const endpointOf = (plugin: Plugin, { name, rules }: PluginRoute): Endpoint => ({
  access: rules.access,
  permission: rules.permission,
  tag: plugin.name,
  summary: name,
  // Without a word on it, nothing may be asked for.
  query: rules.query ?? z.strictObject({}),
  body: rules.body,
  returns: rules.returns,
})

/** Cuts what is answered to what the route says. An answer that is none is a mistake of the plugin, and told as such. */
const answering =
  ({ name, rules, handle }: PluginRoute) =>
  async (shop: Shop, ask: ApiRequest<never>): Promise<never> => {
    const answer = await handle(shop, ask as never)
    if (answer instanceof Reply) return answer as never
    const cut = rules.returns.safeParse(answer)
    if (!cut.success) throw new Error(`${name} answers what it does not say: ${z.prettifyError(cut.error)}`)
    return cut.data as never
  }
