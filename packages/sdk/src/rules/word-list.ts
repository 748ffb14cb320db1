/** What stands between words of a list, whatever keyboard it was typed on: commas, semicolons and line breaks. */
const between = '،、､，,;؛；\\r\\n\\u0085\\u2028\\u2029'
const atCommas = new RegExp(`[${between}]`)
const atCommasAndSpaces = new RegExp(`[${between}\\s]`)

export interface WordListOptions {
  /** Whether spaces separate, too: for what holds none itself, such as tracking numbers. */
  atSpaces?: boolean
}

/**
 * The words of a list that somebody typed into one field: trimmed, in the order they were written, each once, none empty.
 * `Red, Blue`, `أحمر، أزرق` and `赤、青` are two words each.
 */
export function splitWords(text: string, { atSpaces = false }: WordListOptions = {}): string[] {
  const parts = text.split(atSpaces ? atCommasAndSpaces : atCommas)
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))]
}
