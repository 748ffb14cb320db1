import type { BatchJob } from '@cartwright/contract'

/** What became of the rows of a file. */
export interface RowCounts {
  created: number
  updated: number
  skipped: number
  error: number
}

/** What an import would do, or did, by products and variants. */
export interface Operations {
  products_created: number
  products_updated: number
  variants_created: number
  variants_updated: number
  /** Rows of a price list. */
  prices: number
}

const numberIn = (facts: unknown, name: string): number | undefined => {
  const value: unknown = Object(facts)[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** How far a job has come, from 0 to 1; undefined while nobody knows. */
export const progressOf = ({ result }: BatchJob): number | undefined => numberIn(result, 'progress')

/** The file an export has written, by its key. */
export function fileKeyOf({ type, result }: BatchJob): string | undefined {
  const { file_key } = Object(result)
  return type.endsWith('-export') && typeof file_key === 'string' ? file_key : undefined
}

/** The size of that file in bytes. */
export const fileSizeOf = ({ result }: BatchJob): number | undefined => numberIn(result, 'file_size')

/** How many records an export has written. */
export const countOf = ({ result }: BatchJob): number | undefined => numberIn(result, 'count')

/** What became of the rows of the file of an import; undefined before any was written. */
export const rowCountsOf = ({ result }: BatchJob): RowCounts | undefined => countsIn(Object(result).rows)

/** What would become of them, as an import that was looked at tells; undefined where it tells that otherwise. */
export const wouldOf = ({ result }: BatchJob): RowCounts | undefined => countsIn(Object(result).would)

function countsIn(rows: unknown): RowCounts | undefined {
  if (!rows) return undefined
  const count = (name: string) => numberIn(rows, name) ?? 0
  return {
    created: count('created'),
    updated: count('updated'),
    skipped: count('skipped'),
    error: count('error'),
  }
}

/** What an import that was looked at would do; undefined for what is no import, and where rows were wrong. */
export function operationsOf({ result }: BatchJob): Operations | undefined {
  const { operations } = Object(result)
  if (!operations) return undefined
  const count = (name: string) => numberIn(operations, name) ?? 0
  return {
    products_created: count('PRODUCT_CREATE'),
    products_updated: count('PRODUCT_UPDATE'),
    variants_created: count('VARIANT_CREATE'),
    variants_updated: count('VARIANT_UPDATE'),
    prices: count('PRICE_LIST_PRICE_CREATE'),
  }
}

/** Why a job failed, a sentence each. */
export function errorsOf({ result }: BatchJob): string[] {
  const { errors } = Object(result)
  if (!Array.isArray(errors)) return []
  return errors.flatMap((error: unknown) => {
    const said = typeof error === 'string' ? error : Object(error).message
    return typeof said === 'string' ? said.split('\n') : []
  })
}

/** Whether a job changes many records as they are ticked or filtered. */
export const isChange = ({ type }: BatchJob): boolean => type.endsWith('-change')

/** What is packed, paid or sent stays so; what only the shop knows can be as before. */
const isUndoableChange = (job: BatchJob) => isChange(job) && job.type !== 'order-change'

/** Whether a job is an import or a change of many that ended and wrote something, which can be taken back. */
export function isUndoable(job: BatchJob): boolean {
  if (!job.type.endsWith('-import') && !isUndoableChange(job)) return false
  const { created = 0, updated = 0 } = rowCountsOf(job) ?? {}
  const hasEnded = job.status === 'completed' || job.status === 'failed' || job.status === 'canceled'
  return hasEnded && created + updated > 0
}
