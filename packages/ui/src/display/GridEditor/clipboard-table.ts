/**
 * The cells of a text that a spreadsheet copied: columns are divided by tabs, rows by line breaks, and what holds either is
 * in quotes. A quotation mark that is not closed before the cell ends is a mark like any other. The break behind the last
 * row makes no further one.
 */
export function parseTable(text: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  for (;;) {
    const quoted = text[at] === '"' ? /"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)/y : null
    if (quoted) quoted.lastIndex = at
    const inQuotes = quoted?.exec(text)
    let cell: string
    if (inQuotes) {
      cell = inQuotes[1]!.replaceAll('""', '"').replace(/\r\n?/g, '\n')
      at += inQuotes[0].length
    } else {
      const plain = /[^\t\r\n]*/y
      plain.lastIndex = at
      cell = plain.exec(text)![0]
      at += cell.length
    }
    rows.at(-1)!.push(cell)
    if (at >= text.length) return rows
    if (text[at] === '\t') {
      at += 1
      continue
    }
    at += text.startsWith('\r\n', at) ? 2 : 1
    if (at >= text.length) return rows
    rows.push([])
  }
}

/** The text of cells as spreadsheets read it. */
export const tableText = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n')

/**
 * What a pasted table puts into which cells of a range, by their distance from its corner. One cell fills the range; a table
 * that goes into the range without rest is repeated; any other is put once, from the corner on.
 */
export function pastePlan(
  table: readonly (readonly string[])[],
  range: { height: number; breadth: number },
): { height: number; breadth: number; textAt: (row: number, column: number) => string } {
  const height = table.length
  const breadth = Math.max(...table.map((row) => row.length))
  const isRepeated = range.height % height === 0 && range.breadth % breadth === 0
  return {
    height: isRepeated ? range.height : height,
    breadth: isRepeated ? range.breadth : breadth,
    textAt: (row, column) => table[row % height]![column % breadth] ?? '',
  }
}
