import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { actingId } from '../audit/acting'
import type { KeptRole } from '../role/assign-role'

/** Renews the open invite of an e-mail and answers it; none when there is none. */
export async function renewInviteOf(
  tx: Tx,
  user_email: string,
  renewed: KeptRole & { token: string; expires_at: string },
) {
  const { invite } = tx.t
  return tx
    .update(invite)
    .set({ ...renewed, accepted: false, host_id: actingId() })
    .where(and(eq(invite.user_email, user_email), isNull(invite.deleted_at)))
    .returning()
}

/** Renews an open invite and answers it; none when there is none. */
export async function renewInvite(tx: Tx, id: string, renewed: { token: string; expires_at: string }) {
  const { invite } = tx.t
  return tx
    .update(invite)
    .set(renewed)
    .where(and(eq(invite.id, id), isNull(invite.deleted_at)))
    .returning()
}

/** Takes an invite away and answers it: of two who accept it at once, one gets it. */
export async function takeInvite(tx: Tx, claimId: string, generation: string) {
  const { invite } = tx.t
  return tx
    .delete(invite)
    .where(
      and(
        eq(invite.id, claimId),
        eq(invite.token, generation),
        gt(invite.expires_at, now()),
        isNull(invite.deleted_at),
      ),
    )
    .returning()
}

/** What came of the latest events of this name since a moment, latest first. */
export async function eventsSince(db: Db, name: string, since: string) {
  const { event } = db.t
  return db
    .select({ data: event.data, error: event.error, done_at: event.done_at })
    .from(event)
    .where(and(eq(event.name, name), gt(event.created_at, since)))
    .orderBy(desc(event.created_at), desc(event.id))
    .limit(1000)
}
