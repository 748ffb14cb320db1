import { AsyncLocalStorage } from 'node:async_hooks'
import { type Column, type ExtractTablesWithRelations, getTableName, type SQL, type Table } from 'drizzle-orm'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import { rowsWhere, type Wanted } from '../reading/rows-where'
import { type Condition, conditionsOf, conditionsOfChange, meansNone, type Where } from '../reading/where'
import { mayBeLate } from '../schema/late-tables'
import type { defineTables } from '../schema/tables'
import { isTold, type ToldRows } from '../schema/told-tables'
import { isCatalogue, isWatched } from '../schema/watched-tables'
import type { ChangeNotes } from '../writing/change-notes'
import { type Addition, incrementRows } from '../writing/increment-rows'
import { rowsLike, rowsWithKeys, type TouchedRows } from '../writing/watched-writes'
import {
  type Adding,
  deleteRows,
  insertRows,
  updateEach,
  updateRows,
  type Writer,
} from '../writing/write-rows'
import type { Replicas } from './replicas'

export type Tables = ReturnType<typeof defineTables>
export type Orm = Omit<
  BaseSQLiteDatabase<'async', unknown, Tables, ExtractTablesWithRelations<Tables>>,
  'transaction' | 'run' | 'all' | 'get' | 'values'
>
export type Row = Record<string, unknown>

/** What the rows of a statement are: for the compiler alone. */
declare const found: unique symbol

/** A query whose text is fixed: it can be prepared once and run with new values. Of one that is put together as it is needed nobody knows the rows. */
export interface Statement<Found = never> {
  readonly [found]?: Found
  text: string
  params: unknown[]
  /** Columns to turn from SQLite's numbers and texts into booleans and JSON; PostgreSQL does so itself. */
  decode: readonly (readonly [name: string, kind: 'bool' | 'json'])[]
  /** Rows hold joined rows as objects of their own (`nested` in prepared.ts). */
  isNested?: boolean
}

/** What readers are handed: queries, and no way to write. */
export interface Db {
  readonly dialect: 'sqlite' | 'postgres'
  readonly t: Tables
  readonly select: Orm['select']
  readonly selectDistinct: Orm['selectDistinct']
  readonly $count: Orm['$count']
  /**
   * Rows of a table that have these values (`null`: none, a list: one of it), by a prepared statement. What is not a matter of
   * equal values is a query of its module.
   */
  rowsWhere<
    T extends Table,
    Name extends keyof T['$inferSelect'] & string = keyof T['$inferSelect'] & string,
  >(table: T, where: Where<T>, wanted?: Wanted<T, Name>): Promise<Pick<T['$inferSelect'], Name>[]>
  /** The first of them; undefined where there is none. */
  rowWhere<T extends Table, Name extends keyof T['$inferSelect'] & string = keyof T['$inferSelect'] & string>(
    table: T,
    where: Where<T>,
    wanted?: Omit<Wanted<T, Name>, 'limit'>,
  ): Promise<Pick<T['$inferSelect'], Name> | undefined>
  /** Runs a prepared statement; rows come as plain objects under their column names, as what it selects has them. */
  rows<Found>(statement: Statement<Found>, values?: Record<string, unknown>): Promise<Found[]>
  /** `column in (list)`, with a text that does not change with the list's length. */
  inList(column: Column, placeholder: string): SQL
  /** The same with values known now, however many there are. */
  isAmong(column: Column, values: readonly unknown[]): SQL
  /** The value for such a placeholder. */
  list(values: readonly unknown[]): unknown
  /** Case-insensitive `like` on both databases; the pattern is escaped by the caller. */
  like(column: Column | SQL, pattern: string): SQL
  /** Servers that follow this database, where there are any (reading/of-replica.ts). */
  readonly replicas?: Replicas | undefined
}

/** What writers are handed inside `shop.transaction`: the proof that a transaction is open. It has no providers. */
export interface Tx extends Db {
  readonly insert: Orm['insert']
  readonly update: Orm['update']
  readonly delete: Orm['delete']
  /**
   * Inserts rows and answers them as they are stored, defaults filled in, without reading them back. The statement
   * is prepared, so this is the way to write wherever shoppers wait; values are data, never SQL.
   */
  insertRows<T extends Table>(table: T, rows: readonly T['$inferInsert'][]): Promise<T['$inferSelect'][]>
  /**
   * Sets columns of all rows that have these values (`null`: none, a list: one of it), by a prepared statement;
   * `updated_at` follows by itself. Answers how many rows that were.
   */
  updateRows<T extends Table>(
    table: T,
    where: Where<T>,
    values: { [Name in keyof T['$inferSelect']]?: T['$inferSelect'][Name] | undefined },
  ): Promise<number>
  /** Rows that have these values, as `rowsWhere` answers them, held until the transaction ends. */
  lockRows<T extends Table, Name extends keyof T['$inferSelect'] & string = keyof T['$inferSelect'] & string>(
    table: T,
    where: Where<T>,
    wanted?: Wanted<T, Name>,
  ): Promise<Pick<T['$inferSelect'], Name>[]>
  /** Deletes all rows that have these values, in the same way. Answers how many rows that were. */
  deleteRows<T extends Table>(table: T, where: Where<T>): Promise<number>
  /** Inserts those of the rows that are not there yet. */
  offerRows<T extends Table>(table: T, rows: readonly T['$inferInsert'][]): Promise<void>
  /** Inserts rows of sums; one whose key is there already grows by these of its numbers. Nobody is told of sums. */
  addRows<T extends Table>(table: T, rows: readonly T['$inferInsert'][], adding: Adding): Promise<void>
  /** Changes many rows, each by its id; all name the same columns. */
  updateEach<T extends Table>(
    table: T,
    rows: readonly (Partial<T['$inferInsert']> & { id: string })[],
  ): Promise<void>
  /**
   * Adds to a number of many rows, each by its id, in one statement; answers the new values of those that met the
   * condition, by id.
   */
  incrementRows<Name extends keyof Tables>(
    addition: Addition<Name>,
    amounts: ReadonlyMap<string, number>,
  ): Promise<Map<string, number>>
  /** Writes an event in this transaction; all of one transaction go in by one statement at its end. */
  record(event: OutgoingEvent): void
  /** A savepoint: what fails inside is undone alone, and the outer transaction goes on. */
  nested<T>(work: () => PromiseLike<T>): Promise<T>
  /** Runs only if the outermost transaction commits. */
  afterCommit(work: () => unknown): void
  /** Locks the rows a query names until the transaction ends (SQLite has one writer anyway). */
  lock<Q>(query: Q): Q
  /** On PostgreSQL, skips rows that another worker holds. */
  lockSkipping<Q>(query: Q): Q
}

/**
 * When what a transaction wrote must have reached the disk: before it is answered, or soon, which is within a second. A power cut
 * may take what is `soon`; it takes all of a transaction or nothing, and never an earlier one without a later.
 */
export type Durability = 'at_once' | 'soon'

export interface TransactionOptions {
  /**
   * `at_once` if not said. What says `soon` and then writes to a table that may not be late (`mayBeLate` of its facts) is kept at
   * once all the same.
   */
  durability?: Durability
}

export interface Engine {
  readonly dialect: 'sqlite' | 'postgres'
  readonly db: Db
  transaction<T>(work: (tx: Tx) => PromiseLike<T>, options?: TransactionOptions): Promise<T>
  /** Leaves the current transaction, for work that outlives it. */
  detached<T>(work: () => PromiseLike<T>): Promise<T>
  /** Tells the text of every query from now on, for tests that count them. Answers how to stop. */
  observe(listener: (text: string) => void): () => void
  /** Runs several statements of a migration; nothing else uses it. */
  script(text: string): Promise<void>
  /**
   * Whether another process has written since this was last asked, where its writers wait for ours: only on SQLite, which
   * has one at a time.
   */
  writtenElsewhere(): boolean
  /** False when the database cannot be written right now: found out by writing, once a second at most. */
  writable(): Promise<boolean>
  /** What PostgreSQL has in common with the servers that follow it, and with no other. */
  identity?(): Promise<string | undefined>
  /** Moves what SQLite holds in its journal into the database file. */
  checkpoint(): Promise<void>
  close(): Promise<void>
}

/** Something that happened, on its way into the events' table. */
export interface OutgoingEvent {
  name: string
  data: unknown
  due_at: string
}

export interface Scope {
  alive: boolean
  depth: number
  durability: Durability
  exec: (text: string) => Promise<unknown>
  client?: unknown
  after: (() => unknown)[]
  events: OutgoingEvent[]
  touched: Set<string>
  /** What it changes of how products are listed. */
  notes?: ChangeNotes
  /** What of it back offices are told. */
  told?: ToldRows
  /** Present while somebody watches what this transaction writes. */
  rows?: TouchedRows
}

/** Which transaction the running code belongs to. Drizzle's queries are lazy: they must be awaited inside. */
export const scopes = new AsyncLocalStorage<Scope | undefined>()
export const inScope = <T>(scope: Scope | undefined, work: () => PromiseLike<T>): Promise<T> =>
  scopes.run(scope, async () => await work())
export const openScope = (exec: Scope['exec'], durability: Durability, client?: unknown): Scope => ({
  alive: true,
  depth: 0,
  durability,
  exec,
  client,
  after: [],
  events: [],
  touched: new Set(),
})

export function currentScope(): Scope | undefined {
  const scope = scopes.getStore()
  if (scope && !scope.alive) throw new Error('A query ran after the end of its transaction')
  return scope
}

export async function savepoint<T>(scope: Scope, work: () => PromiseLike<T>): Promise<T> {
  scope.depth += 1
  const mine = scope.depth
  const mark = scope.after.length
  const events = scope.events.length
  await scope.exec(`SAVEPOINT s${mine}`)
  try {
    const value = await work()
    if (scope.depth !== mine) throw new Error('Overlapping savepoints: await one before the next')
    await scope.exec(`RELEASE s${mine}`)
    return value
  } catch (error) {
    scope.after.length = mark
    scope.events.length = events
    await scope.exec(`ROLLBACK TO s${mine}`)
    await scope.exec(`RELEASE s${mine}`)
    throw error
  } finally {
    scope.depth -= 1
  }
}

/** Assembles what readers and writers are handed from an ORM and the few words in which the databases differ. */
export function databaseOf(
  orm: Orm,
  t: Tables,
  words: Pick<
    Tx,
    'dialect' | 'rows' | 'inList' | 'isAmong' | 'list' | 'like' | 'lock' | 'lockSkipping' | 'replicas'
  >,
  writer: Writer,
): Tx {
  /**
   * Notes that a table is written to; answers who wants to know the rows, if anybody does. Silently is what does not
   * count as a change of the row.
   */
  const touch = (table: Table, isSilent = false): TouchedRows | undefined => {
    const name = getTableName(table)
    const scope = currentScope()
    if (isWatched(name) && !isSilent) scope?.touched.add(name)
    if (isCatalogue(name)) scope?.touched.add('catalogue')
    if (scope && !mayBeLate(name)) scope.durability = 'at_once'
    return scope?.rows?.watches(table) ? scope.rows : undefined
  }
  const notes = () => currentScope()?.notes
  /** Notes for back offices which rows of a table change; without rows, that any may. */
  const tell = (table: Table, rows?: readonly Row[]) => {
    const name = getTableName(table)
    if (isTold(name)) currentScope()?.told?.note(name, rows)
  }
  /** Changes rows by values that they have, when whoever wants to know these has looked at them. Answers how many changed. */
  const changing = async (
    table: Table,
    where: Row,
    change: (conditions: readonly Condition[]) => Promise<number>,
  ): Promise<number> => {
    const conditions = conditionsOfChange(table, where)
    if (meansNone(conditions)) return 0
    const watched = touch(table)
    const noted = notes()
    if (watched || noted) {
      const those = rowsLike(words.isAmong, conditions)
      await noted?.look(table, those)
      await watched?.look(table, those)
    }
    const changed = await change(conditions)
    // Where no row is meant, nobody hears of it.
    if (changed > 0) tell(table, namedBy(where))
    return changed
  }
  const adder = { orm, t, rows: words.rows, lock: words.lock, dialect: words.dialect }
  const database: Tx = {
    t,
    ...words,
    rowsWhere: (async (table: Table, where: object, wanted?: object) =>
      rowsWhere(database, table, where, wanted)) as Db['rowsWhere'],
    rowWhere: (async (table: Table, where: object, wanted?: object) =>
      (await rowsWhere(database, table, where, { ...wanted, limit: 1 }))[0]) as Db['rowWhere'],
    select: orm.select.bind(orm) as Orm['select'],
    selectDistinct: orm.selectDistinct.bind(orm) as Orm['selectDistinct'],
    $count: orm.$count.bind(orm) as Orm['$count'],
    insert: ((table: Parameters<Orm['insert']>[0]) => {
      const rows = touch(table)
      const noted = notes()
      const insert = orm.insert(table)
      if (!rows && !noted) return insert
      const values = insert.values.bind(insert) as (given: unknown) => never
      return Object.assign(insert, {
        values: (given: Row | Row[]) => {
          const made = [given].flat()
          // Without an id yet, nothing leads to it either: its links are inserted after it.
          noted?.made(table, made)
          tell(table, made)
          return rows ? rows.beforeInsert(table, made, values) : values(given)
        },
      })
    }) as Orm['insert'],
    update: ((table: Parameters<Orm['update']>[0]) => {
      const rows = touch(table)
      tell(table)
      const noted = notes()
      const update = orm.update(table)
      if (!rows && !noted) return update
      const set = update.set.bind(update) as (given: unknown) => never
      return Object.assign(update, {
        set: (given: unknown) => {
          const changing = noted ? noted.beforeChange(table, set(given)) : set(given)
          return rows ? rows.beforeChange(table, changing) : changing
        },
      })
    }) as Orm['update'],
    delete: ((table: Parameters<Orm['delete']>[0]) => {
      const rows = touch(table)
      tell(table)
      const removing = orm.delete(table)
      const remove = notes()?.beforeChange(table, removing) ?? removing
      return rows ? rows.beforeChange(table, remove) : remove
    }) as Orm['delete'],
    insertRows: (async (table: Table, rows: readonly Row[]) => {
      const watched = touch(table)
      const written = await insertRows(writer, table, rows)
      notes()?.made(table, written)
      tell(table, written)
      watched?.made(table, written, true)
      return written
    }) as Tx['insertRows'],
    updateRows: (table, where, values) =>
      changing(table, where, (those) => updateRows(writer, table, those, values)),
    deleteRows: (table, where) => changing(table, where, (those) => deleteRows(writer, table, those)),
    lockRows: (async (table: Table, where: object, wanted?: object) =>
      rowsWhere(database, table, where, wanted, words.lock)) as Tx['lockRows'],
    offerRows: async (table, rows) => {
      if (rows.length === 0) return
      const watched = touch(table)
      await watched?.look(table, rowsWithKeys(words.isAmong, table, rows))
      const offered = await insertRows(writer, table, rows, 'stays')
      notes()?.made(table, offered)
      tell(table, offered)
      watched?.made(table, offered)
    },
    addRows: async (table, rows, adding) => {
      touch(table)
      await insertRows(writer, table, rows, adding)
    },
    updateEach: async (table, rows) => {
      if (rows.length === 0) return
      await touch(table)?.look(table, rowsWithKeys(words.isAmong, table, rows))
      tell(table, rows)
      await notes()?.changed(
        table,
        rows.map(({ id }) => id),
      )
      await updateEach(writer, table, rows)
    },
    incrementRows: async (addition, amounts) => {
      if (amounts.size === 0) return new Map()
      const table = t[addition.table]
      const those = rowsLike(words.isAmong, conditionsOf(table, { id: [...amounts.keys()] }))
      await touch(table, addition.isSilent)?.look(table, those)
      await notes()?.changed(table, [...amounts.keys()])
      tell(
        table,
        [...amounts.keys()].map((id) => ({ id })),
      )
      return incrementRows(adder, addition, amounts)
    },
    record: (event) => {
      const scope = currentScope()
      if (!scope) throw new Error('An event is written in the transaction of the change it speaks of')
      scope.events.push(event)
    },
    nested: (work) => {
      const scope = currentScope()
      if (!scope) throw new Error('A savepoint needs an open transaction')
      return savepoint(scope, work)
    },
    afterCommit: (work) => {
      const scope = currentScope()
      if (scope) scope.after.push(work)
      else void work()
    },
  }
  return database
}

/** The rows that a condition on their ids names; undefined when it names them otherwise. */
function namedBy({ id }: Row): Row[] | undefined {
  if (typeof id === 'string') return [{ id }]
  return Array.isArray(id) ? id.map((one) => ({ id: one })) : undefined
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
