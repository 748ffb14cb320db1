import type { PluginDoor } from '../../../plugins/plugin'
import type { Shop } from '../../../shop'
import type { Face } from '../../selling/face'
import { signingKeys } from '../../signatures/keys'
import type { UcpOptions } from '../options'
import { protocol } from '../protocol'
import { ucpDoor } from './door'
import { mcpDoor } from './mcp/mcp-door'
import { operations } from './operations'
import { tellAgent } from './order/tell-agent'
import { handlersOf } from './payment-handlers'
import { businessProfile, profilePath } from './profile'

/** This version of the protocol as parts of a plugin. */
export const ucp20260408 = (options: UcpOptions): Face => ({
  protocol,
  doors: [profileDoor, ...operations.map((operation) => ucpDoor(operation, options)), mcpDoor(options)],
  tell: tellAgent,
})

/** What the shop can do, for whoever asks. Others keep it for five minutes, so that keys that are new are soon known. */
const profileDoor: PluginDoor = {
  method: 'GET',
  path: profilePath,
  answer: async (shop) =>
    Response.json(profileOf(shop), {
      headers: { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' },
    }),
}

const profileOf = (shop: Shop) =>
  businessProfile({
    baseUrl: shop.baseUrl,
    keys: signingKeys(shop.secrets).map(({ jwk }) => jwk),
    handlers: handlersOf(shop.providers.payment.values()),
  })
