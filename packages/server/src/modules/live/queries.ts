import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Db, Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { lifetimes } from '../auth/sessions'

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

/** Where some visits are now, and whose they are. */
export async function placesOf(
  db: Db,
  visits: readonly string[],
): Promise<Map<string, { place: string; user_id: string }>> {
  if (visits.length === 0) return new Map()
  const { presence: t } = db.t
  const rows = await db
    .select({ id: t.id, place: t.place, user_id: t.user_id })
    .from(t)
    .where(and(inArray(t.id, [...visits]), gt(t.expires_at, now())))
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

/** Who is at these places still, those who came first standing first. */
export async function whoIsAt(db: Db, places: readonly string[]) {
  const { presence: t, user } = db.t
  return db
    .select({
      visit: t.id,
      user_id: t.user_id,
      place: t.place,
      is_editing: t.is_editing,
      since: t.since,
      email: user.email,
      first_name: user.first_name,
      last_name: user.last_name,
    })
    .from(t)
    .innerJoin(user, eq(user.id, t.user_id))
    .where(and(inArray(t.place, [...places]), gt(t.expires_at, now())))
    .orderBy(asc(t.since), asc(t.id))
    .limit(2000)
}

/** Those of the visits whose time is up before then. */
export async function visitsEndingBefore(db: Db, visits: readonly string[], then: string) {
  const { presence: t } = db.t
  return db
    .select({ id: t.id })
    .from(t)
    .where(and(inArray(t.id, [...visits]), lt(t.expires_at, then)))
}

/** Puts a visit at a place, unless it is another's. */
export async function comeTo(
  tx: Tx,
  visit: string,
  user_id: string,
  values: { place: string; is_editing: boolean; expires_at: string },
) {
  const { presence: t } = tx.t
  return tx
    .insert(t)
    .values({ id: visit, user_id, since: now(), ...values })
    .onConflictDoUpdate({ target: t.id, set: values, setWhere: eq(t.user_id, user_id) })
}
