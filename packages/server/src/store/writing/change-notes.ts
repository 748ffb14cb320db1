import { type Column, getTableColumns, getTableName, type SQL, sql, type Table } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db, Orm, Row } from '../database/engine'
import { conditionsOf } from '../reading/where'
import { factOfTables } from '../schema/fact-of-tables'
import type { ListedBy, NoteKind } from '../schema/table-facts'
import { lookingFirst, rowsLike } from './watched-writes'

/** What changed, by kind. Of products and variants everything is read again, of the others what they cost, how many there are, or the words they are found by. */
export type Notes = Partial<Record<NoteKind, string[]>>

/** Beyond so many rows of one transaction it is not worth knowing which they were. */
const most = 5000

/**
 * Which products a transaction lets shoppers see otherwise, as far as its writes tell: who keeps something of every
 * product in memory then reads only these again. A note too many costs a little, one too few would be a lie; what a
 * savepoint undid stays noted.
 */
export class ChangeNotes {
  private readonly known = new Map<NoteKind, Set<string>>()
  private count = 0

  constructor(
    private readonly orm: Orm,
    private readonly isAmong: Db['isAmong'],
  ) {}

  /** What is noted; null when it is too much to say. */
  get all(): Notes | null {
    if (this.count > most) return null
    return Object.fromEntries([...this.known].map(([kind, keys]) => [kind, [...keys]]))
  }

  /** Rows that are inserted, or changed with all their columns at hand. */
  made(table: Table, rows: readonly Row[]): void {
    const trace = traceOf(table)
    if (trace) for (const row of rows) this.note(trace.kind, row[trace.column])
  }

  /** Rows that are changed by their ids. */
  async changed(table: Table, ids: readonly string[]): Promise<void> {
    const trace = traceOf(table)
    if (!trace) return
    const kind = trace.column === 'id' ? trace.kind : trace.byId
    if (kind) for (const id of ids) this.note(kind, id)
    else await this.look(table, rowsLike(this.isAmong, conditionsOf(table, { id: ids })))
  }

  /** An update or delete that first looks at what its rows lead to. */
  beforeChange<Q>(table: Table, changing: Q): Q {
    const trace = traceOf(table)
    return trace && !trace.onlyMade
      ? lookingFirst(changing, (condition) => this.look(table, condition))
      : changing
  }

  /** Rows that are about to change. */
  async look(table: Table, condition: SQL | undefined): Promise<void> {
    const trace = traceOf(table)
    if (!trace || trace.onlyMade || this.count > most) return
    const columns: Record<string, Column> = getTableColumns(table)
    const found = await this.orm
      .select({ key: sql<unknown>`${columns[trace.column]}` })
      .from(table as SQLiteTable)
      .where(condition)
      .limit(most + 1)
    for (const { key } of found) this.note(trace.kind, key)
  }

  private note(kind: NoteKind, key: unknown) {
    if (typeof key !== 'string' || this.count > most) return
    const keys = this.known.get(kind) ?? new Set()
    this.known.set(kind, keys)
    if (!keys.has(key)) this.count += 1
    keys.add(key)
  }
}

const listedBy = factOfTables('listed')
const traceOf = (table: Table): ListedBy | undefined => listedBy.get(getTableName(table))
