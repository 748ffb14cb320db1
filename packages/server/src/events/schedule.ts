import { and, eq, isNull, lt, lte, or } from 'drizzle-orm'
import type { Shop } from '../shop'
import { now } from '../store/ids'
import { inBackground } from '../store/turns'
import type { TimedWork } from './subscriber'

/** How long one run may take before another instance may start it again, in ms. */
const lease = 300_000

/** Runs timed work when it is due, on one instance at a time. */
export function startSchedule(shop: Shop, work: readonly TimedWork[], lookEvery = 5000) {
  let running: Promise<void> = Promise.resolve()
  const look = () => {
    running = running
      .then(() => inBackground(() => runDue(shop, work)))
      .catch((error) => shop.log.error({ err: error }, 'timed work failed'))
  }
  const timer = setInterval(look, lookEvery)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Runs what is due now. A run that fails is tried again at its next time, and its error is kept. */
export async function runDue(shop: Shop, work: readonly TimedWork[]): Promise<void> {
  const { schedule } = shop.db.t
  const known = new Map((await shop.db.select().from(schedule)).map((row) => [row.id, row]))
  for (const item of work) {
    const row = known.get(item.id)
    if (row && row.due_at > now()) continue
    if (!(await take(shop, item))) continue
    let error: string | null = null
    try {
      await item.run(shop)
    } catch (failure) {
      error = failure instanceof Error ? failure.message : String(failure)
      shop.log.error({ err: failure, work: item.id }, 'timed work failed')
    }
    const next = new Date(Date.now() + item.every).toISOString()
    await shop.transaction((tx) =>
      tx
        .update(schedule)
        .set({ due_at: next, claimed_until: null, last_run_at: now(), error })
        .where(eq(schedule.id, item.id)),
    )
  }
}

const take = (shop: Shop, item: TimedWork): Promise<boolean> =>
  shop.transaction(async (tx) => {
    const { schedule } = tx.t
    await tx.insert(schedule).values({ id: item.id, due_at: now() }).onConflictDoNothing()
    const taken = await tx
      .update(schedule)
      .set({ claimed_until: new Date(Date.now() + lease).toISOString() })
      .where(
        and(
          eq(schedule.id, item.id),
          lte(schedule.due_at, now()),
          or(isNull(schedule.claimed_until), lt(schedule.claimed_until, now())),
        ),
      )
      .returning({ id: schedule.id })
    return taken.length > 0
  })
