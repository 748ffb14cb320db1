import { and, type Column, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/engine'
import { wordsOf } from './filters'
import type { Search } from './list'
import { amongIds, commonIn, few } from './text-index'

/** A place in which a word of a search may stand. */
export interface Place {
  /** Asked of a row of the list at hand; undefined for a word that cannot stand there. */
  at(word: string): SQL | undefined
  /** A select of the ids of all rows of the list that have it there; undefined likewise. */
  all(word: string): SQL | undefined
}

/**
 * `q` of a list whose rows are told apart by what hangs on them: each word, in any order, is a part of what stands in one
 * of the places. The longest word is the rarest as a rule: where few rows hold it, the others are looked for among these.
 */
export async function searchPlaces(
  db: Db,
  id: Column,
  name: string,
  q: string | undefined,
  places: readonly Place[],
): Promise<Search | undefined> {
  const words = wordsOf(q ?? '').filter(Boolean)
  if (words.length === 0) return undefined
  const anywhere = (word: string) => or(...places.map((place) => place.at(word)))
  const holding = (word: string) => sql`${id} in (${union(places, word)})`
  const rarest = words.reduce((longest, word) => (word.length > longest.length ? word : longest))
  const ids = await idsHolding(db, name, rarest, places)
  if (ids) {
    const others = words.filter((word) => word !== rarest)
    const found = and(amongIds(db, id, ids), ...others.map(anywhere))
    return { page: found, count: found }
  }
  // Of what many rows hold, a list in order soon meets a page.
  return { page: and(...words.map(anywhere)), count: and(...words.map(holding)) }
}

const union = (places: readonly Place[], word: string): SQL =>
  sql.join(
    places.flatMap((place) => place.all(word) ?? []),
    sql` union `,
  )

/** The rows that hold a word, unless they are many: that is believed for a minute. */
async function idsHolding(
  db: Db,
  name: string,
  word: string,
  places: readonly Place[],
): Promise<string[] | undefined> {
  const known = commonIn(db)
  const key = `${name} ${word.toLowerCase()}`
  if (Date.now() < (known.get(key) ?? 0)) return undefined
  const rows = await db
    .select({ id: sql<string>`every.id`.as('id') })
    .from(sql`(${union(places, word)}) as every`)
    .limit(few + 1)
  if (rows.length <= few) return rows.map((row) => row.id)
  if (known.size >= 1000) known.clear()
  known.set(key, Date.now() + 60_000)
  return undefined
}
