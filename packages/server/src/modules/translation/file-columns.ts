import { type Language, languages } from '../../languages'
import { isLanguage } from './kept-words'
import type { Words } from './words'

/** What files say of a product in a language, by the column: `Product Title [de]`. */
const texts = [
  ['title', 'Product Title'],
  ['subtitle', 'Product Subtitle'],
  ['description', 'Product Description'],
  ['material', 'Product Material'],
] as const
/** The texts of the metadata by their names, as JSON. */
const factsColumn = 'Product Metadata'
type TextName = (typeof texts)[number][0]

/** What a column of a file says in a language: a text of the product, those of its metadata, or of one of its options by number. */
export type WordColumn = { header: string; language: Language } & (
  | { text: TextName }
  | { facts: true }
  | { option: number; part: 'Name' | 'Value' }
)

/** Columns of words, whatever their language. */
export const wordPattern =
  /^(?:Product (?:Title|Subtitle|Description|Material|Metadata)|(?:Variant )?Option \d+ (?:Name|Value)) \[[a-z]{2}\]$/i

/** The columns of a header that say something in a language that the shop writes. */
export function wordColumnsIn(header: readonly string[]): WordColumn[] {
  return header.flatMap((name): WordColumn[] => {
    const [, column = '', code = ''] = /^(.+) \[([a-z]{2})\]$/i.exec(name) ?? []
    const language = code.toLowerCase()
    if (!isLanguage(language)) return []
    const text = texts.find(([, title]) => title.toLowerCase() === column.toLowerCase())?.[0]
    if (text) return [{ header: name, language, text }]
    if (column.toLowerCase() === factsColumn.toLowerCase()) return [{ header: name, language, facts: true }]
    const [, option, part = ''] = /^(?:Variant )?Option (\d+) (Name|Value)$/i.exec(column) ?? []
    if (option === undefined) return []
    return [
      {
        header: name,
        language,
        option: Number(option),
        part: part.toLowerCase() === 'name' ? 'Name' : 'Value',
      },
    ]
  })
}

interface OptionOf {
  id: string
}

/** The headers that a product needs for its words, by the language. */
export function wordHeaders(
  words: ReadonlyMap<string, Words>,
  options: readonly OptionOf[] | undefined,
): string[] {
  return [...words].flatMap(([language, own]) => [
    ...texts.flatMap(([name, title]) => (own[name] ? [`${title} [${language}]`] : [])),
    ...(own.metadata ? [`${factsColumn} [${language}]`] : []),
    ...(options ?? []).flatMap(({ id }, at) => {
      const { title, values } = own.options?.[id] ?? {}
      return [
        ...(title ? [`Option ${at + 1} Name [${language}]`] : []),
        ...(values ? [`Option ${at + 1} Value [${language}]`] : []),
      ]
    }),
  ])
}

/** Those headers in an order that is the same in every shop: language by language, texts before options. */
export function inOrder(headers: Iterable<string>): WordColumn[] {
  const place = (column: WordColumn) =>
    languages.indexOf(column.language) * 10_000 +
    ('text' in column
      ? texts.findIndex(([name]) => name === column.text)
      : 'facts' in column
        ? texts.length
        : 10 + column.option * 2 + (column.part === 'Name' ? 0 : 1))
  return wordColumnsIn([...new Set(headers)]).sort((a, b) => place(a) - place(b))
}

/** What stands under such a column in the row of a variant. */
export function wordCell(
  column: WordColumn,
  words: ReadonlyMap<string, Words> | undefined,
  options: readonly OptionOf[] | undefined,
  chosenOf: (optionId: string) => string | undefined,
): string | undefined {
  const own = words?.get(column.language)
  if (!own) return undefined
  if ('text' in column) return own[column.text]
  if ('facts' in column) return own.metadata && JSON.stringify(own.metadata)
  const option = options?.[column.option - 1]
  const { title, values } = (option && own.options?.[option.id]) ?? {}
  if (column.part === 'Name') return title
  const value = option && chosenOf(option.id)
  return value !== undefined && values && Object.hasOwn(values, value) ? values[value] : undefined
}
