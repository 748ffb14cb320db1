import type { Shop } from '../../shop'
import { isDatabaseAway } from './database-errors'
import { type Engine, pause } from './engine'

interface Owed {
  write: () => PromiseLike<unknown>
  /** Until when it is worth trying; then whoever waits for it has gone on without it. */
  until: number
}

const queues = new WeakMap<Engine, Owed[]>()

/**
 * Makes a small write now, or as soon as the database is back when it is away: one after another, for so many ms. Whoever
 * owes it need not wait, and its own failure is not made worse by it.
 * @throws whatever else the write throws now
 */
export async function writeOrOwe(shop: Shop, write: () => PromiseLike<unknown>, ms = 60_000): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    owe(shop, write, ms)
  }
}

/** The same where the database is known to be away. */
export function owe(shop: Shop, write: () => PromiseLike<unknown>, ms = 60_000): void {
  const queue = queues.get(shop.engine) ?? []
  queues.set(shop.engine, queue)
  queue.push({ write, until: Date.now() + ms })
  if (queue.length === 1) void shop.engine.detached(() => payBack(shop, queue))
}

async function payBack(shop: Shop, queue: Owed[]): Promise<void> {
  let wait = 100
  for (let next = queue[0]; next; next = queue[0])
    try {
      if (Date.now() < next.until) await next.write()
      queue.shift()
      wait = 100
    } catch (error) {
      if (isDatabaseAway(error)) {
        await pause(wait)
        wait = Math.min(wait * 2, 1000)
        continue
      }
      queue.shift()
      shop.log.error({ err: error }, 'a write that waited for the database failed')
    }
}
