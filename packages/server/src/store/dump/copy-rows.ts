import { conflict } from '../../errors'
import type { DumpedRow, DumpedTable, Snapshot } from './dumped-table'
import { RowSum } from './row-sum'
import type { Staging } from './staging'

/** How far a long piece of work has come. */
export interface Progress {
  rows: number
  /** From 0 to 1. */
  share: number
}
export type OnProgress = (progress: Progress) => void

/** How many rows of a table there are, and what they come to. */
export interface TableSum {
  name: string
  rows: number
  /** `RowSum`, which both databases agree on. */
  checksum: string
}

export const rowsIn = (tables: readonly { rows: number }[]): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0)

/** Tells of progress with every batch; `times` is how often all rows are gone through. */
export function progressOf(total: number, times: number, onProgress: OnProgress = () => {}) {
  let done = 0
  return (rows: number) => {
    done += rows
    onProgress({
      rows: Math.floor(done / times),
      share: total === 0 ? 1 : Math.min(1, done / (total * times)),
    })
  }
}

/** Goes through all rows of a snapshot, table by table, and answers what they came to. */
export async function eachTable(
  snapshot: Pick<Snapshot, 'rows'>,
  tables: readonly DumpedTable[],
  visit: (table: DumpedTable, rows: readonly DumpedRow[]) => Promise<void> | void,
): Promise<TableSum[]> {
  const sums: TableSum[] = []
  for (const table of tables) {
    const sum = new RowSum()
    for await (const rows of snapshot.rows(table)) {
      sum.add(table, rows)
      await visit(table, rows)
    }
    sums.push({ name: table.name, rows: sum.rows, checksum: sum.text })
  }
  return sums
}

/**
 * Reads back what was loaded, and compares.
 * @throws conflict `rows_differ` when the new database holds anything else than was read
 */
export async function assertSame(
  staging: Staging,
  tables: readonly DumpedTable[],
  expected: readonly TableSum[],
  onRows: (rows: number) => void,
): Promise<void> {
  const copy = await staging.snapshot()
  try {
    const found = await eachTable(copy, tables, (_, rows) => onRows(rows.length))
    const sumOf = new Map(found.map((sum) => [sum.name, sum]))
    for (const { name, rows, checksum } of expected) {
      const there = sumOf.get(name)
      if (there?.rows === rows && there.checksum === checksum) continue
      throw conflict(
        'rows_differ',
        `The table ${name} came out with ${there?.rows ?? 0} rows (${there?.checksum ?? 'none'}) where ${rows} (${checksum}) were read; nothing was changed`,
      )
    }
  } finally {
    await copy.close()
  }
}
