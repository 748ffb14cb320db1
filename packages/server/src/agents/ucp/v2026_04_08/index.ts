import type { PluginDoor } from '../../../plugins/plugin'
import type { Shop } from '../../../shop'
import { identityLinking } from '../../identity'
import { assertBudget } from '../../selling/budget'
import type { Face } from '../../selling/face'
import { signingKeys } from '../../signatures/keys'
import type { UcpOptions } from '../options'
import { protocol } from '../protocol'
import { ucpDoor } from './door'
import { identityServer } from './identity/identity-server'
import { mcpDoor } from './mcp/mcp-door'
import { operations } from './operations'
import { tellAgent } from './order/tell-agent'
import { handlersOf } from './payment-handlers'
import { businessProfile, profilePath } from './profile'

/** This version of the protocol as parts of a plugin. @throws for options that do not hold together */
export function ucp20260408(options: UcpOptions): Face {
  if (options.budget) assertBudget(options.budget, 'agents.ucp.budget')
  const linking = options.identity && identityLinking(identityServer(options.identity))
  return {
    protocol,
    tell: tellAgent,
    ...linking,
    doors: [
      profileDoor(options),
      ...operations.map((operation) => ucpDoor(operation, options)),
      mcpDoor(options),
      ...(linking?.doors ?? []),
    ],
  }
}

/** What the shop can do, for whoever asks. Others keep it for five minutes, so that keys that are new are soon known. */
const profileDoor = (options: UcpOptions): PluginDoor => ({
  method: 'GET',
  path: profilePath,
  answer: async (shop) =>
    Response.json(profileOf(shop, options), {
      headers: { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' },
    }),
})

const profileOf = (shop: Shop, { identity }: UcpOptions) =>
  businessProfile({
    linksIdentities: identity !== undefined,
    baseUrl: shop.baseUrl,
    keys: signingKeys(shop.secrets).map(({ jwk }) => jwk),
    handlers: handlersOf(shop.providers.payment.values()),
  })
