import { longestName } from '@cartwright/contract'
import { z } from 'zod'
import type { WordColumn } from '../../translation/file-columns'
import type { ImportedProduct, ImportedWords } from '../imported-product'
import type { RowReader } from './row-reader'

/**
 * What the rows of a product say of it in other languages; an empty cell says nothing. `options` are the columns of its
 * options in their order, with the value of each by its row.
 */
export function wordsIn(
  columns: readonly WordColumn[],
  rows: readonly RowReader[],
  options: readonly { name: string; value: string }[],
  safeHtml: (html: string) => string | null,
): ImportedProduct['translations'] {
  const [own] = rows
  if (!own || columns.length === 0) return undefined
  const found: Record<string, ImportedWords> = {}
  const wordsOf = (language: string) => {
    found[language] ??= { options: options.map(() => ({})) }
    return found[language]
  }
  for (const column of columns) {
    const { header, language } = column
    if ('text' in column) {
      const text = read(own, header, column.text === 'description' ? Number.POSITIVE_INFINITY : longestName)
      const said = text && column.text === 'description' ? safe(text, safeHtml) : text
      if (said) wordsOf(language)[column.text] = said
      continue
    }
    if ('facts' in column) {
      const facts = factsIn(own, header)
      if (facts) wordsOf(language).metadata = facts
      continue
    }
    const at = options.findIndex(({ name }) => Number(/\d+/.exec(name)?.[0]) === column.option)
    const option = options[at]
    if (!option) continue
    for (const row of column.part === 'Name' ? [own] : rows) {
      const text = read(row, header, longestName)
      const words = text ? wordsOf(language).options[at] : undefined
      if (!text || !words) continue
      if (column.part === 'Name') words.title = text
      else words.values = { ...words.values, [row.exactCell(option.value)]: text }
    }
  }
  return Object.keys(found).length > 0 ? found : undefined
}

/** Markup without what a page should not run; plain text as it stands. */
const safe = (text: string, safeHtml: (html: string) => string | null): string | undefined =>
  /<[a-z!/?]/i.test(text) ? (safeHtml(text) ?? undefined) : text

const Facts = z.record(z.string(), z.string())

/** Texts by their names, as JSON. */
function factsIn(row: RowReader, column: string): Record<string, string> | undefined {
  const text = row.exactCell(column)
  if (!text) return undefined
  try {
    return Facts.parse(JSON.parse(text))
  } catch {
    return row.note(column, 'error', 'this is not JSON of texts by their names', 'write it as {"care": "…"}')
  }
}

function read(row: RowReader, column: string, most: number): string | undefined {
  const text = row.exactCell(column)
  if (text.length > most)
    return row.note(column, 'error', `this is longer than ${most} characters`, 'shorten it')
  return text || undefined
}
