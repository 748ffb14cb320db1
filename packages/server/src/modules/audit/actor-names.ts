import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../shop'

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
