import type { Db } from '../../store/database/engine'
import type { Shelf } from '../listing/shelf'
import { type Group, optionGroup } from '../listing/values'
import { type Speech, wordsOf } from '../translation/kept-words'

/** What options and their values are called in a language, by group and value of the list. */
interface FacetWords {
  titleOf(group: Group): string | undefined
  valueOf(group: Group, value: string): string | undefined
}

/** A value is called what the first of these products calls it: asking all of ten thousand would change little. */
const asked = 5

/**
 * Options belong to products, so their words are read off products of the list that have them: two queries, whatever the
 * length of the list.
 */
export async function facetWords(
  db: Db,
  shelf: Shelf,
  shown: readonly number[],
  speech: Speech,
): Promise<FacetWords> {
  const ids = having(shelf, shown)
  const wordsOfProduct = await wordsOf(db, ids, speech)
  const translated = ids.filter((id) => wordsOfProduct(id)?.options)
  const { product_option: option } = db.t
  const options = translated.length
    ? await db.rowsWhere(option, { product_id: translated }, { columns: ['id', 'title', 'product_id'] })
    : []
  const titles = new Map<Group, string>()
  const values = new Map<string, string>()
  for (const { id, title, product_id } of options) {
    const words = wordsOfProduct(product_id ?? '')?.options?.[id]
    const group = optionGroup(title)
    if (words?.title && !titles.has(group)) titles.set(group, words.title)
    for (const [value, word] of Object.entries(words?.values ?? {}))
      if (!values.has(keyOf(group, value.trim()))) values.set(keyOf(group, value.trim()), word)
  }
  return {
    titleOf: (group) => titles.get(group),
    valueOf: (group, value) => values.get(keyOf(group, value)),
  }
}

const keyOf = (group: Group, value: string) => `${group}\n${value}`

/** The ids of some products for each of these values. */
function having(shelf: Shelf, shown: readonly number[]): string[] {
  const missing = new Map(shown.map((number) => [number, asked]))
  const ids = new Set<string>()
  for (const row of shelf.rows) {
    if (missing.size === 0) break
    if (!row) continue
    for (const number of row.values) {
      const left = missing.get(number)
      if (left === undefined) continue
      ids.add(row.id)
      if (left === 1) missing.delete(number)
      else missing.set(number, left - 1)
    }
  }
  return [...ids]
}
