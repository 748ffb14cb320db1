import { type Readable, Transform } from 'node:stream'
import { parse } from 'csv-parse'
import { CommandError, exit } from '../shell'

/** A table of the shop with some of its columns, in the order in which they were asked for. */
export function withColumns(table: Readable, columns: readonly string[]): Readable {
  let places: number[] | undefined
  const pick = new Transform({
    writableObjectMode: true,
    transform(cells: string[], _, done) {
      if (places) return done(null, lineOf(places.map((at) => cells[at] ?? '')))
      try {
        places = placesOf(cells, columns)
      } catch (error) {
        return done(error instanceof Error ? error : new Error(String(error)))
      }
      done(null, lineOf(columns))
    },
  })
  const rows = parse({ delimiter: ';', bom: true, relax_column_count: true })
  for (const part of [table, rows]) part.on('error', (error) => pick.destroy(error))
  return table.pipe(rows).pipe(pick)
}

/** Where the columns stand. @throws CommandError for one that is not there, with those that are */
function placesOf(header: readonly string[], columns: readonly string[]): number[] {
  const missing = columns.filter((name) => !header.includes(name))
  if (missing.length === 0) return columns.map((name) => header.indexOf(name))
  throw new CommandError(
    `There is no column ${missing.join(', ')}`,
    exit.usage,
    `It has ${header.join(', ')}`,
  )
}

/** Cells as they stood in the table: what a spreadsheet would run is marked there already. */
const lineOf = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[;,"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';')}\r\n`
