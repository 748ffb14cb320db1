import type { UiStrings } from '../strings/use-strings.js'

/**
 * Strings twice as long and without a place to break inside a word, as the longest of languages have them: what does not
 * fit then would not fit in one of them either. Blanks stay as they are.
 */
export const lengthen = (strings: UiStrings): UiStrings => lengthenAll(strings) as unknown as UiStrings

const lengthenAll = (strings: object): object =>
  Object.fromEntries(
    Object.entries(strings).map(([key, text]) => [
      key,
      typeof text === 'string' ? lengthenText(text) : lengthenAll(text),
    ]),
  )

const lengthenText = (text: string): string =>
  text.replace(/\{\{\w+\}\}|\p{L}/gu, (one) => (one.length > 2 ? one : one + one))
