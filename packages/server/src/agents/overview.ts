import type { AgentProtocol, AgentsAndFeeds, FeedAddress } from '@cartwright/contract'
import type { Shop } from '../shop'
import * as acp from './acp/v2026_04_17/release'
import { placesOf } from './feeds/feed'
import { feedFiles } from './feeds/formats'
import { feedAddress } from './feeds/serve-feeds'
import { lastCalls } from './selling/call-log'
import { signingKeys } from './signatures/keys'
import { version as ucpVersion } from './ucp/v2026_04_08/capabilities'
import * as ucp from './ucp/v2026_04_08/profile'

/** What the shop offers to programs, as staff see it: by which protocols, at which addresses, signed by which keys. */
export async function agentsAndFeeds(shop: Shop): Promise<AgentsAndFeeds> {
  const protocols = protocolsOf(shop)
  return {
    protocols,
    signing_keys:
      // By the other protocol messages are signed by what each agent has in common with the shop.
      protocols.some(({ name }) => name === 'ucp')
        ? signingKeys(shop.secrets).map(({ kid }, at) => ({ kid, is_current: at === 0 }))
        : [],
    calls: protocols.length > 0 ? await lastCalls(shop.db) : [],
    has_feeds: shop.feeds !== undefined,
    feeds: await feedsOf(shop),
  }
}

/** Protocols of which the shop has the doors, however it came by them. */
export function protocolsOf({ plugins, baseUrl }: Shop): AgentProtocol[] {
  const paths = new Set(plugins.flatMap(({ doors = [] }) => doors.map(({ path }) => path)))
  const known: AgentProtocol[] = [
    {
      name: 'ucp',
      version: ucpVersion,
      profile_url: `${baseUrl}${ucp.profilePath}`,
      endpoints: [
        { transport: 'rest', url: `${baseUrl}${ucp.basePath}` },
        { transport: 'mcp', url: `${baseUrl}${ucp.mcpPath}` },
      ],
    },
    {
      name: 'acp',
      version: acp.version,
      profile_url: `${baseUrl}${acp.discoveryPath}`,
      endpoints: [
        { transport: 'rest', url: `${baseUrl}${acp.basePath}` },
        { transport: 'mcp', url: `${baseUrl}${acp.mcpPath}` },
      ],
    },
  ]
  return known.filter(({ profile_url }) => paths.has(profile_url.slice(baseUrl.length)))
}

async function feedsOf(shop: Shop): Promise<FeedAddress[]> {
  if (!shop.feeds) return []
  const places = await placesOf(shop, shop.feeds)
  return places.map((place) => ({
    name: place.name,
    region_id: place.region.id,
    region: place.region.name,
    language: place.language,
    currency_code: place.region.currency_code,
    files: feedFiles.map((file) => ({ file, url: feedAddress(shop, place, file) })),
  }))
}
