import { createHash } from 'node:crypto'
import type { DumpedRow, DumpedTable } from './dumped-table'

const size = 128n
const mask = (1n << size) - 1n

/**
 * A checksum of many rows that does not depend on their order, nor on the database they lie in: PostgreSQL keeps the
 * keys of JSON in an order of its own. Equal rows count as often as they are there.
 */
export class RowSum {
  #sum = 0n
  rows = 0

  add(table: DumpedTable, rows: readonly DumpedRow[]): void {
    for (const row of rows) {
      const values = table.columns.map(({ name, kind }) =>
        kind === 'json' ? inOrder(row[name]) : (row[name] ?? null),
      )
      const digest = createHash('sha256').update(JSON.stringify(values)).digest()
      this.#sum = (this.#sum + (digest.readBigUInt64LE(0) << 64n) + digest.readBigUInt64LE(8)) & mask
    }
    this.rows += rows.length
  }

  /** 32 hexadecimal digits. */
  get text(): string {
    return this.#sum.toString(16).padStart(32, '0')
  }
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (value === null || typeof value !== 'object') return value ?? null
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  )
}
