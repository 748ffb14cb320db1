import type { CallName, ManyReason } from '@cartwright/contract'
import type { Shop } from '../../../shop'
import type { Db, Tables, Tx } from '../../../store/database/engine'
import type { ListOptions } from '../../../store/reading/list'
import type { FileRowResult } from '../file-rows'
import type { BatchJobRow, Facts } from '../job-type'

export type TargetRow = Tables['batch_job_target']['$inferSelect']
/** A target that is a record. */
export type Target = TargetRow & { record_id: string }

interface PriceStep {
  name: string
  currency_code: string
  before: number
  after: number
}

/** What a record is to what is to be done with it. */
export interface Finding {
  /** What people call it: `#1042`. */
  name: string
  /** Why nothing is to be done with it; absent where something is. */
  reason?: ManyReason
  /** Nothing can be done, although something was asked for; otherwise it only is so already. */
  isRefused?: boolean
  /** What is to be captured. */
  sums?: { currency_code: string; amount: number }[]
  prices?: PriceStep[]
}

/** What records of one kind are listed by. */
export interface ManyList {
  table: 'order' | 'product' | 'customer'
  call: CallName
  narrowing: (db: Db, filter: Facts) => Promise<Pick<ListOptions, 'filters' | 'search'>>
}

/** What is named by another thing than ids, as the numbers of orders on a sheet. */
export type NewTarget = Pick<TargetRow, 'record_id' | 'name' | 'given'>

/** One thing that may be done with many records, as it was asked for. */
export interface ManyAction {
  /** The records, where the action names them itself. */
  targets?(db: Db): Promise<NewTarget[]>
  /** What is checked once, before anything is looked at. @throws not_found */
  check?(db: Db): Promise<void>
  /** What some records are to it, in a few queries however many they are. Those that are none are left out. */
  look(db: Db, targets: readonly Target[]): Promise<ReadonlyMap<string, Finding>>
  /** Does it to all of these in a transaction that is under way. What it throws refuses them all. */
  write?(shop: Shop, tx: Tx, targets: readonly Target[]): Promise<void>
  /** Does it to one, with whatever transactions and providers that takes. */
  act?(turn: Turn): Promise<void>
}

/** One record's turn: what was found of it, and how what becomes of it is noted. */
export interface Turn {
  shop: Shop
  job: BatchJobRow
  target: Target
  /** What was found of it before. */
  found: Finding
  /** Notes, in the transaction that begins it, what is needed to go on. @throws JobStopped, which undoes that */
  begin(tx: Tx, begun: Facts): Promise<void>
  /** Notes that it is done, in the transaction that did it. */
  done(tx: Tx): Promise<void>
  /** The same, where that transaction is also the one that begins it. @throws JobStopped, which undoes it */
  doneAtOnce(tx: Tx): Promise<void>
  /** Notes that somebody else did it in between. */
  skip(tx: Tx): Promise<void>
  /** Notes why it was not done. */
  refuse(tx: Tx, reason: ManyReason, message: string): Promise<void>
}

/** What the job tells of a record. */
export type ManyRow = FileRowResult & { name: string | null }
