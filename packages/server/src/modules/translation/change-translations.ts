import { invalidData, notFound } from '../../errors'
import type { Language } from '../../languages'
import type { Db, Tx } from '../../store/database/engine'
import { findOne } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { isLanguage } from './kept-words'
import { putWordsOfEach, translationsOf } from './queries'
import { type GivenWords, saidWords, type Translated } from './words'

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

/** What is kept of a thing, in the order of the languages' names. @throws not_found for a thing that is not there */
export async function listTranslations(db: Db, entity: Translated, id: string) {
  await assertThere(db, entity, id)
  return translationsOf(db, entity, id)
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

/** Forgets a language of a thing; one that is not kept is no error. @throws not_found for a thing that is not there */
export async function deleteTranslation(
  tx: Tx,
  entity: Translated,
  id: string,
  language: string,
): Promise<void> {
  await assertThere(tx, entity, id)
  const { translation: t } = tx.t
  await tx.deleteRows(t, { entity, entity_id: id, language: languageNamed(language) })
}

/** Forgets all languages of things that are deleted themselves. */
export async function deleteTranslationsOf(
  tx: Tx,
  entity: Translated,
  things: readonly string[],
): Promise<void> {
  if (things.length === 0) return
  const { translation: t } = tx.t
  await tx.deleteRows(t, { entity, entity_id: things })
}

function languageNamed(text: string): Language {
  if (!isLanguage(text)) throw invalidData(`language: the shop does not write ${text}`)
  return text
}

async function assertThere(db: Db, entity: Translated, id: string): Promise<void> {
  if (!(await findOne(db, entity, id, ids))) throw notFound(called[entity], id)
}
