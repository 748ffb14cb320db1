import { type CsvRow, readCsv, separatorOf, textOf } from '../csv'
import { type Mark, markOf } from './amounts'
import { type Columns, type FoundColumns, fieldsOf, findColumns, plainHeader } from './columns'
import type { ReadSettings, Source } from './format'

/** A file of rows and columns, opened for a format. */
export interface Table<Field extends string> {
  header: readonly string[]
  columns: Columns<Field>
  found: FoundColumns<Field>
  /** What parts decimals in this file where an amount leaves it open. */
  mark: Mark
  rows(): AsyncGenerator<CsvRow>
}

/** How many rows are looked at before the first is read. */
const beginning = 200

/** Opens a file whose columns mean these; `amounts` are those that hold money. Undefined for a file without rows. */
export async function openTable<Field extends string>(
  { path }: Source,
  columns: Columns<Field>,
  { map }: Pick<ReadSettings, 'map'>,
  isAmount: (header: string, field: Field | undefined) => boolean,
): Promise<Table<Field> | undefined> {
  const first: CsvRow[] = []
  for await (const row of readCsv(path)) {
    first.push(row)
    if (first.length === beginning) break
  }
  const [row] = first
  if (!row) return undefined
  const header = Object.keys(row.cells)
  const found = findColumns(columns, header, map)
  const fields = new Map(fieldsOf(columns).map((field) => [found.names[field], field]))
  const amounts = header.filter((name) => isAmount(name, fields.get(name)))
  const mark = markOf(
    first.flatMap(({ cells }) => amounts.flatMap((name) => cells[name] || [])),
    await separatorIn(path),
  )
  return { header, columns, found, mark, rows: () => readCsv(path) }
}

async function separatorIn(path: string): Promise<string> {
  for await (const text of textOf(path)) return separatorOf(text)
  return ','
}

/**
 * How much a header looks like a format, from 0 to 1: half for its required columns, half for how many of the columns the
 * format knows. Without all of the required ones it is never above a half.
 */
export function likeness(
  header: readonly string[],
  required: readonly string[],
  isKnown: (header: string) => boolean,
): number {
  if (header.length === 0) return 0
  const there = new Set(header.map(plainHeader))
  const isThere = (name: string) => there.has(plainHeader(name))
  const has = required.length === 0 ? 1 : required.filter(isThere).length / required.length
  const known = header.filter(isKnown).length / header.length
  if (known === 0) return 0
  // Of files that are none, one with some columns of a format comes nearest to it, also without the required ones.
  return has === 1 ? 0.5 + known / 2 : Math.min(0.49, ((has + 0.1) * known) / 2)
}

/** Whether a header belongs to these columns, or to those that come in numbers or by name. */
export function knows(columns: Columns, pattern?: RegExp): (header: string) => boolean {
  const names = new Set([...Object.keys(columns), ...Object.values(columns).flat()].map(plainHeader))
  return (header) => names.has(plainHeader(header)) || (pattern?.test(header) ?? false)
}
