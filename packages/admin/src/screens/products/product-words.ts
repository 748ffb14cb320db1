import type { Input, PricedProduct, ProductTranslation } from '@cartwright/contract'
import type { Texts, WordField } from '../../kit/languages/LanguageDialog'
import { metadataFields, metadataTexts, metadataWords } from '../../kit/languages/metadata-words'

type Values = Input<'POST /admin/products/:id/translations/:language'>['body']

const texts = ['title', 'subtitle', 'description', 'material'] as const
const keyOfOption = (id: string) => `option ${id}`
const keyOfValue = (id: string, value: string) => `value ${id} ${value}`

/** What may be said of a product in a language: its texts where it has any, its options with their values, its metadata. */
export function fieldsOf(product: PricedProduct, labelOf: (name: string) => string): WordField[] {
  return [
    ...texts.flatMap((key): WordField[] => {
      const own = product[key]
      return own ? [{ key, label: labelOf(key), own, ...(key === 'description' ? { rows: 5 } : {}) }] : []
    }),
    ...(product.options ?? []).flatMap(({ id, title }): WordField[] => [
      { key: keyOfOption(id), label: title, own: title },
      ...valuesOf(product, id).map((value) => ({
        key: keyOfValue(id, value),
        label: `${title}: ${value}`,
        own: value,
      })),
    ]),
    ...metadataFields(product.metadata),
  ]
}

/** The values that variants have of an option, each once. */
const valuesOf = (product: PricedProduct, optionId: string): string[] => [
  ...new Set(
    product.variants.flatMap(({ options = [] }) =>
      options.flatMap(({ option_id, value }) => (option_id === optionId ? value : [])),
    ),
  ),
]

/** What is kept of a product in a language, by the keys of those fields. */
export function textsOf({ values }: ProductTranslation): Texts {
  const found: Record<string, string> = { ...metadataTexts(values.metadata) }
  for (const key of texts) if (values[key]) found[key] = values[key]
  for (const [id, words] of Object.entries(values.options ?? {})) {
    if (words.title) found[keyOfOption(id)] = words.title
    for (const [value, text] of Object.entries(words.values ?? {})) found[keyOfValue(id, value)] = text
  }
  return found
}

/** The same the other way round, as the shop keeps it; of what the form has no field for nothing is lost. */
export function wordsOf(product: PricedProduct, written: Texts, before?: ProductTranslation): Values {
  const options = (product.options ?? []).map(({ id }) => {
    const kept = before?.values.options?.[id]?.values ?? {}
    const own = valuesOf(product, id).map((value) => [value, written[keyOfValue(id, value)] ?? ''] as const)
    return [id, { title: written[keyOfOption(id)], values: { ...kept, ...Object.fromEntries(own) } }] as const
  })
  return {
    ...before?.values,
    ...Object.fromEntries(texts.map((key) => [key, written[key] ?? before?.values[key]])),
    options: Object.fromEntries(options),
    metadata: metadataWords(product.metadata, written, before?.values.metadata),
  }
}
