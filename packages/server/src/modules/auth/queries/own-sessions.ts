import { and, desc, eq, gt, isNotNull, ne, or } from 'drizzle-orm'
import type { Db } from '../../../shop'
import type { Tx } from '../../../store/database/engine'
import { now } from '../../../store/schema/ids'
import { lifetimes } from '../sessions'

/** Sessions that still open the door: neither over nor left alone for too long. */
const isOpen = ({ session }: Db['t']) =>
  and(
    gt(session.expires_at, now()),
    or(
      eq(session.kind, 'token'),
      gt(session.last_seen_at, new Date(Date.now() - lifetimes.idle).toISOString()),
    ),
  )

/** The open sessions of somebody, last seen first. */
export async function openSessions(db: Db, userId: string, most: number) {
  const { session: t } = db.t
  return db
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
    .where(and(eq(t.user_id, userId), isOpen(db.t)))
    .orderBy(desc(t.last_seen_at), desc(t.id))
    .limit(most)
}

/** Ends every session of somebody but one, and answers how many of them were open. */
export async function endSessionsBut(tx: Tx, userId: string, sessionId: string): Promise<number> {
  const { session: t } = tx.t
  const others = and(eq(t.user_id, userId), ne(t.id, sessionId))
  const open = await tx.$count(t, and(others, isOpen(tx.t)))
  // A customer signed in with the same browser stays so.
  await tx
    .update(t)
    .set({ user_id: null })
    .where(and(others, isNotNull(t.customer_id)))
  await tx.delete(t).where(others)
  return open
}
