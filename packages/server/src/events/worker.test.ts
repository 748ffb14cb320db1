import { isNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeShop } from '../testing/test-shop'
import { emit } from './emit'
import { runDue } from './schedule'
import type { ShopEvent, Subscriber } from './subscriber'
import { deliverAll } from './worker'

const listener = (id: string, handle: (event: ShopEvent) => void): Subscriber => ({
  id,
  events: ['test.happened'],
  handle: async (_, event) => handle(event),
})

describeShop('events', (t) => {
  it('reach every subscriber once, after the commit, in order', async () => {
    const heard: unknown[] = []
    const both = [
      listener('a', (event) => heard.push(['a', event.data])),
      listener('b', (event) => heard.push(['b', event.data])),
    ]
    await t.shop.transaction(async (tx) => {
      await emit(tx, 'test.happened', { n: 1 })
      await emit(tx, 'test.happened', { n: 2 })
      await emit(tx, 'test.other', {})
    })
    await deliverAll(t.shop, both)
    await deliverAll(t.shop, both)
    expect(heard).toEqual([
      ['a', { n: 1 }],
      ['b', { n: 1 }],
      ['a', { n: 2 }],
      ['b', { n: 2 }],
    ])
  })

  it('are not written when the transaction fails', async () => {
    const heard: unknown[] = []
    await expect(
      t.shop.transaction(async (tx) => {
        await emit(tx, 'test.happened', {})
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await deliverAll(t.shop, [listener('c', (event) => heard.push(event))])
    expect(heard).toEqual([])
  })

  it('come again only to the subscriber that failed', async () => {
    const counts = { good: 0, bad: 0 }
    const mixed = [
      listener('good', () => {
        counts.good += 1
      }),
      listener('bad', () => {
        counts.bad += 1
        if (counts.bad === 1) throw new Error('not now')
      }),
    ]
    await t.shop.transaction((tx) => emit(tx, 'test.happened', {}))
    await deliverAll(t.shop, mixed)
    const { event } = t.shop.db.t
    await t.shop.transaction((tx) =>
      tx.update(event).set({ due_at: '2000-01-01T00:00:00.000Z' }).where(isNull(event.done_at)),
    )
    await deliverAll(t.shop, mixed)
    expect(counts).toEqual({ good: 1, bad: 2 })
  })

  it('are delivered by one of several workers at a time', async () => {
    let heard = 0
    const slow: Subscriber = {
      id: 'slow',
      events: ['test.happened'],
      handle: async () => {
        heard += 1
        await new Promise((resolve) => setImmediate(resolve))
      },
    }
    await t.shop.transaction(async (tx) => {
      for (let n = 0; n < 30; n++) await emit(tx, 'test.happened', { n })
    })
    await Promise.all(Array.from({ length: 4 }, () => deliverAll(t.shop, [slow])))
    expect(heard).toBe(30)
  })
})

describeShop('timed work', (t) => {
  it('runs once though several instances look at once, and again when its time has come', async () => {
    let runs = 0
    const run = async () => {
      runs += 1
    }
    const work = [{ id: 'test', every: 60_000, run }]
    await Promise.all(Array.from({ length: 5 }, () => runDue(t.shop, work)))
    expect(runs).toBe(1)
    await t.shop.transaction((tx) => tx.update(tx.t.schedule).set({ due_at: '2000-01-01T00:00:00.000Z' }))
    await runDue(t.shop, work)
    expect(runs).toBe(2)
  })
})
