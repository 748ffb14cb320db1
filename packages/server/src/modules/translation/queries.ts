import { and, asc, eq, sql } from 'drizzle-orm'
import type { Language } from '../../languages'
import type { Db, Tables, Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import type { Translated, Words } from './words'

/** What is told of a translation: the columns that the contract names. */
const toldOf = ({ translation: t }: Tables) => ({
  id: t.id,
  entity: t.entity,
  entity_id: t.entity_id,
  language: t.language,
  values: t.values,
  created_at: t.created_at,
  updated_at: t.updated_at,
})

/** How many are written by one statement: databases limit how many values it may hold. */
const together = 500

/** Keeps words as they are given, of things that are known to be there; no thing twice in a language. */
export async function putWordsOfEach(
  tx: Tx,
  entity: Translated,
  rows: readonly { entity_id: string; language: Language; values: Words }[],
) {
  const { translation: t } = tx.t
  const kept: (typeof t.$inferSelect)[] = []
  for (let at = 0; at < rows.length; at += together)
    kept.push(
      ...(await tx
        .insert(t)
        .values(rows.slice(at, at + together).map((row) => ({ entity, ...row })))
        .onConflictDoUpdate({
          target: [t.entity, t.entity_id, t.language],
          set: { values: sql`excluded."values"`, updated_at: now() },
        })
        .returning(toldOf(tx.t))),
    )
  return kept
}

/** What is kept of a thing, in the order of the languages' names. */
export async function translationsOf(db: Db, entity: Translated, id: string) {
  const { translation: t } = db.t
  return db
    .select(toldOf(db.t))
    .from(t)
    .where(and(eq(t.entity, entity), eq(t.entity_id, id)))
    .orderBy(asc(t.language))
}
