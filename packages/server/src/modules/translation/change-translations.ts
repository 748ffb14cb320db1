import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { invalidData, notFound } from '../../errors'
import type { Language } from '../../languages'
import type { Db, Tables, Tx } from '../../store/database/engine'
import { findOne } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { now } from '../../store/schema/ids'
import { isLanguage } from './kept-words'
import { type GivenWords, saidWords, type Translated, type Words } from './words'

const ids = shapeOf([], ['id'])
const called: Record<Translated, string> = {
  product: 'Product',
  product_collection: 'Product collection',
  product_category: 'Product category',
  product_type: 'Product type',
  product_tag: 'Product tag',
  shipping_option: 'Shipping Option',
  return_reason: 'Return reason',
}

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

/** What is kept of a thing, in the order of the languages' names. @throws not_found for a thing that is not there */
export async function listTranslations(db: Db, entity: Translated, id: string) {
  await assertThere(db, entity, id)
  const { translation: t } = db.t
  return db
    .select(toldOf(db.t))
    .from(t)
    .where(and(eq(t.entity, entity), eq(t.entity_id, id)))
    .orderBy(asc(t.language))
}

/**
 * Keeps the words of a thing in a language, in place of those that were kept.
 * @throws not_found for a thing that is not there, invalid_data for a language the shop does not write
 */
export async function keepTranslation(
  tx: Tx,
  entity: Translated,
  id: string,
  language: string,
  given: GivenWords,
) {
  const known = languageNamed(language)
  await assertThere(tx, entity, id)
  const [row] = await putWordsOfEach(tx, entity, [
    { entity_id: id, language: known, values: saidWords(given) },
  ])
  if (!row) throw new Error('The translation was not written')
  return row
}

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

/** Forgets a language of a thing; one that is not kept is no error. @throws not_found for a thing that is not there */
export async function deleteTranslation(
  tx: Tx,
  entity: Translated,
  id: string,
  language: string,
): Promise<void> {
  await assertThere(tx, entity, id)
  const { translation: t } = tx.t
  await tx
    .delete(t)
    .where(and(eq(t.entity, entity), eq(t.entity_id, id), eq(t.language, languageNamed(language))))
}

/** Forgets all languages of things that are deleted themselves. */
export async function deleteTranslationsOf(
  tx: Tx,
  entity: Translated,
  things: readonly string[],
): Promise<void> {
  if (things.length === 0) return
  const { translation: t } = tx.t
  await tx.delete(t).where(and(eq(t.entity, entity), inArray(t.entity_id, [...things])))
}

function languageNamed(text: string): Language {
  if (!isLanguage(text)) throw invalidData(`language: the shop does not write ${text}`)
  return text
}

async function assertThere(db: Db, entity: Translated, id: string): Promise<void> {
  if (!(await findOne(db, entity, id, ids))) throw notFound(called[entity], id)
}
