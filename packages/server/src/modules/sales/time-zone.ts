import type { Db } from '../../store/engine'

/** The time zone the days of the shop are in. */
export async function storeTimeZone(db: Db): Promise<string> {
  const [store] = await db.select({ time_zone: db.t.store.time_zone }).from(db.t.store).limit(1)
  return store?.time_zone ?? 'UTC'
}
