import { type InboxItem, type InboxKind, staffMayRead } from '@cartwright/contract'
import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import { sources, type Waiting } from './sources'

type Staff = NonNullable<Caller['user']>
type Seen = Waiting & { kind: InboxKind }

/** What waits for a member of staff, of what they may see. */
export async function readInbox(shop: Shop, user: Staff, scopes?: readonly string[]): Promise<InboxItem[]> {
  const waiting = await whatWaits(shop, user, scopes)
  const { inbox_seen: t } = shop.db.t
  const seen: Seen[] = await shop.db.rowsWhere(
    t,
    { user_id: user.id },
    { columns: ['kind', 'count', 'latest_at'] },
  )
  const before = new Map(seen.map((one) => [one.kind, one]))
  return waiting.map((one) => ({ ...one, is_new: isNew(one, before.get(one.kind)) }))
}

/** Notes that they have seen all that waits now. */
export async function noteInboxSeen(
  shop: Shop,
  user: Staff,
  scopes?: readonly string[],
): Promise<InboxItem[]> {
  const waiting = await whatWaits(shop, user, scopes)
  await shop.transaction(async (tx) => {
    const { inbox_seen: t } = tx.t
    await tx.deleteRows(t, { user_id: user.id })
    await tx.insertRows(
      t,
      waiting.map((one) => ({ ...one, user_id: user.id })),
    )
  })
  return waiting.map((one) => ({ ...one, is_new: false }))
}

const whatWaits = (shop: Shop, user: Staff, scopes?: readonly string[]): Promise<Seen[]> =>
  Promise.all(
    sources
      .filter(({ path }) => staffMayRead(user, path, scopes))
      .map(async ({ kind, read }) => ({ kind, ...(await read(shop, user.id)) })),
  )

function isNew(now: Waiting, seen: Waiting | undefined): boolean {
  if (now.count === 0) return false
  if (now.latest_at === null) return now.count > (seen?.count ?? 0)
  return now.latest_at > (seen?.latest_at ?? '')
}
