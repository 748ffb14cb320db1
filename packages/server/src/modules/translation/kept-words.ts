import type { Language } from '../../languages'
import { languages } from '../../languages'
import type { Db } from '../../store/database/engine'
import { prepared } from '../../store/database/prepared'
import { rememberRows } from '../../store/memory/remembered-rows'
import type { Revisions } from '../../store/memory/revision'
import type { Words } from './words'

/** In which language a shopper is answered, and the revisions that this request has read. */
export interface Speech {
  language: Language
  revisions: Revisions | undefined
}

const spoken = rememberRows<{ id: string; languages: ReadonlySet<string> }>(['translation'], async (db) => {
  const { translation } = db.t
  const rows = await db.selectDistinct({ language: translation.language }).from(translation)
  return [{ id: 'all', languages: new Set(rows.map(({ language }) => language)) }]
})

/** The languages in which something of the catalogue is kept. */
export const spokenLanguages = async (db: Db, revisions?: Revisions): Promise<ReadonlySet<string>> =>
  (await spoken.rowsOf(db, ['all'], revisions)).get('all')?.languages ?? new Set()

/** How a shopper is spoken to who asks for a language; undefined where nothing of the catalogue is kept in it. */
export async function speechIn(
  db: Db,
  language: Language | undefined,
  revisions?: Revisions,
): Promise<Speech | undefined> {
  if (!language) return undefined
  const known = await spokenLanguages(db, revisions)
  return known.has(language) ? { language, revisions } : undefined
}

const ofThings = prepared((db) => {
  const { translation: t } = db.t
  return db
    .select({ entity_id: t.entity_id, language: t.language, values: t.values })
    .from(t)
    .where(db.inList(t.entity_id, 'ids'))
})

interface Kept {
  id: string
  /** By language; nothing where none is kept, which is worth remembering too. */
  words: ReadonlyMap<string, Words>
}

/** All languages of a thing at once: ids are those of any table, and no two tables share one. */
const remembered = rememberRows<Kept>(
  ['translation'],
  async (db, ids) => {
    const rows = await db.rows<{ entity_id: string; language: string; values: Words }>(ofThings(db), {
      ids: db.list(ids),
    })
    const byId = new Map<string, Map<string, Words>>(ids.map((id) => [id, new Map()]))
    for (const { entity_id, language, values } of rows) byId.get(entity_id)?.set(language, values)
    return [...byId].map(([id, words]) => ({ id, words }))
  },
  5000,
)

/** Looks up what things are called in a language: one query, however many they are. */
export async function wordsOf(
  db: Db,
  ids: Iterable<string>,
  { language, revisions }: Speech,
): Promise<(id: string) => Words | undefined> {
  const found = await remembered.rowsOf(db, ids, revisions)
  return (id) => found.get(id)?.words.get(language)
}

/** What things are called in every language that there is, by thing and language. */
export async function wordsByThing(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, Words>>> {
  const found = new Map<string, Map<string, Words>>()
  if (ids.length === 0) return found
  const rows = await db.rows<{ entity_id: string; language: string; values: Words }>(ofThings(db), {
    ids: db.list(ids),
  })
  for (const { entity_id, language, values } of rows) {
    const own = found.get(entity_id) ?? new Map<string, Words>()
    found.set(entity_id, own.set(language, values))
  }
  return found
}

export const isLanguage = (text: string): text is Language => languages.some((one) => one === text)
