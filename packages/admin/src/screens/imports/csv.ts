/** How a file is written. */
export interface CsvFormat {
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  separator: ',' | ';' | '\t'
}

const separators = [',', ';', '\t'] as const

/** Finds encoding and separator by the beginning of a file: marks, zeros and bytes; commas, semicolons and tabs of its first line. */
export function detectFormat(start: Uint8Array): CsvFormat {
  const encoding = encodingOf(start)
  const header = firstRecord(new TextDecoder(encoding).decode(start)).replace(/"[^"]*"/g, '')
  const counts = separators.map((sign) => ({ sign, count: header.split(sign).length }))
  const [best] = counts.sort((one, other) => other.count - one.count)
  return { encoding, separator: best?.sign ?? ',' }
}

function encodingOf(bytes: Uint8Array): CsvFormat['encoding'] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros = bytes.filter((byte) => byte === 0).length
  if (zeros > bytes.length / 4) return bytes[0] === 0 ? 'utf-16be' : 'utf-16le'
  try {
    // The last character may be cut in two by the end of the beginning.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

function firstRecord(text: string): string {
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted
    if (!isQuoted && (text[at] === '\n' || text[at] === '\r')) return text.slice(0, at)
  }
  return text
}

/** The records of a file. Quotes hold separators and line breaks, doubled ones stand for themselves; empty lines are left out. */
export function parseCsv(text: string, separator: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  let cell = ''
  let isQuoted = false
  const end = () => {
    record.push(cell)
    cell = ''
    if (record.some((one) => one.trim() !== '')) records.push(record)
    record = []
  }
  const clean = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
  for (let at = 0; at < clean.length; at++) {
    const sign = clean[at]
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (clean[at + 1] === '"') cell += clean[++at]
      else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator) {
      record.push(cell)
      cell = ''
    } else if (sign === '\n') end()
    else cell += sign
  }
  if (cell !== '' || record.length > 0) end()
  return records
}

/** Writes records as the shop reads them, and tells on which line of the file each begins; the header is on line 1. */
export function writeCsv(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  separator: CsvFormat['separator'] = ';',
) {
  const lines: number[] = []
  const record = (cells: readonly string[]) => `${cells.map(quoted).join(separator)}\n`
  const parts: string[] = [record(header)]
  let line = 1 + breaksIn(parts[0] ?? '')
  for (const row of rows) {
    const text = record(row)
    lines.push(line)
    line += breaksIn(text)
    parts.push(text)
  }
  return { text: parts.join(''), lines }
}

const quoted = (cell: string) => (/[;,\t"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const breaksIn = (text: string) => text.split('\n').length - 1
