import type { Shop, Tx } from '../../shop'
import type { ImportProblem } from './imported-product'
import type { ImportKind, RecordOf } from './imported-record'
import type { ImportSettings } from './lookups'

/** By what things are found in the shop, where they can be named in more than one way. */
export type Match = 'id' | 'handle' | 'sku' | 'external_id'

/** How records go in. */
export interface WriteSettings extends ImportSettings {
  match: Match
  onConflict: 'update' | 'skip' | 'fail'
  images: 'link' | 'download' | 'skip'
  /** Products are shown at once, whatever the file says. */
  publish: boolean
  /**
   * Nothing of what is planned will be written: what rows would have made is remembered instead, so that a look tells
   * as much as the import would.
   */
  isLook?: boolean
}

/** What becomes of one record. */
export interface RecordResult {
  line: number
  action: 'created' | 'updated' | 'unchanged' | 'skipped' | 'failed'
  /** The row that stands for it: product, customer, price, inventory item, discount, gift card. */
  id: string | null
  /** Its product and variant, where it speaks of one. */
  product_id?: string | null
  variant_id?: string | null
  /** Warnings, and of a `failed` one why it cannot go in. */
  problems?: ImportProblem[]
}

/** A batch that was looked at, and how to write what has to change. */
export interface PlannedBatch {
  results: readonly RecordResult[]
  /**
   * What has to be done before writing and outside of a transaction; answers what it has to tell of rows. Where there is
   * something to prepare it is called whatever was planned, and may turn what was `unchanged` into `updated`.
   */
  prepare?(): Promise<ImportProblem[]>
  /**
   * Writes what is `created` or `updated`, by `tx` alone and in few statements. Rows it writes are watched: an import can
   * be undone without the writer keeping anything. Throws when one of them cannot go in; the planner then plans and
   * writes each in a transaction of its own.
   */
  write(tx: Tx): Promise<void>
  /** Takes back what `prepare` did, when `write` was refused for good. */
  abandon?(): Promise<void>
}

/** The records of one import on their way into the shop. */
export interface OpenWriter<Kind extends ImportKind = ImportKind> {
  /** Looks at what the shop holds of a batch, in few queries; writes nothing. */
  plan(records: readonly RecordOf<Kind>[]): Promise<PlannedBatch>
  close?(): Promise<void>
}

/** How records of one kind go into the shop. */
export interface RecordWriter<Kind extends ImportKind = ImportKind> {
  kind: Kind
  /** What the writer has to remember from batch to batch stays in what it answers, bounded whatever the file's size. */
  open(shop: Shop, settings: WriteSettings): OpenWriter<Kind>
}
