export type Cell = string | number | boolean | null | undefined

/** A line of a CSV file: semicolons and CRLF; a cell with a separator, a quote or a line break is quoted. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(';')}\r\n`

function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell !== 'string') return String(cell)
  const safe = guarded(cell)
  return /[;,"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Spreadsheets would run a text that begins like a formula; reading takes the mark off again. */
const guarded = (text: string) => (/^[=+\-@\t\r＝＋－＠]/.test(text) && !isNumber(text) ? `'${text}` : text)

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text)
