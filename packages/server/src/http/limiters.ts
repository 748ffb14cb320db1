import { Redis } from 'ioredis'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { Shop } from '../shop'

interface Limiters {
  redis?: Redis
  byName: Map<string, RateLimiterAbstract>
}

const limiters = new WeakMap<Shop, Limiters>()

/**
 * The counter of a limit: in memory, or in Redis when instances share one. When Redis cannot be reached each
 * instance counts for itself until it is back; no request fails because of it.
 */
export function limiterOf(shop: Shop, name: string, points: number, duration: number): RateLimiterAbstract {
  let mine = limiters.get(shop)
  if (!mine) {
    mine = { redis: connect(shop), byName: new Map() }
    limiters.set(shop, mine)
  }
  let limiter = mine.byName.get(name)
  if (!limiter) {
    const options = { keyPrefix: `limit:${name}`, points, duration }
    limiter = mine.redis
      ? new RateLimiterRedis({
          ...options,
          storeClient: mine.redis,
          rejectIfRedisNotReady: true,
          insuranceLimiter: new RateLimiterMemory(options),
        })
      : new RateLimiterMemory(options)
    mine.byName.set(name, limiter)
  }
  return limiter
}

function connect(shop: Shop): Redis | undefined {
  if (!shop.redisUrl) return undefined
  const redis = new Redis(shop.redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2000,
    commandTimeout: 500,
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
  limiters.get(shop)?.redis?.disconnect()
  limiters.delete(shop)
}
