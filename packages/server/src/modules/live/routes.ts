import type { Output, Parsed } from '@cartwright/contract'
import { ShopError, unauthorized } from '../../errors'
import { type Caller, routes, Streamed } from '../../http/request'
import type { Shop } from '../../shop'
import { readLiveChanges, readLiveRevision } from '../../store/writing/live-changes'
import { hubOf } from './hub'
import { newsFor } from './listener'
import { placeOf, readPresent, setPlace } from './presence'
import { mayHear } from './who-listens'

export const liveRoutes = routes({
  'GET /admin/live': async (shop, { query, caller, headers }) => {
    const since = sinceOf(headers) ?? query.since
    if (!headers.get('accept')?.includes('text/event-stream')) return read(shop, caller, { ...query, since })
    return new Streamed((await hubOf(shop).open(caller, query.visit, since)).stream)
  },
  'POST /admin/live/place': async (shop, { body, caller }) => {
    if (!caller.user) throw unauthorized()
    const { visit, place, is_editing } = body
    if (place && !mayHear(caller, place))
      throw new ShopError('forbidden', 'Your role or token does not allow this')
    await setPlace(shop, { visit, user_id: caller.user.id, place, is_editing })
    return { present: place ? ((await readPresent(shop.db, [place])).get(place) ?? []) : [] }
  },
})

/** Where a stream that was cut had come to. */
function sinceOf(headers: Headers): number | undefined {
  const id = headers.get('last-event-id')
  return id && /^\d{1,16}$/.test(id) ? Number(id) : undefined
}

/** The same as a stream tells, for whoever asks again and again instead. */
async function read(
  shop: Shop,
  caller: Caller,
  { since, visit }: Parsed<'GET /admin/live'>['query'],
): Promise<Output<'GET /admin/live'>> {
  const { db } = shop
  const newest = await readLiveRevision(db)
  const place = visit && caller.user ? await placeOf(db, visit, caller.user.id) : undefined
  const present = place ? ((await readPresent(db, [place])).get(place) ?? []) : []
  if (since === undefined || since === newest)
    return { revision: newest, is_whole: true, changes: [], present }
  const rows = await readLiveChanges(db, since)
  const last = rows?.at(-1)
  if (!rows || !last) return { revision: newest, is_whole: false, changes: [], present }
  return { ...newsFor(caller, last.revision, rows), present }
}
