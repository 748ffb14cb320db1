import { isDeepStrictEqual } from 'node:util'
import { type Language, languages } from '../../../languages'
import { saidWords, type Words } from '../../translation/words'
import type { ImportedProduct } from '../imported-product'

/** The words of a product in a language as they are to be kept. */
export interface WordsChange {
  language: Language
  values: Words
}

/**
 * What there is to keep of what a file says in other languages: it joins what is kept, word by word, and what is the same
 * already is left out. `optionIds` are those of the options in the order of the file's.
 */
export function wordsChange(
  said: ImportedProduct['translations'],
  optionIds: readonly string[],
  kept: ReadonlyMap<string, Words> = new Map(),
): WordsChange[] {
  return languages.flatMap((language): WordsChange[] => {
    const given = said?.[language]
    if (!given) return []
    const { options: ofOptions, metadata, ...texts } = given
    const old = kept.get(language) ?? {}
    const options = { ...old.options }
    for (const [at, words] of ofOptions.entries()) {
      const id = optionIds[at]
      if (id === undefined) continue
      const before = options[id]
      options[id] = { ...before, ...words, values: { ...before?.values, ...words.values } }
    }
    const values = saidWords({ ...old, ...texts, options, metadata: { ...old.metadata, ...metadata } })
    return isDeepStrictEqual(inOrder(values), inOrder(old)) ? [] : [{ language, values }]
  })
}

/** JSON comes back in an order of the database's own. */
const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, one]) => [name, inOrder(one)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1))
    : value
