import { isDeepStrictEqual } from 'node:util'
import { type Column, inArray, type Table } from 'drizzle-orm'
import type { Row, Tx } from '../database/engine'
import { now } from '../schema/ids'
import { columnNames } from './write-rows'

type Stored = { readonly id: string }
type WithId = Table & { id: Column }

/** What has become of rows: those that are gone, those that changed with the columns in which they did, the new ones. */
export interface Difference<Part extends Stored> {
  gone: readonly Part[]
  changed: readonly Part[]
  columns: readonly string[]
  made: readonly Part[]
}

/**
 * Compares rows as they were read with rows as they are to be. A row that is the same object is the same row: whoever
 * changes one makes a new object of it. What rows carry besides the columns is not looked at.
 */
export function differenceOf<Part extends Stored>(
  table: Table,
  before: readonly Part[],
  after: readonly Part[],
): Difference<Part> {
  const left = new Map(before.map((row) => [row.id, row]))
  const columns = new Set<string>()
  const changed: Part[] = []
  const made: Part[] = []
  for (const row of after) {
    const old = left.get(row.id)
    left.delete(row.id)
    if (!old) made.push(row)
    else if (old !== row) {
      const names = changedColumns(table, old as Row, row as Row)
      if (names.length > 0) changed.push(row)
      for (const name of names) columns.add(name)
    }
  }
  return { gone: [...left.values()], changed, columns: [...columns], made }
}

const changedColumns = (table: Table, old: Row, row: Row): string[] =>
  columnNames(table).filter((name) => name in row && !isDeepStrictEqual(old[name], row[name]))

/**
 * Writes what has become of rows of a table since they were read, by three statements at the most: one deletes, one
 * changes, one inserts. Returns the rows as they are stored now, those that changed with the time of it.
 */
export async function saveRows<Part extends Stored>(
  tx: Tx,
  table: WithId,
  before: readonly Part[],
  after: readonly Part[],
): Promise<readonly Part[]> {
  if (before === after) return after
  const { gone, changed, columns, made } = differenceOf(table, before, after)
  if (gone.length > 0) await tx.delete(table).where(inArray(table.id, idsOf(gone)))
  const current = changed.length > 0 ? await saveChanged(tx, table, changed, columns) : new Map()
  if (made.length > 0) await tx.insertRows(table, made as readonly Row[])
  return current.size === 0 ? after : after.map((row) => current.get(row.id) ?? row)
}

async function saveChanged<Part extends Stored>(
  tx: Tx,
  table: WithId,
  changed: readonly Part[],
  columns: readonly string[],
): Promise<Map<string, Part>> {
  const time = columnNames(table).includes('updated_at') ? { updated_at: now() } : {}
  const values = changed.map((row) => ({ id: row.id, ...pick(row as Row, columns), ...time }))
  const [only] = values
  if (values.length === 1 && only) {
    const { id, ...set } = only
    await tx.updateRows(table, { id } as Row, set as Row)
  } else await tx.updateEach(table, values as Parameters<typeof tx.updateEach>[1])
  return new Map(changed.map((row) => [row.id, { ...row, ...time }]))
}

const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name]]))
const idsOf = (rows: readonly Stored[]) => rows.map(({ id }) => id)
