import { LRUCache } from 'lru-cache'
import { countAgainst } from '../../../http/limiters'
import { askOutside, OutgoingError } from '../../../http/outgoing'
import type { Shop } from '../../../shop'
import type { Engine } from '../../../store/database/engine'
import { type Agent, invalidProfileUrl, keepsFor, readProfile } from './agent-profile'
import { ProtocolError } from './protocol-error'

/** So many profiles are remembered, and so many bytes may one have. */
const remembered = 500
const largest = 262_144
/** Profiles that are fetched in a minute at most, whoever names them. */
const perMinute = 120
/** How long one that could not be had is not asked for again, and how often one may be asked for out of turn, in ms. */
const floor = 60_000

interface Kept {
  agent?: Agent
  /** Why it could not be had. */
  failure?: ProtocolError
  fetched: number
}
interface Profiles {
  kept: LRUCache<string, Kept>
  underWay: Map<string, Promise<Kept>>
}

const profiles = new WeakMap<Engine, Profiles>()

/**
 * Who an agent is, by the address of its profile: fetched from public addresses alone, without redirects, and remembered for as
 * long as the profile says. How many are remembered and fetched is bounded, whatever addresses strangers name.
 * @param freshKey the name of a key that the profile should have: without it the profile is fetched anew, once a minute at most
 * @throws ProtocolError
 */
export async function agentBehind(shop: Shop, profile: string, freshKey?: string): Promise<Agent> {
  let mine = profiles.get(shop.engine)
  if (!mine) {
    mine = { kept: new LRUCache({ max: remembered }), underWay: new Map() }
    profiles.set(shop.engine, mine)
  }
  const kept = mine.kept.get(profile)
  const isStale =
    freshKey !== undefined &&
    kept?.agent !== undefined &&
    !kept.agent.keys.some(({ kid }) => kid === freshKey) &&
    kept.fetched + floor < Date.now()
  const found = kept && !isStale ? kept : await fetchOnce(shop, mine, profile)
  if (found.agent) return found.agent
  throw found.failure
}

function fetchOnce(shop: Shop, { kept, underWay }: Profiles, profile: string): Promise<Kept> {
  const running = underWay.get(profile)
  if (running) return running
  const fetching = fetchProfile(shop, profile)
    .then(({ ttl, ...found }) => {
      kept.set(profile, found, { ttl })
      return found
    })
    .finally(() => underWay.delete(profile))
  underWay.set(profile, fetching)
  return fetching
}

async function fetchProfile(shop: Shop, profile: string): Promise<Kept & { ttl: number }> {
  await countFetch(shop)
  const fetched = Date.now()
  const failed = (failure: ProtocolError) => ({ failure, fetched, ttl: floor })
  try {
    const { status, headers, body } = await askOutside(profile, {
      headers: { accept: 'application/json' },
      allowLocal: shop.webhooksMayBeLocal,
      maxBytes: largest,
      totalMs: 5000,
    })
    if (status < 200 || status >= 300)
      return failed(unreachable(`The profile ${profile} was answered with ${status}`))
    const agent = readProfile(profile, new TextDecoder().decode(body))
    return { agent, fetched, ttl: keepsFor(headers['cache-control']) }
  } catch (error) {
    if (error instanceof ProtocolError) return failed(error)
    if (!(error instanceof OutgoingError)) throw error
    const { reason, message } = error
    if (reason === 'refused') return failed(invalidProfileUrl(`The profile ${profile}: ${message}`))
    return failed(unreachable(`The profile ${profile} could not be fetched: ${message}`))
  }
}

const unreachable = (message: string) => new ProtocolError(424, 'profile_unreachable', message)

/** @throws ProtocolError 503, with Retry-After */
async function countFetch(shop: Shop): Promise<void> {
  const wait = await countAgainst(shop, { name: 'agent-profiles', points: perMinute, seconds: 60 }, 'all')
  if (wait !== undefined)
    throw new ProtocolError(503, 'busy', 'Too many new agents just now; try again shortly', {
      'retry-after': String(wait),
    })
}
