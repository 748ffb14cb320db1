import { asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../shop'
import { prepared } from '../../store/database/prepared'
import { equals, type Filter } from '../../store/reading/filters'

interface Actor {
  actor_type: string
  actor_id: string | null
}

/** As people call each other: by name, else by e-mail. */
const nameOf = (person: { first_name: string | null; last_name: string | null; email: string }) =>
  [person.first_name, person.last_name].filter(Boolean).join(' ') || person.email

/** Who acted, by the ids of users and API tokens; also those who are gone. */
export async function actorNames(db: Db, actors: readonly Actor[]): Promise<Map<string, string>> {
  const idsOf = (type: string) => [
    ...new Set(actors.flatMap((one) => (one.actor_type === type && one.actor_id ? [one.actor_id] : []))),
  ]
  const { user, api_token } = db.t
  const person = { first_name: user.first_name, last_name: user.last_name, email: user.email }
  const users = idsOf('user')
  const tokens = idsOf('api_token')
  const people = users.length
    ? await db
        .select({ id: user.id, ...person })
        .from(user)
        .where(inArray(user.id, users))
    : []
  const holders = tokens.length
    ? await db
        .select({ id: api_token.id, name: api_token.name, ...person })
        .from(api_token)
        .innerJoin(user, eq(user.id, api_token.user_id))
        .where(inArray(api_token.id, tokens))
    : []
  return new Map([
    ...people.map((one) => [one.id, nameOf(one)] as const),
    ...holders.map((one) => [one.id, `${one.name} (${nameOf(one)})`] as const),
  ])
}

/** What somebody did, with their own hands or with a token of theirs. */
export function actedBy(db: Db, ids: readonly string[] | undefined): Filter {
  if (!ids) return undefined
  const { audit_log, api_token } = db.t
  const tokens = db.select({ id: api_token.id }).from(api_token).where(equals(api_token.user_id, ids))
  return or(equals(audit_log.actor_id, ids), inArray(audit_log.actor_id, tokens))
}

/** The hash of the entry at a position. */
export const hashAt = prepared((db) => {
  const { audit_log } = db.t
  return db
    .select({ hash: audit_log.hash })
    .from(audit_log)
    .where(eq(audit_log.position, sql.placeholder('position')))
})

/** Takes the next number under a lock that lasts until the commit. */
export async function nextPosition(tx: Tx): Promise<number> {
  const { counter } = tx.t
  const [row] = await tx
    .insert(counter)
    .values({ id: 'audit_log', value: 1 })
    .onConflictDoUpdate({ target: counter.id, set: { value: sql`${counter.value} + 1` } })
    .returning({ value: counter.value })
  return (row as { value: number }).value
}

/** The next entries of the audit log after a position. */
export async function entriesAfter(db: Db, position: number) {
  const { audit_log } = db.t
  return db
    .select()
    .from(audit_log)
    .where(gt(audit_log.position, position))
    .orderBy(asc(audit_log.position))
    .limit(500)
}
