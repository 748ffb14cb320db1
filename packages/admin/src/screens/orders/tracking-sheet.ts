/** A line of a sheet of tracking numbers. */
export interface SheetLine {
  /** Counted from 1, empty lines left out. */
  line: number
  order: string
  /** Empty where the line names none. */
  tracking: string
}

const hasDigit = (text: string) => /\d/.test(text)

/**
 * Reads what is pasted from a spreadsheet: the number of the order, then the tracking number, apart by a tab, a semicolon,
 * a comma or spaces. A first line without a digit in its first cell is a heading and left out.
 */
export function readSheet(text: string): SheetLine[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => cellsOf(line))
    .filter((cells) => cells.some((cell) => cell !== ''))
  const [first] = lines
  const rows = first && !hasDigit(first[0] ?? '') ? lines.slice(1) : lines
  return rows.map((cells, at) => ({
    line: at + 1,
    order: cells[0] ?? '',
    tracking: cells.slice(1).find((cell) => cell !== '') ?? '',
  }))
}

/** Cells of a line. Spaces part them only where nothing else does: tracking numbers may be written in groups. */
function cellsOf(line: string): string[] {
  const mark = ['\t', ';', ','].find((one) => line.includes(one))
  const cells = mark ? line.split(mark) : splitOnce(line.trim())
  return cells.map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
}

const splitOnce = (line: string): string[] => {
  const [, first = line, rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? []
  return [first, rest]
}

/** The lines that name both, as the shop takes them. */
export const parcelsOf = (lines: readonly SheetLine[]) =>
  lines
    .filter(({ order, tracking }) => order !== '' && tracking !== '')
    .map(({ order, tracking }) => ({ order, tracking_numbers: [tracking] }))
