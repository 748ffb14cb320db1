import type { AgentProtocol, AgentsAndFeeds, FeedAddress } from '@cartwright/contract'
import type { Shop } from '../shop'
import { placesOf } from './feeds/feed'
import { feedFiles } from './feeds/formats'
import { feedAddress } from './feeds/serve-feeds'
import { lastCalls } from './selling/call-log'
import { signingKeys } from './signatures/keys'
import { version } from './ucp/v2026_04_08/capabilities'
import { basePath, mcpPath, profilePath } from './ucp/v2026_04_08/profile'

/** What the shop offers to programs, as staff see it: by which protocols, at which addresses, signed by which keys. */
export async function agentsAndFeeds(shop: Shop): Promise<AgentsAndFeeds> {
  const protocols = protocolsOf(shop)
  return {
    protocols,
    signing_keys:
      protocols.length > 0
        ? signingKeys(shop.secrets).map(({ kid }, at) => ({ kid, is_current: at === 0 }))
        : [],
    calls: protocols.length > 0 ? await lastCalls(shop.db) : [],
    has_feeds: shop.feeds !== undefined,
    feeds: await feedsOf(shop),
  }
}

/** Protocols of which the shop has the doors, however it came by them. */
export function protocolsOf({ plugins, baseUrl }: Shop): AgentProtocol[] {
  const sells = plugins.some(({ doors = [] }) => doors.some(({ path }) => path === profilePath))
  if (!sells) return []
  return [
    {
      name: 'ucp',
      version,
      profile_url: `${baseUrl}${profilePath}`,
      endpoints: [
        { transport: 'rest', url: `${baseUrl}${basePath}` },
        { transport: 'mcp', url: `${baseUrl}${mcpPath}` },
      ],
    },
  ]
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
