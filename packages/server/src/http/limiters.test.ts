import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import type { Shop } from '../shop'
import { closeLimiters, limiterOf } from './limiters'

const warned: unknown[] = []
const shopWith = (redisUrl: string) =>
  ({ redisUrl, log: { warn: (...said: unknown[]) => warned.push(said) } }) as unknown as Shop

const attempt = (shop: Shop, key: string) =>
  limiterOf(shop, 'test', 2, 60)
    .consume(key)
    .then(
      () => 'ok',
      () => 'stop',
    )

/** A Redis of this test's own, or undefined where none is installed. */
async function startRedis(port: number) {
  const server = spawn('redis-server', ['--port', String(port), '--save', ''], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const failed = once(server, 'error').then(() => false)
  const ready = new Promise<boolean>((resolve) =>
    server.stdout.on('data', (chunk) => {
      if (String(chunk).includes('Ready to accept')) resolve(true)
    }),
  )
  return (await Promise.race([ready, failed])) ? server : undefined
}

it('counts for this instance alone while Redis cannot be reached', async () => {
  const shop = shopWith('redis://127.0.0.1:1')
  expect([await attempt(shop, 'a'), await attempt(shop, 'a'), await attempt(shop, 'a')]).toEqual([
    'ok',
    'ok',
    'stop',
  ])
  closeLimiters(shop)
})

it('counts together with other instances through Redis', async ({ skip }) => {
  const port = 20_000 + (process.pid % 20_000)
  const server = await startRedis(port)
  if (!server) return skip('no redis-server here')
  const [one, two] = [shopWith(`redis://127.0.0.1:${port}`), shopWith(`redis://127.0.0.1:${port}`)]
  try {
    // Until the first connection is open each counts for itself.
    const together = async () => {
      const key = String(Math.random())
      return [await attempt(one, key), await attempt(two, key), await attempt(one, key)]
    }
    await expect.poll(together, { timeout: 5000 }).toEqual(['ok', 'ok', 'stop'])
  } finally {
    closeLimiters(one)
    closeLimiters(two)
    server.kill()
    await once(server, 'exit')
  }
})
