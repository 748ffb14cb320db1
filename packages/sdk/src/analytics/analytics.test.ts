import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAnalytics } from './analytics'
import { httpAnalytics } from './http-analytics'
import type { AnalyticsEvent, AnalyticsSending } from './provider'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const gathering = (isAnonymous = false) => {
  const batches: (readonly AnalyticsEvent[])[] = []
  const analytics = createAnalytics({
    isAnonymous,
    provider: {
      send(batch) {
        batches.push(batch)
      },
    },
  })
  return { analytics, batches }
}
const bytes = (batch: readonly AnalyticsEvent[] | undefined) =>
  new TextEncoder().encode(JSON.stringify({ batch })).length

describe('a batch', () => {
  it('goes when ten events are in it', () => {
    const { analytics, batches } = gathering()
    for (let at = 0; at < 9; at++) analytics.track('looked')
    expect(batches).toHaveLength(0)
    for (let at = 0; at < 11; at++) analytics.track('looked')
    expect(batches.map((batch) => batch.length)).toEqual([10, 10])
  })

  it('goes five seconds after its first event', () => {
    const { analytics, batches } = gathering()
    analytics.track('looked')
    vi.advanceTimersByTime(3000)
    analytics.track('bought')
    vi.advanceTimersByTime(1999)
    expect(batches).toHaveLength(0)
    vi.advanceTimersByTime(1)
    expect(batches.map((batch) => batch.length)).toEqual([2])
    vi.advanceTimersByTime(20_000)
    expect(batches).toHaveLength(1)
  })

  it('is never larger than 64 KB', () => {
    const { analytics, batches } = gathering()
    for (let at = 0; at < 4; at++) analytics.track('wrote', { text: 'ü'.repeat(15_000) })
    analytics.flush()
    expect(batches.map((batch) => batch.length)).toEqual([2, 2])
    for (const batch of batches) expect(bytes(batch)).toBeLessThanOrEqual(64 * 1024)
  })

  it('is filled to the last byte', () => {
    const { analytics, batches } = gathering()
    analytics.track('wrote', { text: '' })
    analytics.flush()
    const room = 64 * 1024 - bytes(batches[0])
    analytics.track('wrote', { text: 'x'.repeat(room - 1) })
    analytics.flush()
    analytics.track('wrote', { text: 'x'.repeat(room) })
    analytics.flush()
    expect(batches).toHaveLength(2)
    expect(bytes(batches[1])).toBe(64 * 1024 - 1)
  })

  it('has 300 ms to arrive', () => {
    let sending: AnalyticsSending | undefined
    const never = new Promise<void>(() => {})
    const analytics = createAnalytics({
      provider: {
        send(_, given) {
          sending = given
          return never
        },
      },
    })
    analytics.track('looked')
    vi.advanceTimersByTime(5000 + 299)
    expect(sending?.signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(sending?.signal.aborted).toBe(true)
  })

  it.each<[string, () => Promise<void>]>([
    [
      'throws',
      () => {
        throw new Error('no')
      },
    ],
    ['refuses', () => Promise.reject(new Error('no'))],
  ])('that a provider %s disturbs nobody', async (_, send) => {
    const analytics = createAnalytics({ provider: { send } })
    analytics.track('looked')
    expect(() => analytics.flush()).not.toThrow()
    await vi.advanceTimersByTimeAsync(1000)
  })

  it('is thrown away when it is stopped, and none follows', () => {
    const { analytics, batches } = gathering()
    analytics.track('looked')
    analytics.stop()
    analytics.track('looked')
    analytics.flush()
    vi.advanceTimersByTime(10_000)
    expect(batches).toEqual([])
  })
})

describe('who it was', () => {
  it('is told of whoever agreed', () => {
    const { analytics, batches } = gathering()
    analytics.identify('usr_1', { store: 'Kiln' })
    analytics.track('wrote', { email: 'ada@example.com' })
    analytics.flush()
    expect(batches[0]).toMatchObject([
      { type: 'identify', user_id: 'usr_1', traits: { store: 'Kiln' } },
      { type: 'track', user_id: 'usr_1', properties: { email: 'ada@example.com' } },
    ])
  })

  it('is not told of the anonymous', () => {
    const { analytics, batches } = gathering(true)
    analytics.identify('usr_1', { store: 'Kiln', name: 'Ada', email: 'ada@example.com' })
    analytics.track('wrote', { email: 'ada@example.com', length: 3 })
    analytics.flush()
    expect(JSON.stringify(batches)).not.toMatch(/usr_1|Ada|ada@/)
    expect(batches[0]).toMatchObject([{ traits: { store: 'Kiln' } }, { properties: { length: 3 } }])
    expect(batches[0]?.[0]?.anonymous_id).toBe(batches[0]?.[1]?.anonymous_id)
  })

  it.each([
    ['/a/orders?q=ada@example.com', '/a/orders'],
    ['/invite?token=secret#top', '/invite'],
    ['/a/orders/order_1', '/a/orders/order_1'],
  ])('is not in the address %s', (address, path) => {
    const { analytics, batches } = gathering()
    analytics.page(address)
    analytics.flush()
    expect(batches[0]).toMatchObject([{ type: 'page', path }])
  })
})

describe('over HTTP', () => {
  const sent = async (isLeaving: boolean) => {
    const fetch = vi.fn(async () => new Response())
    const analytics = createAnalytics({ provider: httpAnalytics({ url: 'https://events.test', fetch }) })
    analytics.track('looked')
    analytics.flush({ isLeaving })
    await vi.advanceTimersByTimeAsync(0)
    return fetch.mock.calls[0] as unknown as [string, RequestInit]
  }
  it('batches are posted without cookies, within the time', async () => {
    const [url, init] = await sent(false)
    expect(url).toBe('https://events.test')
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit' })
    expect(JSON.parse(String(init.body))).toMatchObject({ batch: [{ event: 'looked' }] })
    expect(init.signal).toBeInstanceOf(AbortSignal)
    expect(init.keepalive).toBeUndefined()
  })
  it('the last one outlives the page', async () => {
    const [, init] = await sent(true)
    expect(init.keepalive).toBe(true)
    expect(init.signal).toBeUndefined()
  })
})
