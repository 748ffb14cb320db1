import type { Db } from '../../store/database/engine'

/** The time zone the days of the shop are in. */
export async function storeTimeZone(db: Db): Promise<string> {
  const [store] = await db.select({ time_zone: db.t.store.time_zone }).from(db.t.store).limit(1)
  return store?.time_zone ?? 'UTC'
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    // Swedish writes dates as ISO does.
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    formats.set(zone, format)
  }
  return format
}

/** The day an instant falls on in a time zone. */
export const dayOf = (instant: string, zone: string): string => formatOf(zone).format(new Date(instant))
