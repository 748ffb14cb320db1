import { AsyncLocalStorage } from 'node:async_hooks'
import {
  and,
  type Column,
  eq,
  getTableColumns,
  getTableName,
  isNull,
  or,
  type SQL,
  sql,
  type Table,
} from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db, Orm, Row, Tables, Tx } from '../database/engine'
import type { Condition } from '../reading/where'
import { factOfTables } from '../schema/fact-of-tables'
import { sqliteTables } from '../schema/sqlite-tables'
import type { ToldBy } from './live-changes'

/** A row that a transaction made, changed or removed. */
export interface RowChange {
  table: string
  /** The values of its primary key. */
  key: Row
  before: Row | null
  after: Row | null
}

/**
 * Who is told, as the last thing before a transaction commits, which rows it changed: what the watcher writes then
 * stands and falls with the change.
 */
export interface Watcher {
  /** How many rows of one transaction it wants to know; 500 unless it says otherwise. */
  readonly most?: number
  /** Who is at work, for those who are told of the change. */
  readonly by?: ToldBy
  /** `isWhole` is false when more rows changed than are remembered. */
  changed(tx: Tx, changes: readonly RowChange[], isWhole: boolean): Promise<void>
}

const watchers = new AsyncLocalStorage<Watcher | undefined>()
export const watchedBy = <T>(watcher: Watcher | undefined, work: () => T): T => watchers.run(watcher, work)
export const currentWatcher = (): Watcher | undefined => watchers.getStore()

/** How many rows of one transaction are remembered. Beyond, a change of ten thousand prices would cost as much again. */
const usualMost = 500

const unaudited = factOfTables('isAudited')

type Query = PromiseLike<unknown> & {
  where?: (condition: SQL | undefined) => unknown
  onConflictDoNothing?: (...given: unknown[]) => unknown
  onConflictDoUpdate?: (given: { target: Column | Column[] }) => unknown
  execute: (...given: unknown[]) => Promise<unknown>
}
interface Touched {
  key: Row
  before: Row | null
  /** How the row is stored now, where that is known without asking. */
  stored?: Row
}
interface Known {
  table: Table
  rows: Map<string, Touched>
}

/** An update or delete that, before it runs, has somebody look at the rows it is about to change. */
export function lookingFirst<Q>(changing: Q, look: (condition: SQL | undefined) => Promise<void>): Q {
  const query = changing as Query
  let condition: SQL | undefined
  const where = query.where?.bind(query)
  query.where = (given) => {
    condition = given
    return where?.(given)
  }
  first(query, () => look(condition))
  return changing
}

function first(query: Query, look: () => Promise<void>) {
  const execute = query.execute.bind(query)
  query.execute = async (...given) => {
    await look()
    return execute(...given)
  }
}

/** The rows one transaction has touched, as they were before. */
export class TouchedRows {
  private readonly tables = new Map<string, Known>()
  private count = 0
  private isWhole = true

  constructor(
    private readonly orm: Orm,
    private readonly words: Pick<Tx, 'lock' | 'isAmong'>,
    private readonly most = usualMost,
  ) {}

  /** Rows without a key that is known cannot be told apart: those of plugins may have none. */
  watches = (table: Table) => !unaudited.has(getTableName(table)) && keyColumns(table).length > 0

  /** An update or delete that first looks at the rows it is about to change. */
  beforeChange<Q>(table: Table, changing: Q): Q {
    return lookingFirst(changing, (condition) => this.look(table, condition))
  }

  /** Looks at rows that are about to change. */
  async look(table: Table, condition: SQL | undefined): Promise<void> {
    for (const row of await this.select(table, condition)) this.remember(table, row, row)
  }

  /** Rows that were just made; `isStored` when they are given as they are stored. */
  made(table: Table, rows: readonly Row[], isStored = false): void {
    for (const row of rows) this.remember(table, row, null, isStored ? row : undefined)
  }

  /** An insert whose ids are given here, so that its rows are known; where it may meet others, these are looked at. */
  beforeInsert<Q>(table: Table, rows: readonly Row[], insert: (rows: Row[]) => Q): Q {
    const named = rows.map((row) => withKey(table, row))
    const inserting = insert(named)
    const query = inserting as Query
    let mayMeet: Column[] | undefined
    const { onConflictDoNothing, onConflictDoUpdate } = query
    if (onConflictDoNothing)
      query.onConflictDoNothing = (...given) => {
        mayMeet ??= []
        return onConflictDoNothing.apply(query, given)
      }
    if (onConflictDoUpdate)
      query.onConflictDoUpdate = (given) => {
        mayMeet = [given.target].flat()
        return onConflictDoUpdate.call(query, given)
      }
    first(query, async () => {
      if (mayMeet) {
        const met = [keyColumns(table), mayMeet].flatMap((columns) =>
          same(this.words.isAmong, columns, named),
        )
        if (met.length > 0) await this.look(table, or(...met))
      }
      this.made(table, named)
    })
    return inserting
  }

  /** What the transaction did to the rows it touched; rows that are as they were are left out. */
  async changes(): Promise<{ changes: RowChange[]; isWhole: boolean }> {
    const changes: RowChange[] = []
    for (const [name, { table, rows }] of this.tables) {
      const known = [...rows.values()]
      const now = new Map<string, Row>()
      const asked = known.filter(({ stored }) => !stored)
      for (let at = 0; at < asked.length; at += 100) {
        const keys = asked.slice(at, at + 100).map(({ key }) => key)
        const found = (await this.orm
          .select()
          .from(table as SQLiteTable)
          .where(rowsWithKeys(this.words.isAmong, table, keys))) as Row[]
        for (const row of found) now.set(textOfKey(keyOf(table, row)), row)
      }
      for (const [text, { key, before, stored }] of rows) {
        const after = stored ?? now.get(text) ?? null
        if (before === null ? after !== null : JSON.stringify(before) !== JSON.stringify(after))
          changes.push({ table: name, key, before, after })
      }
    }
    return { changes, isWhole: this.isWhole }
  }

  private async select(table: Table, condition: SQL | undefined): Promise<Row[]> {
    if (this.count >= this.most) {
      this.isWhole = false
      return []
    }
    const found = this.orm
      .select()
      .from(table as SQLiteTable)
      .where(condition)
    // Locked, so that what is remembered is what the change finds.
    return (await this.words.lock(Number.isFinite(this.most) ? found.limit(this.most + 1) : found)) as Row[]
  }

  private remember(table: Table, row: Row, before: Row | null, stored?: Row) {
    const key = keyOf(table, row)
    const name = getTableName(table)
    const known = this.tables.get(name) ?? { table, rows: new Map() }
    this.tables.set(name, known)
    const text = textOfKey(key)
    const met = known.rows.get(text)
    if (met) {
      // It is about to change again: how it is stored has to be asked at the end.
      met.stored = undefined
      return
    }
    if (this.count >= this.most) {
      this.isWhole = false
      return
    }
    this.count += 1
    known.rows.set(text, { key, before, ...(stored && { stored }) })
  }
}

/** The rows that meet these conditions. */
export const rowsLike = (isAmong: Db['isAmong'], conditions: readonly Condition[]): SQL | undefined =>
  and(
    ...conditions.map((one) => {
      if (one.kind === 'none') return isNull(one.column)
      return one.kind === 'list'
        ? isAmong(one.column, one.values)
        : sql`${one.column} = ${sql.param(one.value)}`
    }),
  )

/** A key as text: the same in whatever order its columns come, as PostgreSQL keeps JSON in an order of its own. */
export const textOfKey = (key: Row) =>
  JSON.stringify(
    Object.keys(key)
      .sort()
      .map((name) => key[name]),
  )
/** The values of a row's primary key. */
export const keyOf = (table: Table, row: Row): Row =>
  Object.fromEntries(keyColumns(table).map(({ name }) => [name, row[name] ?? null]))

/** The row with the generated part of its key filled in. */
function withKey(table: Table, row: Row): Row {
  const missing = keyColumns(table).filter(({ name, defaultFn }) => row[name] === undefined && defaultFn)
  if (missing.length === 0) return row
  return { ...row, ...Object.fromEntries(missing.map(({ name, defaultFn }) => [name, defaultFn?.()])) }
}

/** The rows with the keys of these. */
export const rowsWithKeys = (isAmong: Db['isAmong'], table: Table, rows: readonly Row[]): SQL | undefined =>
  or(...same(isAmong, keyColumns(table), rows))

/** Conditions under which a row has the same values in these columns as one of the given rows. */
function same(isAmong: Db['isAmong'], columns: readonly Column[], rows: readonly Row[]): SQL[] {
  const [only] = columns
  if (!only || rows.length === 0) return []
  if (columns.length === 1)
    return [
      isAmong(
        only,
        rows.map((row) => row[only.name]),
      ),
    ]
  return rows.flatMap((row) => and(...columns.map((column) => eq(column, row[column.name]))) ?? [])
}

const keys = new WeakMap<Table, readonly Column[]>()
function keyColumns(table: Table): readonly Column[] {
  let columns = keys.get(table)
  if (!columns) {
    // The tables are the same on both databases, and SQLite's are always at hand.
    const own: SQLiteTable | undefined = sqliteTables[getTableName(table) as keyof Tables]
    const [composite] = own ? getTableConfig(own).primaryKeys : []
    const all: Record<string, Column> = getTableColumns(table)
    columns = composite
      ? composite.columns.map(({ name }) => all[name] as Column)
      : Object.values(all).filter(({ primary }) => primary)
    keys.set(table, columns)
  }
  return columns
}
