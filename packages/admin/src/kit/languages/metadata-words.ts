import type { Texts, WordField } from './LanguageDialog'

const keyOf = (name: string) => `fact ${name}`

/** Whether somebody reads it: figures, addresses and what only programs know are the same in every language. */
const isRead = (text: unknown): text is string =>
  typeof text === 'string' &&
  /\p{L}/u.test(text) &&
  !/^(?:[a-z]+:)?\/\/|^\/\S*$|^[\w-]+[_-][\w-]+$/.test(text)

/** The texts of a thing's metadata, each as what may be said in a language. */
export const metadataFields = (metadata: Record<string, unknown> | null | undefined): WordField[] =>
  Object.entries(metadata ?? {}).flatMap(([name, own]): WordField[] =>
    isRead(own) ? [{ key: keyOf(name), label: name, own, ...(own.length > 80 ? { rows: 3 } : {}) }] : [],
  )

type Kept = Record<string, string | null | undefined> | null | undefined

/** What is kept of them in a language, by the keys of those fields. */
export const metadataTexts = (kept: Kept): Texts =>
  Object.fromEntries(
    Object.entries(kept ?? {}).flatMap(([name, text]) => (text ? [[keyOf(name), text]] : [])),
  )

/** The same the other way round; of what the form has no field for nothing is lost. */
export const metadataWords = (
  metadata: Record<string, unknown> | null | undefined,
  written: Texts,
  kept: Kept,
): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(kept ?? {}).flatMap(([name, text]) => (text ? [[name, text]] : []))),
  ...Object.fromEntries(
    Object.entries(metadata ?? {}).flatMap(([name, own]) =>
      isRead(own) ? [[name, written[keyOf(name)] ?? '']] : [],
    ),
  ),
})
