import { type Column, getTableColumns, getTableName, type Table } from 'drizzle-orm'
import type { Tables } from '../store/database/engine'
import type { DumpedTable } from '../store/dump/dumped-table'
import { kindInSqlite } from '../store/dump/dumped-table'
import type { Staging } from '../store/dump/staging'
import { sqliteTables } from '../store/schema/sqlite-tables'

const batch = 1000

interface Filling {
  table: DumpedTable
  columns: [key: string, column: Column][]
  rows: Record<string, unknown>[]
}

/** Rows on their way into a new database, gathered by table; columns that are not named get their default. */
export class RowSink {
  #fillings = new Map<keyof Tables, Filling>()
  #waiting = 0
  written = 0

  constructor(private readonly staging: Staging) {}

  /** @throws for a row that lacks what its table asks for */
  add<Name extends keyof Tables>(name: Name, row: Partial<Tables[Name]['$inferInsert']>): void {
    const filling = this.#filling(name)
    const whole: Record<string, unknown> = {}
    for (const [key, column] of filling.columns) {
      const value = (row as Record<string, unknown>)[key] ?? column.default ?? null
      if (value === null && column.notNull) throw new Error(`A row of ${name} says nothing of ${key}`)
      whole[column.name] = value
    }
    filling.rows.push(whole)
    this.#waiting += 1
  }

  /** Writes what has gathered: now and then, or all of it at the end. */
  async flush(isLast = false): Promise<void> {
    if (!isLast && this.#waiting < 20 * batch) return
    for (const { table, rows } of this.#fillings.values())
      for (let at = 0; at < rows.length; at += batch)
        await this.staging.load(table, rows.slice(at, at + batch))
    for (const filling of this.#fillings.values()) filling.rows = []
    this.written += this.#waiting
    this.#waiting = 0
  }

  #filling(name: keyof Tables): Filling {
    let known = this.#fillings.get(name)
    if (!known) {
      const table: Table = sqliteTables[name]
      const columns = Object.entries(getTableColumns(table))
      const own = getTableName(table)
      known = {
        columns,
        rows: [],
        table: {
          name: own,
          key: [],
          rows: 0,
          columns: columns.map(([, column]) => ({
            name: column.name,
            kind: kindInSqlite(own, column.name, column.getSQLType()),
          })),
        },
      }
      this.#fillings.set(name, known)
    }
    return known
  }
}
