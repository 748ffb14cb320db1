import { AsyncLocalStorage } from 'node:async_hooks'
import { type Column, type ExtractTablesWithRelations, getTableName, type SQL, type Table } from 'drizzle-orm'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import type { defineTables } from './tables'

export type Tables = ReturnType<typeof defineTables>
export type Orm = Omit<
  BaseSQLiteDatabase<'async', unknown, Tables, ExtractTablesWithRelations<Tables>>,
  'transaction' | 'run' | 'all' | 'get' | 'values'
>
export type Row = Record<string, unknown>

/** A query whose text is fixed: it can be prepared once and run with new values. */
export interface Statement {
  text: string
  params: unknown[]
  /** Columns to turn from SQLite's numbers and texts into booleans and JSON; PostgreSQL does so itself. */
  decode: readonly (readonly [name: string, kind: 'bool' | 'json'])[]
}

/** What readers are handed: queries, and no way to write. */
export interface Db {
  readonly dialect: 'sqlite' | 'postgres'
  readonly t: Tables
  readonly select: Orm['select']
  readonly selectDistinct: Orm['selectDistinct']
  readonly $count: Orm['$count']
  /** Runs a prepared statement; rows come as plain objects under their column names. */
  rows<T = Row>(statement: Statement, values?: Record<string, unknown>): Promise<T[]>
  /** `column in (list)`, with a text that does not change with the list's length. */
  inList(column: Column, placeholder: string): SQL
  /** The value for such a placeholder. */
  list(values: readonly unknown[]): unknown
  /** Case-insensitive `like` on both databases; the pattern is escaped by the caller. */
  like(column: Column | SQL, pattern: string): SQL
}

/** What writers are handed inside `shop.transaction`: the proof that a transaction is open. It has no providers. */
export interface Tx extends Db {
  readonly insert: Orm['insert']
  readonly update: Orm['update']
  readonly delete: Orm['delete']
  /** A savepoint: what fails inside is undone alone, and the outer transaction goes on. */
  nested<T>(work: () => PromiseLike<T>): Promise<T>
  /** Runs only if the outermost transaction commits. */
  afterCommit(work: () => unknown): void
  /** Locks the rows a query names until the transaction ends (SQLite has one writer anyway). */
  lock<Q>(query: Q): Q
  /** On PostgreSQL, skips rows that another worker holds. */
  lockSkipping<Q>(query: Q): Q
}

export interface Engine {
  readonly dialect: 'sqlite' | 'postgres'
  readonly db: Db
  transaction<T>(work: (tx: Tx) => PromiseLike<T>): Promise<T>
  /** Leaves the current transaction, for work that outlives it. */
  detached<T>(work: () => PromiseLike<T>): Promise<T>
  /** Runs several statements of a migration; nothing else uses it. */
  script(text: string): Promise<void>
  /** False when the database cannot be written right now. */
  writable(): Promise<boolean>
  /** Moves what SQLite holds in its journal into the database file. */
  checkpoint(): Promise<void>
  close(): Promise<void>
}

/** Tables of which something is remembered until a write changes them: row counts, or the shop's configuration. */
export const counted = new Set([
  'product',
  'product_sales_channel',
  'product_tags',
  'product_category_product',
  'customer',
  'order',
  'inventory_item',
  'store',
  'region',
  'country',
  'region_payment_providers',
  'region_fulfillment_providers',
  'payment_provider',
  'fulfillment_provider',
  'tax_rate',
  'sales_channel',
  'shipping_profile',
  'catalogue',
])

/** What shoppers see of products: a change to any of these changes the revision called `catalogue`. */
const catalogue = new Set([
  'product',
  'product_images',
  'image',
  'product_option',
  'product_option_value',
  'product_tag',
  'product_tags',
  'product_type',
  'product_variant',
  'product_sales_channel',
  'product_category',
  'product_category_product',
  'product_collection',
  'product_shipping_profile',
  'shipping_profile',
  'sales_channel',
  'sales_channel_location',
  'money_amount',
  'product_variant_money_amount',
  'price_list',
  'price_list_customer_groups',
  'region',
  'currency',
  'tax_rate',
  'product_tax_rate',
  'product_type_tax_rate',
  'product_variant_inventory_item',
  'inventory_item',
  'inventory_level',
  'discount_condition_product',
  'search_term',
  'store',
])

export interface Scope {
  alive: boolean
  depth: number
  exec: (text: string) => Promise<unknown>
  client?: unknown
  after: (() => unknown)[]
  touched: Set<string>
}

/** Which transaction the running code belongs to. Drizzle's queries are lazy: they must be awaited inside. */
export const scopes = new AsyncLocalStorage<Scope | undefined>()
export const inScope = <T>(scope: Scope | undefined, work: () => PromiseLike<T>): Promise<T> =>
  scopes.run(scope, async () => await work())
export const openScope = (exec: Scope['exec'], client?: unknown): Scope => ({
  alive: true,
  depth: 0,
  exec,
  client,
  after: [],
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
  await scope.exec(`SAVEPOINT s${mine}`)
  try {
    const value = await work()
    if (scope.depth !== mine) throw new Error('Overlapping savepoints: await one before the next')
    await scope.exec(`RELEASE s${mine}`)
    return value
  } catch (error) {
    scope.after.length = mark
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
  words: Pick<Tx, 'dialect' | 'rows' | 'inList' | 'list' | 'like' | 'lock' | 'lockSkipping'>,
): Tx {
  const touch = (table: Table) => {
    const name = getTableName(table)
    const touched = currentScope()?.touched
    if (counted.has(name)) touched?.add(name)
    if (catalogue.has(name)) touched?.add('catalogue')
  }
  return {
    t,
    ...words,
    select: orm.select.bind(orm) as Orm['select'],
    selectDistinct: orm.selectDistinct.bind(orm) as Orm['selectDistinct'],
    $count: orm.$count.bind(orm) as Orm['$count'],
    insert: ((table: Parameters<Orm['insert']>[0]) => {
      touch(table)
      return orm.insert(table)
    }) as Orm['insert'],
    update: ((table: Parameters<Orm['update']>[0]) => {
      touch(table)
      return orm.update(table)
    }) as Orm['update'],
    delete: ((table: Parameters<Orm['delete']>[0]) => {
      touch(table)
      return orm.delete(table)
    }) as Orm['delete'],
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
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
