import { and, asc, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Shop } from '../shop'
import { type Db, pause, type Tx } from '../store/database/engine'
import { prepared } from '../store/database/prepared'
import { inBackground } from '../store/database/turns'
import { now } from '../store/schema/ids'
import { traced } from '../telemetry/tracing'
import { onEmit } from './emit'
import { outageLog } from './outage'
import type { ShopEvent, Subscriber } from './subscriber'

/** How long a worker may take over a batch before another may take it up, in ms. */
const lease = 60_000
/** Waits before each new attempt, in ms; after the last one the event stays where it is, with its error. */
const waits = [1000, 10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000]
const batchSize = 200
/** How many of them are delivered under one lease; those that nobody wants are done with by one statement. */
const deliveredAtOnce = 50
/** How long outcomes may gather before they are written down together, in ms. What a crash loses comes again. */
const saveEvery = 200
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
  const loop = inBackground(async () => {
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
  })

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
async function deliverBatch(shop: Shop, subscribers: readonly Subscriber[]): Promise<number> {
  const { events, held } = await claim(shop, subscribers)
  let outcomes: Outcome[] = []
  let saved = Date.now()
  const save = async () => {
    const some = outcomes
    outcomes = []
    saved = Date.now()
    await shop.transaction((tx) => tx.updateEach(tx.t.event, some))
  }
  try {
    for (const event of events) {
      outcomes.push(await deliver(shop, subscribers, event))
      if (Date.now() - saved > saveEvery) await save()
    }
  } finally {
    if (outcomes.length > 0) await save()
  }
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
      // As the index has them: a long queue is not sorted anew for each batch.
      .orderBy(asc(event.due_at), asc(event.id))
      .limit(batchSize),
  )
})

const hears = (shop: Shop, { events, wants }: Subscriber, name: string) =>
  (events.includes('*') || events.includes(name)) && (wants?.(shop, name) ?? true)

/** Takes a batch under a lease. Events that nobody listens to are done with at once. */
async function claim(
  shop: Shop,
  subscribers: readonly Subscriber[],
): Promise<{ events: Claimed[]; held: number }> {
  const values = { now: now() }
  // A look without a transaction first: an idle shop should not write.
  const waiting = await shop.db.rows<Claimed>(due(shop.db), values)
  if (waiting.length === 0) return { events: [], held: 0 }
  for (const { prepare } of subscribers) await prepare?.(shop)
  return shop.transaction(async (tx) => {
    const rows = await tx.rows<Claimed>(due(tx), values)
    const isHeard = ({ name }: Claimed) => subscribers.some((subscriber) => hears(shop, subscriber, name))
    const events = rows.filter(isHeard).slice(0, deliveredAtOnce)
    const rest = rows.filter((row) => !isHeard(row))
    const idsOf = (some: Claimed[]) => some.map(({ id }) => id)
    if (events.length > 0)
      await tx.updateRows(tx.t.event, { id: idsOf(events) }, { claimed_until: later(lease) })
    if (rest.length > 0)
      await tx.updateRows(
        tx.t.event,
        { id: idsOf(rest) },
        { done_at: now(), due_at: null, claimed_until: null, delivered_to: [] },
      )
    return { events, held: events.length + rest.length }
  })
}

/** What is written down of an event when its subscribers were told. */
interface Outcome {
  id: string
  attempts: number
  due_at: string | null
  done_at: string | null
  claimed_until: null
  delivered_to: string[]
  error: string | null
  data: unknown
}

async function deliver(shop: Shop, subscribers: readonly Subscriber[], event: Claimed): Promise<Outcome> {
  const done = new Set(event.delivered_to ?? [])
  let failure: unknown
  for (const subscriber of subscribers) {
    if (done.has(subscriber.id)) continue
    if (!hears(shop, subscriber, event.name)) continue
    try {
      await traced(
        `event ${event.name}`,
        { 'cartwright.event_id': event.id, 'cartwright.subscriber': subscriber.id },
        () => subscriber.handle(shop, event),
      )
      done.add(subscriber.id)
    } catch (error) {
      failure = error
      shop.log.warn(
        { err: error, event: event.name, event_id: event.id, subscriber: subscriber.id },
        'a subscriber failed',
      )
    }
  }
  const common = { id: event.id, claimed_until: null, delivered_to: [...done] }
  if (failure === undefined)
    return {
      ...common,
      attempts: event.attempts,
      due_at: null,
      done_at: now(),
      error: null,
      data: withoutToken(event.data),
    }
  const wait = waits[event.attempts]
  return {
    ...common,
    attempts: event.attempts + 1,
    due_at: wait === undefined ? null : later(wait),
    done_at: null,
    error: failure instanceof Error ? failure.message : String(failure),
    data: event.data,
  }
}

/** A token that has been mailed is nobody's business here any more. */
function withoutToken(data: unknown): unknown {
  if (!data || typeof data !== 'object' || !('token' in data)) return data
  const { token, ...rest } = data as Record<string, unknown>
  return rest
}
