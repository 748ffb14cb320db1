import { sql } from 'drizzle-orm'
import type { Db, Tx } from './engine'
import { prepared } from './prepared'

/** Called at the end of each transaction: what it counted is no longer known. */
export async function bumpRevisions(tx: Tx, tables: Set<string>): Promise<void> {
  if (tables.size === 0) return
  const { revision } = tx.t
  // In a fixed order, so that two transactions cannot wait for each other.
  for (const id of [...tables].sort())
    await tx
      .insert(revision)
      .values({ id, value: 1 })
      .onConflictDoUpdate({ target: revision.id, set: { value: sql`${revision.value} + 1` } })
}

const allRevisions = prepared((db) => {
  const { revision } = db.t
  return db.select({ id: revision.id, value: revision.value }).from(revision).orderBy(revision.id)
})

/** A text that changes whenever one of these tables does. */
export async function revisionOf(db: Db, tables: readonly string[]): Promise<string> {
  const rows = await db.rows<{ id: string; value: number }>(allRevisions(db))
  return rows
    .filter((row) => tables.includes(row.id))
    .map((row) => `${row.id}${row.value}`)
    .join()
}
