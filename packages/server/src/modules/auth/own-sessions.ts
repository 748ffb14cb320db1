import type { StaffSession } from '@cartwright/contract'
import { and, desc, eq, gt, isNotNull, ne, or } from 'drizzle-orm'
import { notFound, unauthorized } from '../../errors'
import type { Caller } from '../../http/request'
import type { Db, Shop } from '../../shop'
import { now } from '../../store/schema/ids'
import { deviceOf } from './device'
import { endSession, lifetimes } from './sessions'

/** Sessions that still open the door: neither over nor left alone for too long. */
const isOpen = ({ session }: Db['t']) =>
  and(
    gt(session.expires_at, now()),
    or(
      eq(session.kind, 'token'),
      gt(session.last_seen_at, new Date(Date.now() - lifetimes.idle).toISOString()),
    ),
  )

const most = 200

/** Where somebody is signed in, last seen first. */
export async function ownSessions(shop: Shop, { user, session_id }: Caller): Promise<StaffSession[]> {
  if (!user) throw unauthorized()
  const { session: t } = shop.db.t
  const rows = await shop.db
    .select({
      id: t.id,
      kind: t.kind,
      user_agent: t.user_agent,
      address: t.address,
      created_at: t.created_at,
      last_seen_at: t.last_seen_at,
      expires_at: t.expires_at,
    })
    .from(t)
    .where(and(eq(t.user_id, user.id), isOpen(shop.db.t)))
    .orderBy(desc(t.last_seen_at), desc(t.id))
    .limit(most)
  return rows.map((row) => ({ ...row, ...deviceOf(row.user_agent), is_current: row.id === session_id }))
}

/** Ends one session of one's own; a customer signed in with the same browser stays so. @throws not_found */
export async function endOwnSession(shop: Shop, { user }: Caller, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { session: t } = tx.t
    const row = await tx.rowWhere(t, { id, user_id: user?.id ?? '' }, { columns: ['id'] })
    if (!row) throw notFound('Session', id)
    await endSession(tx, { session_id: id }, 'user')
  })
}

/** Ends every session of one's own but this one, and answers how many were open. */
export async function endOtherSessions(shop: Shop, { user, session_id = '' }: Caller): Promise<number> {
  return shop.transaction(async (tx) => {
    const { session: t } = tx.t
    const others = and(eq(t.user_id, user?.id ?? ''), ne(t.id, session_id))
    const open = await tx.$count(t, and(others, isOpen(tx.t)))
    // A customer signed in with the same browser stays so.
    await tx
      .update(t)
      .set({ user_id: null })
      .where(and(others, isNotNull(t.customer_id)))
    await tx.delete(t).where(others)
    return open
  })
}
