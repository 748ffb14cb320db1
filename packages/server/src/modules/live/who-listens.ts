import { staffMayRead } from '@cartwright/contract'
import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Caller } from '../../http/request'
import type { Db } from '../../shop'
import { now } from '../../store/schema/ids'
import { lifetimes } from '../auth/sessions'

/** Whether somebody may hear of this family of records. */
export const mayHear = ({ user, scopes }: Caller, path: string): boolean =>
  user !== undefined && staffMayRead(user, path, scopes)

/**
 * Which of these sessions and API tokens still let somebody in. Listening is no sign of life: a page that is left open
 * does not keep a session from ending.
 */
export async function stillIn(
  db: Db,
  { sessions, tokens }: { sessions: readonly string[]; tokens: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { session, api_token } = db.t
  const idle = new Date(Date.now() - lifetimes.idle).toISOString()
  const signedIn = sessions.length
    ? await db
        .select({ id: session.id })
        .from(session)
        .where(
          and(
            inArray(session.id, [...sessions]),
            isNotNull(session.user_id),
            gt(session.expires_at, now()),
            or(eq(session.kind, 'token'), gt(session.last_seen_at, idle)),
          ),
        )
    : []
  const held = tokens.length
    ? await db
        .select({ id: api_token.id })
        .from(api_token)
        .where(
          and(
            inArray(api_token.id, [...tokens]),
            isNull(api_token.revoked_at),
            or(isNull(api_token.expires_at), gt(api_token.expires_at, now())),
          ),
        )
    : []
  return new Set([...signedIn, ...held].map(({ id }) => id))
}
