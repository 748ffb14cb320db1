import type { AgentProtocol, AgentProtocolName, FeedCheck, ProfileCheck } from '@cartwright/contract'
import { z } from 'zod'
import { askOutside, OutgoingError } from '../http/outgoing'
import type { Shop } from '../shop'
import { checkFeed } from './feeds/check-feed'
import { placesOf } from './feeds/feed'
import { protocolsOf } from './overview'
import { signingKeys } from './signatures/keys'

interface Found {
  profiles: ProfileCheck[]
  feeds: FeedCheck[]
}

/** How long what was found is told again, in ms, and how many products of a feed are looked at: somebody waits for it. */
const kept = 60_000
const mostProducts = 400
const feedReaders = ['google', 'acp'] as const
const looks = new WeakMap<Shop, { at: number; found: Promise<Found> }>()

/** Whether agents find the profile of the shop, and what marketplaces would refuse of its feeds: looked at once a minute at most. */
export function checkOutside(shop: Shop): Promise<Found> {
  const last = looks.get(shop)
  if (last && Date.now() - last.at < kept) return last.found
  const found = look(shop)
  looks.set(shop, { at: Date.now(), found })
  found.catch(() => looks.delete(shop))
  return found
}

async function look(shop: Shop): Promise<Found> {
  return {
    profiles: await Promise.all(protocolsOf(shop).map((protocol) => checkProfile(shop, protocol))),
    feeds: await checkFeeds(shop),
  }
}

const Profile = z.looseObject({
  ucp: z.looseObject({ version: z.string(), services: z.record(z.string(), z.array(z.looseObject({}))) }),
  signing_keys: z.array(z.looseObject({ kid: z.string() })),
})
const Discovery = z.looseObject({
  protocol: z.looseObject({ name: z.literal('acp'), version: z.string() }),
  api_base_url: z.string(),
})

/** Reads what is published by a protocol: whether it is this shop's. */
const readers: Record<AgentProtocolName, z.ZodType<(shop: Shop) => boolean>> = {
  ucp: Profile.transform(({ signing_keys }) => ({ secrets }: Shop) => {
    const [own] = signingKeys(secrets)
    return signing_keys.some(({ kid }) => kid === own?.kid)
  }),
  acp: Discovery.transform(
    ({ api_base_url }) =>
      ({ baseUrl }: Shop) =>
        api_base_url.startsWith(`${baseUrl}/`),
  ),
}

/** Asks as agents do, by the address that the shop says it has. */
export async function checkProfile(
  shop: Shop,
  { name: protocol, profile_url: url }: Pick<AgentProtocol, 'name' | 'profile_url'>,
): Promise<ProfileCheck> {
  const said = (status: ProfileCheck['status'], detail: string | null = null) => ({
    protocol,
    url,
    status,
    detail,
  })
  let answer: Awaited<ReturnType<typeof askOutside>>
  try {
    // It is the shop's own address, which may well be of this machine.
    answer = await askOutside(url, { allowLocal: true, totalMs: 5000 })
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    return said('unreachable', error.message)
  }
  if (answer.status !== 200) return said('unreachable', `HTTP ${answer.status}`)
  const read = readers[protocol].safeParse(jsonOf(answer.body))
  if (!read.success) return said('invalid', z.prettifyError(read.error))
  if (!read.data(shop)) return said('foreign')
  return said(url.startsWith('https:') ? 'ok' : 'not_https')
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** One after the other: each reads the catalogue, and shoppers come first. */
async function checkFeeds(shop: Shop): Promise<FeedCheck[]> {
  const { feeds: settings } = shop
  if (!settings) return []
  const found: FeedCheck[] = []
  for (const place of await placesOf(shop, settings))
    for (const reader of feedReaders) {
      const {
        feed,
        products,
        variants,
        unpriced,
        is_partial = false,
        problems,
      } = await checkFeed(shop, settings, {
        place,
        reader,
        most: mostProducts,
      })
      found.push({
        feed,
        reader,
        products,
        variants,
        unpriced,
        is_partial,
        problems: problems.map(({ field, problem, mend, count }) => ({ field, problem, mend, count })),
      })
    }
  return found
}
