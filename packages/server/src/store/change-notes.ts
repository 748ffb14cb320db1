import { type Column, getTableColumns, getTableName, type SQL, sql, type Table } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Orm, Row, Tables } from './engine'
import { lookingFirst, rowsLike } from './watched-writes'

/**
 * What a note names. Of products and variants everything is read again, of the others only what they cost, how many there
 * are, or the words they are found by.
 */
export const noteKinds = [
  'product',
  'variant',
  'price_product',
  'price_variant',
  'price',
  'price_list',
  'stock_variant',
  'level',
  'item',
  'indexed',
] as const
export type NoteKind = (typeof noteKinds)[number]
export type Notes = Partial<Record<NoteKind, string[]>>

interface Trace {
  /** The column that leads to products, and what it names. */
  column: string
  kind: NoteKind
  /** Only rows that are made tell anything: others change beside them. */
  onlyMade?: boolean
  /** What the row's own id is noted as, where a change names it: nothing has to be asked then. */
  byId?: NoteKind
}

/** The tables whose rows decide how products are listed. */
const traces: Partial<Record<keyof Tables, Trace>> = {
  product: { column: 'id', kind: 'product' },
  product_tags: { column: 'product_id', kind: 'product' },
  product_category_product: { column: 'product_id', kind: 'product' },
  product_sales_channel: { column: 'product_id', kind: 'product' },
  product_option: { column: 'product_id', kind: 'product' },
  product_option_value: { column: 'variant_id', kind: 'variant' },
  product_variant: { column: 'product_id', kind: 'product', byId: 'variant' },
  product_tax_rate: { column: 'product_id', kind: 'price_product' },
  product_variant_money_amount: { column: 'variant_id', kind: 'price_variant' },
  money_amount: { column: 'id', kind: 'price' },
  price_list: { column: 'id', kind: 'price_list' },
  price_list_customer_groups: { column: 'price_list_id', kind: 'price_list' },
  product_variant_inventory_item: { column: 'variant_id', kind: 'stock_variant' },
  search_term: { column: 'product_id', kind: 'indexed', onlyMade: true },
  inventory_level: { column: 'inventory_item_id', kind: 'item', byId: 'level' },
}

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

  constructor(private readonly orm: Orm) {}

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
    else await this.look(table, rowsLike(table, { id: [...ids] }))
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

const traceOf = (table: Table) => traces[getTableName(table) as keyof Tables]
