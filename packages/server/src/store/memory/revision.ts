import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../database/engine'
import { prepared } from '../database/prepared'
import type { Watched } from '../schema/watched-tables'

/** Where a revision came to, and from where. */
export interface Reached {
  value: number
  before: number
}

/** A step is 2^19 on average, so that even the sum of all tables stays exact for ten thousand million changes. */
const longestStep = 2 ** 20

/** The statement that takes so many revisions a step further and answers where they came to, by how many they are. */
const steps: ReturnType<typeof stepping>[] = []
const stepsOf = (count: number) => (steps[count] ??= stepping(count))
const stepping = (count: number) =>
  prepared((db) => {
    const { revision } = db.t
    return (db as Tx)
      .insert(revision)
      .values(
        Array.from({ length: count }, (_, at) => ({
          id: sql.placeholder(`id${at}`),
          value: sql.placeholder(`by${at}`),
        })),
      )
      .onConflictDoUpdate({ target: revision.id, set: { value: sql`${revision.value} + excluded.value` } })
      .returning({ id: revision.id, value: revision.value })
  })

/**
 * Called at the end of each transaction: what is remembered of these tables is no longer known. A revision grows by a
 * step of chance, so that it names a state and not an age: a database that was put back from a copy, or made anew, does
 * not come by the revisions that were reached before.
 */
export async function bumpRevisions(tx: Tx, tables: Set<string>): Promise<ReadonlyMap<string, Reached>> {
  if (tables.size === 0) return new Map()
  // In a fixed order, so that two transactions cannot wait for each other.
  const rows = [...tables].sort().map((id) => ({ id, value: randomInt(1, longestStep) }))
  const given = Object.fromEntries(
    rows.flatMap(({ id, value }, at) => [
      [`id${at}`, id],
      [`by${at}`, value],
    ]),
  )
  const reached = await tx.rows(stepsOf(rows.length)(tx), given)
  const values = new Map(reached.map(({ id, value }) => [id, Number(value)]))
  return new Map(
    rows.map(({ id, value }) => {
      const now = values.get(id) ?? value
      return [id, { value: now, before: now - value }]
    }),
  )
}

const sums = prepared((db) => {
  const { revision } = db.t
  return db
    .select({ sum: sql<number>`coalesce(sum(${revision.value}), 0)`.as('sum') })
    .from(revision)
    .where(db.inList(revision.id, 'tables'))
})

/** A number that changes whenever one of these tables does. */
export async function revisionOf(db: Db, tables: readonly Watched[]): Promise<number> {
  const [row] = await db.rows<{ sum: number }>(sums(db), { tables: db.list(tables) })
  return Number(row?.sum)
}

/** The revision of each table that has ever changed, by its name. */
export type Revisions = ReadonlyMap<string, number>

const all = prepared((db) => db.select().from(db.t.revision))

/** All revisions by one query, for a request that depends on several. */
export async function readRevisions(db: Db): Promise<Revisions> {
  const rows = await db.rows<{ id: string; value: number }>(all(db))
  return new Map(rows.map(({ id, value }) => [id, Number(value)]))
}

/** What `revisionOf` answers, from revisions that were read just now. */
export const revisionAmong = (revisions: Revisions, tables: readonly Watched[]): number =>
  tables.reduce((sum, table) => sum + (revisions.get(table) ?? 0), 0)

/** All revisions as one text, a column for a query that asks for more; `revisionsIn` reads it. */
export const revisionsColumn = ({ dialect, t: { revision } }: Db) =>
  dialect === 'sqlite'
    ? sql<string | null>`(select json_group_object(${revision.id}, ${revision.value}) from ${revision})`
    : sql<string | null>`(select json_object_agg(${revision.id}, ${revision.value})::text from ${revision})`

const texts = new WeakMap<Db, { text: string; revisions: Revisions }>()

export function revisionsIn(db: Db, text: string | null): Revisions {
  const known = texts.get(db)
  if (known && known.text === text) return known.revisions
  const revisions = new Map(Object.entries(JSON.parse(text ?? '{}') as Record<string, number>))
  texts.set(db, { text: text ?? '', revisions })
  return revisions
}
