import { and, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import type { Shop } from '../shop'
import { isDatabaseAway } from '../store/database/database-errors'
import { inBackground } from '../store/database/turns'
import { now } from '../store/schema/ids'
import { traced } from '../telemetry/tracing'
import { outageLog } from './outage'
import type { TimedWork } from './subscriber'

/** How long one run may take before another instance may start it again, in ms. */
const lease = 300_000

/** Runs timed work when it is due, on one instance at a time. */
export function startSchedule(shop: Shop, work: readonly TimedWork[], lookEvery = 5000) {
  const outage = outageLog(shop, 'timed work')
  const claims: Claims = new Map()
  let running: Promise<void> | undefined
  const look = () => {
    running ??= inBackground(() => runDue(shop, work, claims))
      .then(outage.succeeded, outage.failed)
      .finally(() => {
        running = undefined
      })
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

/** Until when this process may have claimed timed work: what the database was lost to is still its own. */
type Claims = Map<string, string[]>

/**
 * Runs what is due now. A run that fails is tried again at its next time, and its error is kept; one that the database was
 * lost to is tried again at the next look.
 * @throws when the database is away
 */
export async function runDue(
  shop: Shop,
  work: readonly TimedWork[],
  claims: Claims = new Map(),
): Promise<void> {
  const { schedule } = shop.db.t
  const known = new Map((await shop.db.select().from(schedule)).map((row) => [row.id, row]))
  let interrupted: unknown
  for (const item of work) {
    const row = known.get(item.id)
    if (row && row.due_at > now()) continue
    if (!(await take(shop, item, claims))) continue
    let error: string | null = null
    try {
      await traced(`timed work ${item.id}`, {}, () => item.run(shop))
    } catch (failure) {
      // Its claim stays, and it is taken up again as soon as the database is back.
      if (isDatabaseAway(failure)) {
        interrupted ??= failure
        continue
      }
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
    claims.delete(item.id)
  }
  if (interrupted) throw interrupted
}

function take(shop: Shop, item: TimedWork, claims: Claims): Promise<boolean> {
  const until = new Date(Date.now() + lease).toISOString()
  // Noted before it is written: the database may keep it and be lost before it says so.
  const mine = claims.get(item.id) ?? []
  claims.set(item.id, [...mine, until])
  return shop.transaction(async (tx) => {
    const { schedule } = tx.t
    await tx.insert(schedule).values({ id: item.id, due_at: now() }).onConflictDoNothing()
    const taken = await tx
      .update(schedule)
      .set({ claimed_until: until })
      .where(
        and(
          eq(schedule.id, item.id),
          lte(schedule.due_at, now()),
          or(
            isNull(schedule.claimed_until),
            lt(schedule.claimed_until, now()),
            mine.length > 0 ? inArray(schedule.claimed_until, mine) : undefined,
          ),
        ),
      )
      .returning({ id: schedule.id })
    if (taken.length === 0) claims.delete(item.id)
    return taken.length > 0
  })
}
