import { createHmac } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { RateLimiterAbstract, RateLimiterCluster, RateLimiterRedis } from 'rate-limiter-flexible'
// The front door of the library reads its counters for twenty databases: a twentieth of what starting a shop costs.
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js'
import type { Shop } from '../shop'
import type { Engine } from '../store/database/engine'

interface Limiters {
  redis?: { client: Redis; Counter: typeof RateLimiterRedis }
  /** The process that started this one and its fellows counts for all of them. */
  shared?: { Counter: typeof RateLimiterCluster }
  /** What the keys of this shop begin with, on whichever instance: a Redis may serve several shops. */
  prefix: string
  byName: Map<string, RateLimiterAbstract>
}

/** By the database, which a shop shares with every copy of it that a request is handed. */
const limiters = new WeakMap<Engine, Limiters>()

/** How long a worker waits to hear how a limit stands, in ms; after that the limit stops nobody. */
const countedWithin = 2000

/** Counts in this process for all workers that it starts. */
export async function countForWorkers(): Promise<void> {
  const { RateLimiterClusterMaster } = await import('rate-limiter-flexible')
  new RateLimiterClusterMaster()
}

/**
 * The counter of a limit: in memory, or in Redis when instances share one. When Redis cannot be reached each
 * instance counts for itself until it is back; no request fails because of it. The workers of one instance count together.
 */
export function limiterOf(shop: Shop, name: string, points: number, duration: number): RateLimiterAbstract {
  let mine = limiters.get(shop.engine)
  if (!mine) {
    mine = { prefix: prefixOf(shop), byName: new Map() }
    limiters.set(shop.engine, mine)
  }
  let limiter = mine.byName.get(name)
  if (!limiter) {
    const options = { keyPrefix: `${mine.prefix}:limit:${name}`, points, duration }
    const ofInstance = mine.shared
      ? new mine.shared.Counter({ ...options, timeoutMs: countedWithin })
      : new RateLimiterMemory(options)
    limiter = mine.redis
      ? new mine.redis.Counter({
          ...options,
          storeClient: mine.redis.client,
          rejectIfRedisNotReady: true,
          insuranceLimiter: ofInstance,
        })
      : ofInstance
    mine.byName.set(name, limiter)
  }
  return limiter
}

/** How many of something in how many seconds. */
export interface CountedLimit {
  name: string
  points: number
  seconds: number
}

/**
 * Counts one more under a key. A counter that cannot count is logged and stops nobody.
 * @returns how long to wait, in whole seconds, one at least; undefined within the limit
 */
export async function countAgainst(
  shop: Shop,
  { name, points, seconds }: CountedLimit,
  key: string,
): Promise<number | undefined> {
  try {
    await limiterOf(shop, name, points, seconds).consume(key)
    return undefined
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    shop.log.warn({ err: refusal, limit: name }, 'a rate limit could not be counted')
    return undefined
  }
}

/**
 * Connects the limits of a shop to Redis, where it has one, and those of a worker to whoever counts for all of them. Before
 * that, and without, they count in memory.
 */
export async function openLimiters(shop: Shop, { isShared = false } = {}): Promise<void> {
  if (!shop.redisUrl && !isShared) return
  const { RateLimiterCluster, RateLimiterRedis } = await import('rate-limiter-flexible')
  limiters.set(shop.engine, {
    ...(shop.redisUrl && {
      redis: { client: await connect(shop, shop.redisUrl), Counter: RateLimiterRedis },
    }),
    ...(isShared && { shared: { Counter: RateLimiterCluster } }),
    prefix: prefixOf(shop),
    byName: new Map(),
  })
}

/** The same on every instance of a shop, and another for every shop: its secret says which it is, and stays secret. */
const prefixOf = ({ secrets }: Shop) =>
  `cartwright:${createHmac('sha256', secrets.link).update('redis').digest('hex').slice(0, 12)}`

async function connect(shop: Shop, url: string): Promise<Redis> {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2000,
    commandTimeout: 500,
    // A network that swallows packets does not say so: a silent connection is given up for a new one.
    socketTimeout: 2000,
  })
  let said = 0
  redis.on('error', (error) => {
    if (Date.now() - said < 60_000) return
    said = Date.now()
    shop.log.warn({ err: error }, 'Redis cannot be reached: limits count for this instance alone')
  })
  return redis
}

/** Lets go of Redis when the shop closes. */
export function closeLimiters(shop: Shop): void {
  limiters.get(shop.engine)?.redis?.client.disconnect()
  limiters.delete(shop.engine)
}
