import type { Present } from '@cartwright/contract'
import type { Db, Shop } from '../../shop'
import { comeTo, placesOf, visitsEndingBefore, whoIsAt } from './queries'

/** How long somebody counts as there after their page was last heard of, in ms. */
export const staysFor = 100_000
/** How long they do when their page is gone, in ms: long enough for a stream that was cut to be opened again. */
const lingersFor = 8_000

const later = (ms: number) => new Date(Date.now() + ms).toISOString()

/** Where a visit is, as whoever comes to that place shall see it. */
interface Stay {
  visit: string
  user_id: string
  place: string | null
  is_editing: boolean
}

/** Notes at which record somebody looks; a visit that is another's is left alone. Writes only what is new. */
export async function setPlace(shop: Shop, { visit, user_id, place, is_editing }: Stay): Promise<void> {
  const { presence: t } = shop.db.t
  const known = await shop.db.rowWhere(
    t,
    { id: visit, user_id },
    { columns: ['place', 'is_editing', 'expires_at'] },
  )
  if (place === null) {
    if (known) await shop.transaction((tx) => tx.deleteRows(t, { id: visit, user_id }))
    return
  }
  const isSame = known?.place === place && known.is_editing === is_editing
  if (isSame && known.expires_at > later(staysFor / 2)) return
  const values = { place, is_editing, expires_at: later(staysFor) }
  await shop.transaction(async (tx) => {
    const { presence: t } = tx.t
    // Who looked at the record before is told that this one left.
    if (known && known.place !== place) await tx.deleteRows(t, { id: visit, user_id })
    await comeTo(tx, visit, user_id, values)
  })
}

/** Who is at these places, by place: those who came first stand first. */
export async function readPresent(db: Db, places: readonly string[]): Promise<Map<string, Present[]>> {
  const found = new Map<string, Present[]>(places.map((place) => [place, []]))
  if (places.length === 0) return found
  const rows = await whoIsAt(db, places)
  for (const { place, email, first_name, last_name, ...present } of rows) {
    const name = [first_name, last_name].filter(Boolean).join(' ') || email
    found.get(place)?.push({ ...present, name })
  }
  return found
}

/** Where a visit is now, if it is this member of staff's. */
export async function placeOf(db: Db, visit: string, user_id: string): Promise<string | undefined> {
  const found = (await placesOf(db, [visit])).get(visit)
  return found?.user_id === user_id ? found.place : undefined
}

/** Keeps these visits where they are: one statement for all pages of an instance. */
export async function keepVisits(shop: Shop, visits: readonly string[]): Promise<void> {
  const stale = await visitsEndingBefore(shop.db, visits, later(staysFor / 2))
  if (stale.length === 0) return
  const ids = stale.map(({ id }) => id)
  await shop.transaction((tx) => tx.updateRows(tx.t.presence, { id: ids }, { expires_at: later(staysFor) }))
}

/** The page of a visit is gone, or its stream was cut: unless it comes back it is there for a moment only. */
export async function leaveSoon(shop: Shop, visit: string): Promise<void> {
  const { presence: t } = shop.db.t
  const row = await shop.db.rowWhere(t, { id: visit }, { columns: ['id'] })
  if (!row) return
  await shop.transaction((tx) =>
    tx.updateRows(tx.t.presence, { id: visit }, { expires_at: later(lingersFor) }),
  )
}
