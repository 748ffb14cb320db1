import { shopOf, unfolded } from './cell-text'
import { type CsvFormat, detectFormat, parseCsv } from './csv'
import { type ImportKind, kindOf } from './file-columns'
import { type JsonFormat, looksLikeJson, readJson } from './json'

/** One row of a file, under a number that stays its own while others are left out. */
export interface FileRow {
  id: number
  cells: string[]
  /** The whole of it, where the file is JSON and the cells show a part alone. */
  text?: string
}

/** A file as it was read. */
export interface FileTable {
  name: string
  format: CsvFormat | JsonFormat
  /** Which shop wrote it, where that can be told. */
  shop: 'shopify' | 'woocommerce' | undefined
  kind: ImportKind
  header: string[]
  rows: FileRow[]
}

/** Whether a file is read as it stands: it has no columns that could mean something. */
export const isJson = (format: FileTable['format']): format is JsonFormat => !('separator' in format)

/** How much of a file is looked at to find out how it is written, in bytes. */
const beginning = 65_536

/**
 * Reads a file in the browser.
 * @throws Error with the code `empty` or `workbook` when it is no table, or JsonError
 */
export async function readTable(file: File): Promise<FileTable> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Workbooks are packed files: they begin so, whatever they are called.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new Error('workbook')
  const format = detectFormat(bytes.subarray(0, beginning))
  const text = new TextDecoder(format.encoding).decode(bytes)
  if (looksLikeJson(text)) {
    const read = readJson(text)
    if (read.rows.length === 0) throw new Error('empty')
    return { name: file.name, shop: undefined, kind: 'product-import', ...read }
  }
  const [head = [], ...body] = parseCsv(text, format.separator)
  const header = head.map((heading) => heading.trim())
  if (header.length === 0 || body.length === 0) throw new Error('empty')
  const shop = shopOf(header)
  const rows = body.map((cells) => header.map((_, at) => cells[at] ?? ''))
  const table = shop === 'shopify' ? unfolded(header, rows) : { header, rows }
  return {
    name: file.name,
    format,
    shop,
    kind: kindOf(header),
    header: table.header,
    rows: table.rows.map((cells, id) => ({ id, cells })),
  }
}
