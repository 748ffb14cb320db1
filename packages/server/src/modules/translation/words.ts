/** What may be said in several languages. */
export type Translated =
  | 'product'
  | 'product_collection'
  | 'product_category'
  | 'product_type'
  | 'product_tag'
  | 'shipping_option'
  | 'return_reason'

/** An option of a product: what it is called, and what its values are, by the value that the catalogue has. */
interface OptionWords {
  title?: string
  values?: Record<string, string>
}

/** The words of one thing in one language. What is not here is said as the catalogue says it. */
export interface Words {
  title?: string
  subtitle?: string
  description?: string
  material?: string
  name?: string
  label?: string
  value?: string
  /** By the id of the option. */
  options?: Record<string, OptionWords>
  /** By the name of the text in the metadata. */
  metadata?: Record<string, string>
}

type Given<T> = { [K in keyof T]?: T[K] | null }
/** Words as they are asked to be kept: empty ones and `null` are none. */
export type GivenWords = Given<Omit<Words, 'options' | 'metadata'>> & {
  options?: Record<string, { title?: string | null; values?: Record<string, string> | null }> | null
  metadata?: Record<string, string | null | undefined> | null
}

const said = <T extends object>(words: T): T | undefined =>
  Object.keys(words).length > 0 ? words : undefined

/** Those of some texts that say something. */
const saidTexts = (texts: Record<string, string | null | undefined>): Record<string, string> | undefined =>
  said(
    Object.fromEntries(
      Object.entries(texts).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : [])),
    ),
  )

/** The words that say something. Names are in no order: both databases keep JSON in an order of their own. */
export function saidWords({ options, metadata, ...texts }: GivenWords): Words {
  const kept: Words = {}
  for (const name of textNames) {
    const text = texts[name]?.trim()
    if (text) kept[name] = text
  }
  const named = said(
    Object.fromEntries(
      Object.entries(options ?? {}).flatMap(([id, { title, values }]): [string, OptionWords][] => {
        const own = saidTexts(values ?? {})
        const words = said({
          ...(title?.trim() ? { title: title.trim() } : {}),
          ...(own ? { values: own } : {}),
        })
        return words ? [[id, words]] : []
      }),
    ),
  )
  const facts = saidTexts(metadata ?? {})
  return { ...kept, ...(named ? { options: named } : {}), ...(facts ? { metadata: facts } : {}) }
}

export const textNames = ['title', 'subtitle', 'description', 'material', 'name', 'label', 'value'] as const

/** What a value of an option is called; without the option, what any option of the product calls it. */
export function valueIn(words: Words | undefined, value: string, optionId?: unknown): string | undefined {
  const { options = {} } = words ?? {}
  if (typeof optionId === 'string') return ownWord(options[optionId]?.values, value)
  for (const { values } of Object.values(options)) {
    const word = ownWord(values, value)
    if (word) return word
  }
  return undefined
}

/** A value may be called as anything, `constructor` among it. */
const ownWord = (values: Record<string, string> | undefined, value: string): string | undefined =>
  values && Object.hasOwn(values, value) ? values[value] : undefined

const between = ' / '
/** The title of a variant, which is put together of its options' values: `Ash / Large`. */
export const variantTitle = (title: string, words: Words | undefined): string =>
  valueIn(words, title) ??
  title
    .split(between)
    .map((part) => valueIn(words, part) ?? part)
    .join(between)

/** Metadata with its texts in other words. Figures, and what only programs read, stay as they are. */
export const metadataIn = (metadata: object, { metadata: facts = {} }: Words): object => ({
  ...metadata,
  ...Object.fromEntries(
    Object.entries(metadata).flatMap(([name, text]) => {
      const word = ownWord(facts, name)
      return word && typeof text === 'string' ? [[name, word]] : []
    }),
  ),
})
