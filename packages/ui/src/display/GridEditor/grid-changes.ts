import type { GridValue } from './grid-column.js'

/** What a cell was changed to: a value of its column, or a text that is none and stays as it was typed. */
export type GridChange =
  | { readonly value: GridValue; readonly text?: undefined }
  | { readonly text: string; readonly value?: undefined }

/** All changed cells: by the key of the row, then by the id of the column. Cells that are as they were are absent. */
export type GridChanges = ReadonlyMap<string, Readonly<Record<string, GridChange>>>

/** A cell that is to become something; without a change it becomes what it was. */
export interface CellPut {
  row: string
  column: string
  change: GridChange | undefined
}

/** A cell whose text is no value. */
export interface InvalidCell {
  row: string
  column: string
  text: string
}

export const noChanges: GridChanges = new Map()

/** The changes with these cells in them. Rows that are not touched keep their identity. */
export function withCells(changes: GridChanges, cells: readonly CellPut[]): GridChanges {
  const next = new Map(changes)
  // A row is copied once, however many of its cells change.
  const own = new Map<string, Record<string, GridChange>>()
  for (const { row, column, change } of cells) {
    let record = own.get(row)
    if (!record) {
      record = { ...next.get(row) }
      own.set(row, record)
      next.set(row, record)
    }
    if (change) record[column] = change
    else delete record[column]
  }
  for (const [row, record] of own) if (Object.keys(record).length === 0) next.delete(row)
  return next
}

interface Summary {
  count: number
  invalid: readonly (readonly [column: string, text: string])[]
}

// Rows that do not change keep their record, so each is counted once, not with every key that is pressed elsewhere.
const summaries = new WeakMap<object, Summary>()

function summaryOf(record: Readonly<Record<string, GridChange>>): Summary {
  let summary = summaries.get(record)
  if (!summary) {
    const entries = Object.entries(record)
    summary = {
      count: entries.length,
      invalid: entries.flatMap(([column, { text }]) => (text === undefined ? [] : [[column, text] as const])),
    }
    summaries.set(record, summary)
  }
  return summary
}

/** The cells that hold no value: while there are any, a form has nothing right to send. */
export function invalidCells(changes: GridChanges): readonly InvalidCell[] {
  const found: InvalidCell[] = []
  for (const [row, record] of changes)
    for (const [column, text] of summaryOf(record).invalid) found.push({ row, column, text })
  return found
}

/** The changed values of each row, ready to be sent; cells that hold no value are left out. */
export function changedValues(
  changes: GridChanges,
): ReadonlyMap<string, Readonly<Record<string, GridValue>>> {
  const found = new Map<string, Record<string, GridValue>>()
  for (const [row, record] of changes) {
    const values = Object.entries(record).flatMap(([column, change]) =>
      change.text === undefined ? [[column, change.value] as const] : [],
    )
    if (values.length > 0) found.set(row, Object.fromEntries(values))
  }
  return found
}

/** How many cells are changed. */
export function countChanges(changes: GridChanges): number {
  let count = 0
  for (const record of changes.values()) count += summaryOf(record).count
  return count
}

export const sameChange = (a: GridChange | undefined, b: GridChange | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.text === b.text && a.value === b.value)
