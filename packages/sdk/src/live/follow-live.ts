import type { LiveNews, Present } from '@cartwright/contract'
import type { StoreClient } from '../client'
import { ShopError } from '../errors'
import { messagesOf } from './event-stream'

/** How news arrive: by a stream, by asking again and again, or not at all because nobody is signed in or may ask. */
export type LiveStatus = 'connecting' | 'stream' | 'polling' | 'off'

export interface LiveListener {
  onNews(news: LiveNews): void
  /** Who looks at the record that this visit looks at. */
  onPresent?(present: readonly Present[]): void
  onStatus?(status: LiveStatus): void
}

export interface LiveOptions {
  /** The name of this visit; without one it is nowhere. */
  visit?: string
  /** A revision that was told before: what changed after it is told first. */
  since?: number
  /** A stream that is silent for so long is dead, in ms: the shop says something every 15 seconds. */
  silentMs?: number
  /** Pauses between two attempts, in ms, the last one for all that follow; a fifth is left to chance. */
  pauses?: readonly number[]
}

const usualPauses = [1000, 2000, 5000, 10_000, 15_000, 30_000, 60_000]
/** A stream that was cut this often without having told anything: from now on it is asked instead, and tried between. */
const enough = 2

/** Follows what changes in the shop, from where it was left, until it is stopped. Nothing is missed when a stream is cut. */
export function followLive(
  client: Pick<StoreClient, 'send' | 'stream'>,
  listener: LiveListener,
  { visit, since, silentMs = 40_000, pauses = usualPauses }: LiveOptions = {},
): () => void {
  const stop = new AbortController()
  void follow()
  return () => stop.abort()

  async function follow() {
    let failures = 0
    listener.onStatus?.('connecting')
    while (!stop.signal.aborted) {
      try {
        if (client.stream) await listen(() => (failures = 0))
        else failures = Math.max(failures, enough)
      } catch (error) {
        if (stop.signal.aborted) return
        if (isFinal(error)) return listener.onStatus?.('off')
      }
      failures += 1
      if (stop.signal.aborted) return
      try {
        if (failures > enough) await ask()
      } catch (error) {
        if (stop.signal.aborted) return
        if (isFinal(error)) return listener.onStatus?.('off')
      }
      await pause((pauses[Math.min(failures, pauses.length) - 1] ?? 1000) * (0.9 + Math.random() / 5))
    }
  }

  /** Listens until the stream ends. */
  async function listen(onHeard: () => void): Promise<void> {
    const quiet = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const heard = () => {
      clearTimeout(timer)
      timer = setTimeout(() => quiet.abort(), silentMs)
    }
    heard()
    try {
      const signal = AbortSignal.any([stop.signal, quiet.signal])
      const response = await client.stream?.('/admin/live', { query: { since, visit }, signal })
      if (!response?.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
        throw new Error('There is no stream')
      for await (const { event, data } of messagesOf(response.body, heard)) {
        if (stop.signal.aborted) return
        onHeard()
        if (event === 'news') {
          take(JSON.parse(data))
          listener.onStatus?.('stream')
        } else if (event === 'present') listener.onPresent?.(JSON.parse(data))
        else if (event === 'bye') return
      }
    } finally {
      clearTimeout(timer)
    }
  }

  async function ask(): Promise<void> {
    const { present, ...news } = await client.send(
      'GET /admin/live',
      { query: { since, visit } },
      { signal: stop.signal, retries: 0 },
    )
    take(news)
    listener.onPresent?.(present)
    listener.onStatus?.('polling')
  }

  function take(news: LiveNews): void {
    since = news.revision
    listener.onNews(news)
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      stop.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
}

/** Nobody is signed in, it is not allowed, or this shop does not know the call: asking again will not help. */
const isFinal = (error: unknown) => error instanceof ShopError && [401, 403, 404].includes(error.status)
