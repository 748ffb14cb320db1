import { isGuarded } from '../import/csv'

export type Cell = string | number | boolean | null | undefined

/**
 * A line of a CSV file: semicolons, unless told otherwise, and CRLF; a cell with a separator, a quote or a line break is
 * quoted, and no cell is a formula to a spreadsheet.
 */
export const csvLine = (cells: readonly Cell[], separator: ';' | ',' = ';'): string =>
  `${cells.map(csvCell).join(separator)}\r\n`

function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell !== 'string') return String(cell)
  const safe = guarded(cell)
  return /[;,"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Spreadsheets would run a text that begins like a formula; reading takes the mark off again. A text that begins
 * with such a mark itself gets another, so that it comes back as it was.
 */
const guarded = (text: string) =>
  isGuarded(text) || (/^[=+\-@\t\r＝＋－＠]/.test(text) && !isNumber(text)) ? `'${text}` : text

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text)
