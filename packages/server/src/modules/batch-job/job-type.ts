import type { Shop } from '../../shop'
import type { Tables, Tx } from '../../store/database/engine'

export type BatchJobRow = Tables['batch_job']['$inferSelect']
export type Facts = Record<string, unknown>

/** A job under way, as its type sees it. */
export interface Work {
  shop: Shop
  job: BatchJobRow
  context: Facts
  /** A transaction of an import: what it changes is kept in it, so that the import can be taken back. */
  write<T>(change: (tx: Tx) => PromiseLike<T>): Promise<T>
  /**
   * To be called after each page or row: tells how far the work is, and stops it when the job was canceled or taken
   * over by another worker. Inside a transaction nothing is written.
   * @throws JobStopped
   */
  beat(progress?: Facts): Promise<void>
  /**
   * Notes in the transaction that does a part of the work how far it has come.
   * @throws JobStopped when the job is not this worker's any more, which undoes that part
   */
  advance(tx: Tx, progress: Facts): Promise<void>
  /** Marks the job as completed in the transaction that did its work, so that both happen or neither. */
  complete(tx: Tx, result: Facts): Promise<void>
}

/** One kind of batch job. What it does must bear being started again after a crash. */
export interface JobType {
  /** Checks what the job was asked for and fills in what was left out. @throws invalid_data, not_found */
  prepare(shop: Shop, context: Facts): Promise<Facts>
  /** Looks at what there is to do and changes nothing; staff confirm a dry run by what it says. */
  preProcess(work: Work): Promise<{ context?: Facts; result: Facts }>
  /** Does it. Returns the result, or nothing when the job was completed on the way. */
  process(work: Work): Promise<Facts | undefined>
}

/** The job is not this worker's any more. */
export class JobStopped extends Error {}

/** What the back office shows of a job before it is confirmed. */
export const statOf = (type: string, name: string, message: string) => ({
  stat_descriptors: [{ key: `${type}-count`, name, message }],
})
