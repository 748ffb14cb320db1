import type { Relation } from './relations'

/** The kinds of things that a note of a change names; `change-notes.ts` gathers them. */
export type NoteKind =
  | 'product'
  | 'variant'
  | 'price_product'
  | 'price_variant'
  | 'price'
  | 'price_list'
  | 'stock_variant'
  | 'level'
  | 'item'
  | 'indexed'

/** How a row leads to the products whose place in lists it decides. */
export interface ListedBy {
  /** The column that leads there, and what it names. */
  column: string
  kind: NoteKind
  /** Only rows that are made tell anything: others change beside them. */
  onlyMade?: true
  /** What the row's own id is noted as, where a change names it: nothing has to be asked then. */
  byId?: NoteKind
}

/** Under which path staff read a record that a row is or hangs on. */
interface RecordPath {
  path: string
  /** The column that holds the record's id, where it is not the row's own. */
  by?: string
  /** The row does not say whose it is: any record of the family may be meant. */
  isAny?: true
}

/** What a table is to the rest of the shop, said once and beside its columns. */
export interface TableFacts {
  /**
   * The entities of the contract that its rows are told as: a reply holds only columns that these name. Without one, no
   * reply tells of the table.
   */
  entities?: readonly string[]
  /** Writes to it move its revision, so that something of it may be kept in memory until then. */
  isWatched?: true
  /** Shoppers see it of products: writes to it move the revision of the whole catalogue. */
  isCatalogue?: true
  /** False for what says how the shop runs, not what it sells or who may what: the audit log leaves it out. */
  isAudited?: false
  /**
   * A transaction that says so may be answered before its rows are on the disk: carts, and what is written along with them. A shopper
   * who loses the last second of a cart adds the line again.
   */
  mayBeLate?: true
  /** What of lists of products is read again when its rows change. */
  listed?: ListedBy
  /** The records that a change of a row is news of, for back offices that are open. */
  records?: readonly RecordPath[]
  /** How it hangs on other tables: what `expand` may follow. */
  relations?: Readonly<Record<string, Relation>>
}

/** Facts of each table that a module defines: one that is forgotten does not compile. */
export type FactsOf<Define extends (...given: never[]) => object> = {
  readonly [Name in keyof ReturnType<Define>]: TableFacts
}
