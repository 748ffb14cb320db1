import { and, asc, isNull, lte } from '../../plugins/queries'
import type { Shop } from '../../shop'
import { groupBy } from '../../store/reading/group-by'
import { now } from '../../store/schema/ids'
import { agentTables } from './tables'

/** Something that an agent is to be told of an order. */
export interface Delivery {
  id: string
  session_id: string
  order_id: string
  protocol: string
  agent: string
  event_id: string
  event_name: string
  occurred_at: string
  attempts: number
}

/** Waits before each new attempt, in ms: a day in all. */
const waits = [10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 54_000_000]
/** So many are made at a time, side by side. */
const batch = 20

/** Notes that an agent is to be told: once for each event, however often the shop hears of it. */
export async function queueDelivery(shop: Shop, delivery: Omit<Delivery, 'id' | 'attempts'>): Promise<void> {
  const at = now()
  await shop.transaction(async (tx) => {
    const { delivery: t } = agentTables(tx)
    const id = `${delivery.event_id}_${delivery.session_id}`
    await tx.offerRows(t, [{ ...delivery, id, attempts: 0, due_at: at, error: null, created_at: at }])
  })
}

/** So long a run goes on taking up what is due, in ms: other timed work waits for it. */
const longest = 10_000

/**
 * Tells agents what is due, by `tell`; what fails is tried again later, and given up after a day. Of one order they are told one thing
 * after another, so that an older state does not arrive last.
 */
export async function deliverDue(shop: Shop, tell: (delivery: Delivery) => Promise<void>): Promise<void> {
  const until = Date.now() + longest
  for (;;) {
    const due = await dueDeliveries(shop)
    const byOrder = [...groupBy(due, ({ order_id }) => order_id).values()]
    await Promise.all(
      byOrder.map(async (ofOrder) => {
        for (const delivery of ofOrder) await deliver(shop, delivery, tell)
      }),
    )
    if (due.length < batch || Date.now() > until) return
  }
}

async function dueDeliveries(shop: Shop): Promise<Delivery[]> {
  const { delivery: t } = agentTables(shop.db)
  return shop.db
    .select()
    .from(t)
    .where(and(lte(t.due_at, now()), isNull(t.delivered_at)))
    .orderBy(asc(t.due_at), asc(t.id))
    .limit(batch)
}

async function deliver(
  shop: Shop,
  delivery: Delivery,
  tell: (delivery: Delivery) => Promise<void>,
): Promise<void> {
  const error = await tell(delivery).then(
    () => null,
    (failure: unknown) => (failure instanceof Error ? failure.message : String(failure)),
  )
  const wait = waits[delivery.attempts]
  const changes =
    error === null
      ? { delivered_at: now(), due_at: null }
      : { due_at: wait === undefined ? null : new Date(Date.now() + wait).toISOString() }
  await shop.transaction(async (tx) => {
    const { delivery: t } = agentTables(tx)
    await tx.updateRows(t, { id: delivery.id }, { ...changes, error, attempts: delivery.attempts + 1 })
  })
}
