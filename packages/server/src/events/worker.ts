import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import type { Shop } from '../shop'
import { now } from '../store/ids'
import { onEmit } from './emit'
import type { ShopEvent, Subscriber } from './subscriber'

/** How long a worker may take over a batch before another may take it up, in ms. */
const lease = 60_000
/** Waits before each new attempt, in ms; after the last one the event stays where it is, with its error. */
const waits = [1000, 10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000]
const batchSize = 20

interface Claimed extends ShopEvent {
  attempts: number
  delivered_to: string[] | null
}

const later = (ms: number) => new Date(Date.now() + ms).toISOString()

/**
 * Delivers events to their subscribers. Several instances share the work: a batch is claimed under a lease, so two
 * never deliver the same event at once, and what a crashed one held is taken up when its lease is over.
 */
export function startWorker(shop: Shop, subscribers: readonly Subscriber[]) {
  let stopped = false
  let wake = () => {}
  let woken = false
  const forget = onEmit(() => {
    woken = true
    wake()
  })

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      if (woken || stopped) {
        woken = false
        resolve()
        return
      }
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        woken = false
        resolve()
      }
    })

  const loop = (async () => {
    while (!stopped) {
      try {
        const delivered = await deliverBatch(shop, subscribers)
        if (delivered === 0) await sleep(1000)
      } catch (error) {
        shop.log.error({ err: error }, 'the event worker could not read its queue')
        await sleep(2000)
      }
    }
  })()

  return {
    /** Finishes the batch in hand and stops. */
    async stop() {
      stopped = true
      forget()
      wake()
      await loop
    },
  }
}

/** Delivers what is due, one batch; answers how many events it held. */
export async function deliverBatch(shop: Shop, subscribers: readonly Subscriber[]): Promise<number> {
  const batch = await claim(shop)
  for (const event of batch) await deliver(shop, subscribers, event)
  return batch.length
}

/** Delivers until nothing is due: for tests and for the last moments before a shutdown. */
export async function deliverAll(shop: Shop, subscribers: readonly Subscriber[]): Promise<void> {
  while ((await deliverBatch(shop, subscribers)) > 0);
}

const claim = async (shop: Shop): Promise<Claimed[]> => {
  const { event } = shop.db.t
  const free = () =>
    and(
      isNotNull(event.due_at),
      lte(event.due_at, now()),
      or(isNull(event.claimed_until), lt(event.claimed_until, now())),
    )
  // A look without a transaction first: an idle shop should not write.
  const [any] = await shop.db.select({ id: event.id }).from(event).where(free()).limit(1)
  if (!any) return []
  return shop.transaction(async (tx) => {
    const due = await tx.lockSkipping(
      tx.select({ id: event.id }).from(event).where(free()).orderBy(asc(event.id)).limit(batchSize),
    )
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    const rows = await tx
      .update(event)
      .set({ claimed_until: later(lease) })
      .where(inArray(event.id, ids))
      .returning()
    return rows.sort((a, b) => (a.id < b.id ? -1 : 1)) as Claimed[]
  })
}

async function deliver(shop: Shop, subscribers: readonly Subscriber[], event: Claimed): Promise<void> {
  const done = new Set(event.delivered_to ?? [])
  let failure: unknown
  for (const subscriber of subscribers) {
    if (done.has(subscriber.id)) continue
    if (!subscriber.events.includes('*') && !subscriber.events.includes(event.name)) continue
    try {
      await subscriber.handle(shop, event)
      done.add(subscriber.id)
    } catch (error) {
      failure = error
      shop.log.warn(
        { err: error, event: event.name, event_id: event.id, subscriber: subscriber.id },
        'a subscriber failed',
      )
    }
  }
  const wait = waits[event.attempts]
  await shop.transaction((tx) =>
    tx
      .update(tx.t.event)
      .set(
        failure === undefined
          ? {
              done_at: now(),
              due_at: null,
              claimed_until: null,
              delivered_to: [...done],
              error: null,
              ...withoutToken(event.data),
            }
          : {
              attempts: event.attempts + 1,
              due_at: wait === undefined ? null : later(wait),
              claimed_until: null,
              delivered_to: [...done],
              error: failure instanceof Error ? failure.message : String(failure),
            },
      )
      .where(eq(tx.t.event.id, event.id)),
  )
}

/** A token that has been mailed is nobody's business here any more. */
function withoutToken(data: unknown): { data: unknown } | undefined {
  if (!data || typeof data !== 'object' || !('token' in data)) return undefined
  const { token, ...rest } = data as Record<string, unknown>
  return { data: rest }
}
