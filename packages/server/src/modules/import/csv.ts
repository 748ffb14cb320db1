import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { invalidData } from '../../errors'

/** One record of a file, under the names of its header, with the line it starts on. */
export interface CsvRow {
  line: number
  cells: Record<string, string>
}

export interface CsvFormat {
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  separator: ',' | ';' | '\t'
}

/** Detects encoding and separator from the first bytes: BOM, UTF-16, Windows-1252; comma, semicolon, tab. */
export function detectFormat(start: Uint8Array): CsvFormat {
  const encoding = encodingOf(start)
  const text = new TextDecoder(encoding).decode(start)
  const header = firstRecord(text)
  const counts = ([',', ';', '\t'] as const).map((sign) => ({ sign, count: header.split(sign).length - 1 }))
  const best = counts.sort((a, b) => b.count - a.count)[0]
  return { encoding, separator: best && best.count > 0 ? best.sign : ',' }
}

function encodingOf(bytes: Uint8Array): CsvFormat['encoding'] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros = bytes.filter((byte) => byte === 0).length
  if (zeros > bytes.length / 4) return bytes[0] === 0 ? 'utf-16be' : 'utf-16le'
  try {
    // The last character may be cut in two by the end of the sample.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

const firstRecord = (text: string) => {
  let quoted = false
  for (const [index, sign] of [...text].entries()) {
    if (sign === '"') quoted = !quoted
    if (!quoted && (sign === '\n' || sign === '\r')) return text.slice(0, index)
  }
  return text
}

/** Formula guards that exports put before = + - @ are taken off again, one from each cell. */
const unguarded = (cell: string) => (/^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell)

/** Reads a CSV file record by record, in bounded memory. @throws invalid_data when it is no CSV */
export async function* readCsv(file: string): AsyncGenerator<CsvRow> {
  const handle = await open(file, 'r').catch(() => {
    throw invalidData(`There is no file ${file}`)
  })
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0)
  await handle.close()
  const { encoding, separator } = detectFormat(buffer.subarray(0, bytesRead))
  const decoder = new TextDecoder(encoding)
  const text = Readable.from(
    (async function* () {
      for await (const chunk of createReadStream(file))
        yield decoder.decode(chunk as Buffer, { stream: true })
      yield decoder.decode()
    })(),
  )
  const records = text.pipe(
    parse({
      bom: true,
      columns: (header: string[]) => header.map((name) => name.trim()),
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      info: true,
    }),
  )
  let line = 2
  try {
    for await (const entry of records as AsyncIterable<{
      record: Record<string, string>
      info: { lines: number }
    }>) {
      for (const [name, cell] of Object.entries(entry.record)) entry.record[name] = unguarded(cell)
      yield { line, cells: entry.record }
      line = entry.info.lines + 1
    }
  } catch (error) {
    throw invalidData(`The file cannot be read as CSV after line ${line}: ${(error as Error).message}`)
  }
}
