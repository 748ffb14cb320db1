import type { ImportProblem } from '../imported-product'
import type { ImportedRecord, ImportKind } from '../imported-record'
import type { Columns } from './columns'

/** The beginning of a file: enough to tell what it is. */
export interface Sample {
  /** As the file was called where it came from. */
  name: string
  /** The first 64 KiB, decoded. */
  text: string
  /** The names of the columns; empty for what is no table. */
  header: readonly string[]
}

/** A whole file on the disk, to be read from the beginning as often as one likes. */
export interface Source {
  path: string
  name: string
}

/** What a reader has to know beside the file. */
export interface ReadSettings {
  /** Of prices without a currency of their own, in lower case. */
  currency: string
  /** What columns stand for that the format does not know: `Their column` → `variant.sku`. */
  map: Readonly<Record<string, string>>
  /** Takes out of a text what a page should not run. */
  safeHtml: (text: string) => string | null
}

/** What a reader makes of the rows of one thing. */
export interface ReadRecord {
  /** Where its first row begins; the header is line 1. Rises from one to the next: a resumed import goes on by it. */
  line: number
  /** How many rows of the file it took. */
  rows: number
  /** Missing when nothing of it can go in; then a problem says why. */
  record?: ImportedRecord
  problems: ImportProblem[]
}

/** One kind of file. */
export interface Format {
  /** As `--format` and `context.format` name it. */
  id: string
  /** As people call it: `Shopify products`. */
  name: string
  /** What most of its records are: who may import it follows from this. */
  kind: ImportKind
  columns: { required: readonly string[]; known: readonly string[] }
  /** What `--map` may make of columns, with the names they go by; missing where columns cannot be mapped. */
  fields?: Columns
  /** The fields without which there is nothing to read: all of these, and any one of those. */
  needs?: { all: readonly string[]; oneOf: readonly string[] }
  /** How much a file looks like this, from 0 to 1. */
  detect(sample: Sample): number
  /**
   * Reads a file record by record, in memory that does not grow with it.
   * @throws invalid_data for a file that is none of this format
   */
  read(source: Source, settings: ReadSettings): AsyncIterable<ReadRecord>
}
