import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { invalidData } from '../../errors'
import { decodeText, type Encoding, encodingOf } from './formats/decode-text'

/** One record of a file, under the names of its header, with the line it starts on. */
export interface CsvRow {
  line: number
  cells: Record<string, string>
}

export interface CsvFormat {
  encoding: Encoding
  separator: ',' | ';' | '\t'
}

/** Detects encoding and separator from the first bytes: BOM, UTF-16, Windows-1252; comma, semicolon, tab. */
export function detectFormat(start: Uint8Array): CsvFormat {
  const encoding = encodingOf(start)
  return { encoding, separator: separatorOf(new TextDecoder(encoding).decode(start)) }
}

const separators = [',', ';', '\t'] as const

/** What parts the cells of a text: what stands in its header most often, outside of quotes, or what it names as `sep=;`. */
export function separatorOf(text: string): CsvFormat['separator'] {
  const named = /^\ufeff?sep=([,;\t])\r?\n/i.exec(text)?.[1]
  const counts = { ',': 0, ';': 0, '\t': 0 }
  let quoted = false
  for (const sign of text) {
    if (sign === '"') quoted = !quoted
    else if (!quoted && (sign === '\n' || sign === '\r')) break
    else if (!quoted && sign in counts) counts[sign as CsvFormat['separator']] += 1
  }
  const best = separators.reduce((a, b) => (counts[b] > counts[a] ? b : a))
  return separators.find((sign) => sign === named) ?? best
}

/**
 * The mark by which spreadsheets keep a cell from being run or counted: before = + - @, and before a number that is a
 * text, as in '00123. Exports put it before a text that begins so itself, so that it comes back as it was.
 */
export const isGuarded = (cell: string) => /^'+([=+\-@\t\r＝＋－＠]|\d[\d.,]*$)/.test(cell)

/** The text of a file, in whatever encoding it is written. @throws invalid_data when there is no such file */
export async function* textOf(file: string): AsyncGenerator<string> {
  const handle = await open(file, 'r').catch(() => {
    throw invalidData(`There is no file ${file}`)
  })
  yield* decodeText(handle.createReadStream() as AsyncIterable<Buffer>)
}

/** Reads a CSV file record by record, in bounded memory. @throws invalid_data when it is no CSV */
export async function* readCsv(file: string): AsyncGenerator<CsvRow> {
  const text = textOf(file)
  const { value: start = '' } = await text.next()
  const note = /^\ufeff?sep=.\r?\n/i.exec(start)?.[0] ?? ''
  const source = Readable.from(
    (async function* () {
      yield start.slice(note.length)
      yield* text
    })(),
  )
  const records = source.pipe(
    parse({
      bom: true,
      columns: (header: string[]) => header.map((name) => name.trim()),
      delimiter: separatorOf(start),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      info: true,
    }),
  )
  const before = note ? 1 : 0
  let line = before + 2
  try {
    for await (const entry of records as AsyncIterable<{
      record: Record<string, string>
      info: { lines: number }
    }>) {
      const cells = entry.record
      for (const name in cells) {
        const cell = cells[name] as string
        if (cell[0] === "'" && isGuarded(cell)) cells[name] = cell.slice(1)
      }
      yield { line, cells: entry.record }
      line = before + entry.info.lines + 1
    }
  } catch (error) {
    throw invalidData(`The file cannot be read as CSV after line ${line}: ${(error as Error).message}`)
  } finally {
    // Whoever has seen enough lets go of the file.
    source.destroy()
    await text.return(undefined)
  }
}
