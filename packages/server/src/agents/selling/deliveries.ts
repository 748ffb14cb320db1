import { and, asc, isNull, lte } from '../../plugins/queries'
import type { Shop } from '../../shop'
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

/** Tells agents what is due, by `tell`; what fails is tried again later, and given up after a day. */
export async function deliverDue(shop: Shop, tell: (delivery: Delivery) => Promise<void>): Promise<void> {
  const { delivery: t } = agentTables(shop.db)
  const due = (await shop.db
    .select()
    .from(t)
    .where(and(lte(t.due_at, now()), isNull(t.delivered_at)))
    .orderBy(asc(t.due_at))
    .limit(batch)) as Delivery[]
  await Promise.all(
    due.map(async (delivery) => {
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
        const { delivery: row } = agentTables(tx)
        await tx.updateRows(row, { id: delivery.id }, { ...changes, error, attempts: delivery.attempts + 1 })
      })
    }),
  )
}
