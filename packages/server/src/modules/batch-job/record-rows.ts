import type { BatchJobRowAction } from '@cartwright/contract'
import type { ReadRecord } from '../import/formats/format'
import type { ImportProblem } from '../import/imported-product'
import type { PlannedBatch, RecordResult } from '../import/record-writer'
import type { FileRowResult, RowCounts } from './file-rows'

export const none = (): RowCounts => ({ created: 0, updated: 0, skipped: 0, error: 0 })

/** A record on its way in: as it was read, and what is to be told of it besides. */
export interface Item {
  read: ReadRecord
  /** What the record has become; without it it cannot go in, or says nothing. */
  result?: RecordResult
  problems: readonly ImportProblem[]
}

const actions: Record<RecordResult['action'], BatchJobRowAction> = {
  created: 'created',
  updated: 'updated',
  unchanged: 'skipped',
  skipped: 'skipped',
  failed: 'error',
}

/** Everything there is to say of an item. */
export const problemsOf = ({ read, result, problems }: Item): ImportProblem[] => [
  ...read.problems,
  ...(result?.problems ?? []),
  ...problems,
]

/** What became of a record, with what there is to say of its rows. */
export function rowOf(item: Item): FileRowResult {
  const { read, result } = item
  const problems = problemsOf(item)
  const isWrong = !result && problems.some(({ level }) => level === 'error')
  const action = result ? actions[result.action] : isWrong ? 'error' : 'skipped'
  const isProduct = read.record?.kind === 'product'
  return {
    line: read.line,
    action,
    product_id: result?.product_id ?? (isProduct ? (result?.id ?? null) : null),
    variant_id: result?.variant_id ?? null,
    record_id: isProduct ? null : (result?.id ?? null),
    errors: errorsOf(problems, action),
  }
}

function errorsOf(problems: readonly ImportProblem[], action: BatchJobRowAction): FileRowResult['errors'] {
  if (problems.length > 0)
    return problems.map(({ column, value, message, level, hint }) => ({
      column: column || null,
      value: value ?? null,
      message,
      level,
      ...(hint && { hint }),
    }))
  if (action !== 'error') return null
  return [{ column: null, value: null, message: 'nothing of it can go in', level: 'error' }]
}

/** The lines of a file that a record is told on. */
const linesOf = ({ line, record }: ReadRecord): ReadonlySet<number> =>
  record?.kind === 'product'
    ? new Set([line, ...record.variants.map((one) => one.line), ...record.images.map((one) => one.line)])
    : new Set([line])

/** The items with what they have become, and what preparing them had to tell. */
export function withResults(
  items: readonly Item[],
  { results }: PlannedBatch,
  prepared: readonly ImportProblem[],
): Item[] {
  let at = 0
  return items.map((item) => {
    if (!item.read.record) return item
    const lines = linesOf(item.read)
    const more = prepared.filter(({ line }) => lines.has(line))
    return { ...item, result: results[at++], problems: [...item.problems, ...more] }
  })
}

/** An item whose record cannot go in. */
export const refusedItem = ({ read: { record: _, ...read }, problems }: Item, { message }: Error): Item => ({
  read,
  problems: [...problems, { line: read.line, column: '', level: 'error', message }],
})
