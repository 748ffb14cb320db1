import { jsonErrorAt, type TextPosition } from './json-position'

/** What an application keeps on a record: any JSON under any key. */
export type Metadata = Readonly<Record<string, unknown>>

export type MetadataType = 'text' | 'number' | 'boolean' | 'json'

/** One key of the metadata as it is written in an editor. */
export interface MetadataRow {
  key: string
  type: MetadataType
  /** The value as text: `12.5`, `true`, `{"depth": 2}`. */
  text: string
}

export type MetadataProblem =
  | { kind: 'keyMissing' | 'keyTaken' | 'number' | 'boolean' }
  | ({ kind: 'json' } & TextPosition)

/** Each key as a row. Nested values and null stand as JSON, so that none of them is lost. */
export const metadataRows = (metadata: Metadata | null | undefined): readonly MetadataRow[] =>
  Object.entries(metadata ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ key, ...written(value) }))

function written(value: unknown): Omit<MetadataRow, 'key'> {
  if (typeof value === 'string') return { type: 'text', text: value }
  if (typeof value === 'number') return { type: 'number', text: String(value) }
  if (typeof value === 'boolean') return { type: 'boolean', text: String(value) }
  return { type: 'json', text: JSON.stringify(value, null, 2) }
}

/** What keeps a row from being metadata; null when nothing does. Its key must be like none of `others`. */
export function metadataProblem(row: MetadataRow, others: readonly string[] = []): MetadataProblem | null {
  const key = row.key.trim()
  if (!key) return { kind: 'keyMissing' }
  if (others.some((other) => other.trim() === key)) return { kind: 'keyTaken' }
  if (row.type === 'number') return isNumber(row.text) ? null : { kind: 'number' }
  if (row.type === 'boolean') return /^(true|false)$/.test(row.text) ? null : { kind: 'boolean' }
  if (row.type === 'json') {
    const place = jsonErrorAt(row.text)
    return place && { kind: 'json', ...place }
  }
  return null
}

// As JSON writes numbers, with a comma forgiven. What is too large for a number would silently become another one.
const isNumber = (text: string) =>
  /^-?\d+([.,]\d+)?([eE][+-]?\d+)?$/.test(text.trim()) && Number.isFinite(numberOf(text))
const numberOf = (text: string) => Number(text.trim().replace(',', '.'))

/** The rows as metadata; null while one of them has a problem. */
export function metadataOf(rows: readonly MetadataRow[]): Record<string, unknown> | null {
  const keys = rows.map((row) => row.key)
  if (rows.some((row, index) => metadataProblem(row, keys.toSpliced(index, 1)))) return null
  return Object.fromEntries(rows.map((row) => [row.key.trim(), readValue(row)]))
}

/** The value of a row without problems. */
function readValue({ type, text }: MetadataRow): unknown {
  if (type === 'number') return numberOf(text)
  if (type === 'boolean') return text === 'true'
  return type === 'json' ? JSON.parse(text) : text
}

/**
 * What to send so that the metadata become others. An update merges: keys it names are set, a key with the empty text is
 * removed, all others stay. An empty text can therefore not be kept as a value; it counts as absent on both sides.
 */
export function metadataChanges(
  before: Metadata | null | undefined,
  after: Metadata | null | undefined,
): Record<string, unknown> {
  const changes: Record<string, unknown> = {}
  for (const key of Object.keys(before ?? {})) {
    if (!isAbsent(valueAt(before, key)) && isAbsent(valueAt(after, key))) changes[key] = ''
  }
  for (const [key, value] of Object.entries(after ?? {})) {
    if (!isAbsent(value) && !isEqual(valueAt(before, key), value)) changes[key] = value
  }
  return changes
}

// A key may be called as what every object has: `toString`.
const valueAt = (metadata: Metadata | null | undefined, key: string) =>
  metadata && Object.hasOwn(metadata, key) ? metadata[key] : undefined
const isAbsent = (value: unknown) => value === undefined || value === ''

/** Whether two values of JSON say the same; the order of keys does not count. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) => Object.hasOwn(other, key) && isEqual((one as Metadata)[key], (other as Metadata)[key]),
    )
  )
}
