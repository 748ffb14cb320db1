import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Shop } from '../shop'
import { startRedis } from '../testing/redis-server'
import { openTcpProxy } from '../testing/tcp-proxy'
import { closeLimiters, limiterOf, openLimiters } from './limiters'

const warned: unknown[] = []
async function shopWith(redisUrl: string, link = 'secret'): Promise<Shop> {
  const shop = {
    redisUrl,
    secrets: { link },
    engine: {},
    log: { warn: (...said: unknown[]) => warned.push(said) },
  }
  await openLimiters(shop as unknown as Shop)
  return shop as unknown as Shop
}

const attempt = (shop: Shop, key: string) =>
  limiterOf(shop, 'test', 2, 60)
    .consume(key)
    .then(
      () => 'ok',
      () => 'stop',
    )

it('counts for this instance alone while Redis cannot be reached', async () => {
  const shop = await shopWith('redis://127.0.0.1:1')
  expect([await attempt(shop, 'a'), await attempt(shop, 'a'), await attempt(shop, 'a')]).toEqual([
    'ok',
    'ok',
    'stop',
  ])
  closeLimiters(shop)
})

it('counts together with other instances of the shop through Redis, and apart from other shops', async ({
  skip,
}) => {
  const server = await startRedis()
  if (!server) return skip('no redis-server here')
  const [one, two] = [await shopWith(server.url), await shopWith(server.url)]
  const stranger = await shopWith(server.url, 'the secret of another shop')
  try {
    // Until the first connection is open each counts for itself.
    const together = async () => {
      const key = randomUUID()
      const ours = [await attempt(one, key), await attempt(two, key), await attempt(one, key)]
      return [...ours, await attempt(stranger, key)]
    }
    await expect.poll(together).toEqual(['ok', 'ok', 'stop', 'ok'])
  } finally {
    closeLimiters(one)
    closeLimiters(two)
    closeLimiters(stranger)
    await server.stop()
  }
})

it('goes on at once by itself, and with the others again within seconds, when the network to Redis swallows everything', async ({
  skip,
}) => {
  const server = await startRedis()
  if (!server) return skip('no redis-server here')
  const network = await openTcpProxy({ host: '127.0.0.1', port: Number(new URL(server.url).port) })
  const [one, two] = [await shopWith(`redis://127.0.0.1:${network.port}`), await shopWith(server.url)]
  const together = async () => {
    const key = String(Math.random())
    return [await attempt(one, key), await attempt(two, key), await attempt(one, key)]
  }
  try {
    await expect.poll(together, { timeout: 5000 }).toEqual(['ok', 'ok', 'stop'])
    network.swallow()
    const started = performance.now()
    expect(await together()).toEqual(['ok', 'ok', 'ok'])
    expect(performance.now() - started).toBeLessThan(3000)
    // The connection of that time never comes back to life: a new one is opened.
    await network.heal()
    await expect.poll(together, { timeout: 60_000, interval: 200 }).toEqual(['ok', 'ok', 'stop'])
  } finally {
    closeLimiters(one)
    closeLimiters(two)
    await network.close()
    await server.stop()
  }
})
