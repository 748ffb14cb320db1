import { and, asc, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Shop } from '../shop'
import { type Db, pause, type Tx } from '../store/engine'
import { now } from '../store/ids'
import { prepared } from '../store/prepared'
import { onEmit } from './emit'
import { outageLog } from './outage'
import type { ShopEvent, Subscriber } from './subscriber'

/** How long a worker may take over a batch before another may take it up, in ms. */
const lease = 60_000
/** Waits before each new attempt, in ms; after the last one the event stays where it is, with its error. */
const waits = [1000, 10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000]
const batchSize = 50
/** How long events may gather before they are delivered together, in ms. */
const gatherMs = 20

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

  const outage = outageLog(shop, 'the event worker')
  const loop = (async () => {
    while (!stopped) {
      try {
        const delivered = await deliverBatch(shop, subscribers)
        outage.succeeded()
        if (delivered === 0) {
          await sleep(1000)
          // What several requests write in the next moment goes in one batch.
          if (!stopped) await pause(gatherMs)
        }
      } catch (error) {
        outage.failed(error)
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
  const { events, held } = await claim(shop, subscribers)
  for (const event of events) await deliver(shop, subscribers, event)
  return held
}

/** Delivers until nothing is due: for tests and for the last moments before a shutdown. */
export async function deliverAll(shop: Shop, subscribers: readonly Subscriber[]): Promise<void> {
  while ((await deliverBatch(shop, subscribers)) > 0);
}

const dueColumns = ({ t: { event } }: Db) => ({
  id: event.id,
  name: event.name,
  data: event.data,
  created_at: event.created_at,
  attempts: event.attempts,
  delivered_to: event.delivered_to,
})

const due = prepared((db) => {
  const { event } = db.t
  const at = sql.placeholder('now')
  return (db as Tx).lockSkipping(
    db
      .select(dueColumns(db))
      .from(event)
      .where(
        and(
          isNotNull(event.due_at),
          lte(event.due_at, at),
          or(isNull(event.claimed_until), lt(event.claimed_until, at)),
        ),
      )
      .orderBy(asc(event.id))
      .limit(batchSize),
  )
})

const hears = (subscriber: Subscriber, name: string) =>
  subscriber.events.includes('*') || subscriber.events.includes(name)

/** Takes a batch under a lease. Events that nobody listens to are done with at once. */
async function claim(
  shop: Shop,
  subscribers: readonly Subscriber[],
): Promise<{ events: Claimed[]; held: number }> {
  const values = { now: now() }
  // A look without a transaction first: an idle shop should not write.
  const waiting = await shop.db.rows<Claimed>(due(shop.db), values)
  if (waiting.length === 0) return { events: [], held: 0 }
  return shop.transaction(async (tx) => {
    const rows = await tx.rows<Claimed>(due(tx), values)
    const events = rows.filter(({ name }) => subscribers.some((subscriber) => hears(subscriber, name)))
    const rest = rows.filter((row) => !events.includes(row))
    const idsOf = (some: Claimed[]) => some.map(({ id }) => id)
    if (events.length > 0)
      await tx.updateRows(tx.t.event, { id: idsOf(events) }, { claimed_until: later(lease) })
    if (rest.length > 0)
      await tx.updateRows(
        tx.t.event,
        { id: idsOf(rest) },
        { done_at: now(), due_at: null, claimed_until: null, delivered_to: [] },
      )
    return { events, held: rows.length }
  })
}

async function deliver(shop: Shop, subscribers: readonly Subscriber[], event: Claimed): Promise<void> {
  const done = new Set(event.delivered_to ?? [])
  let failure: unknown
  for (const subscriber of subscribers) {
    if (done.has(subscriber.id)) continue
    if (!hears(subscriber, event.name)) continue
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
  const outcome =
    failure === undefined
      ? { done_at: now(), due_at: null, error: null, ...withoutToken(event.data) }
      : {
          attempts: event.attempts + 1,
          due_at: wait === undefined ? null : later(wait),
          error: failure instanceof Error ? failure.message : String(failure),
        }
  await shop.transaction((tx) =>
    tx.updateRows(tx.t.event, { id: event.id }, { claimed_until: null, delivered_to: [...done], ...outcome }),
  )
}

/** A token that has been mailed is nobody's business here any more. */
function withoutToken(data: unknown): { data: unknown } | undefined {
  if (!data || typeof data !== 'object' || !('token' in data)) return undefined
  const { token, ...rest } = data as Record<string, unknown>
  return { data: rest }
}
