import type { PlannedTable } from './plan'
import type { Value } from './v1-source'

/**
 * Where a shop moves to. What is noted by `set` lies in the same database as the rows, and what `load` notes is there
 * exactly when its rows are: so a copy that was killed goes on where it was.
 */
export interface MoveTarget {
  get(name: string): Promise<string | undefined>
  set(name: string, value: string): Promise<void>
  /** Empties a table, makes it first where it is a side table, and notes that its copy begins. */
  begin(table: PlannedTable): Promise<void>
  /** Adds rows and notes how far the table is, both or neither. */
  load(table: PlannedTable, rows: readonly Value[][], progress: string): Promise<void>
  /** What is there compared with the source, in one transaction; kept only where `keeps` says so and nothing is thrown. */
  change<T>(keeps: boolean, work: (changes: Changes) => Promise<T>): Promise<T>
  /** How many rows break a reference: `[table.column, how many]`. */
  dangling(): Promise<[string, number][]>
  /** How many rows a table has. */
  count(table: string): Promise<number>
  /** Adds up a column. */
  sum(table: string, column: string): Promise<number>
  close(): Promise<void>
}

/** A target in the making, beside the shop that it is to become. */
export interface StagedTarget extends MoveTarget {
  /** Makes all indexes; refused where rows contradict each other. */
  index(): Promise<void>
  /** Puts it in the place of what is there, which holds no shop. */
  commit(): Promise<void>
}

export interface Changes {
  /** The rows with these keys as they are here, by `keyText`. */
  find(table: PlannedTable, keys: readonly Value[][]): Promise<Map<string, unknown[]>>
  /** Notes keys that the source has. */
  note(table: PlannedTable, keys: readonly Value[][]): Promise<void>
  /** Keys that were noted and are not here. */
  missing(table: PlannedTable): AsyncIterable<Value[][]>
  /** Keys that are here and were not noted. */
  beyond(table: PlannedTable): AsyncIterable<Value[][]>
  /** Takes rows away. */
  remove(table: PlannedTable, keys: readonly Value[][]): Promise<void>
  /** Puts rows aside that are to be as they are there, once everything that gives way is gone. */
  setAside(table: PlannedTable, rows: readonly Value[][]): Promise<void>
  /** Writes what was put aside. */
  bringIn(tables: readonly PlannedTable[]): Promise<void>
}

/** The table in which the target notes how far its copy is. */
export const notes = 'cartwright_move'

/** A key as one text. Numbers and texts that read the same are the same key. */
export const keyText = (key: readonly unknown[]): string => JSON.stringify(key.map(String))

/** The values of a row that tell it apart. */
export const keyIn = (table: PlannedTable, row: readonly Value[]): Value[] =>
  table.key.map((one) => row[table.columns.findIndex(({ name }) => name === one)] ?? null)
