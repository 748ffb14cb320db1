import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../shop'
import type { ImportProblem } from '../imported-product'
import type { PlannedBatch, RecordResult, WriteSettings } from '../record-writer'

/** What becomes of one record, and what there is to write for it. */
export interface Judged<Work> {
  result: RecordResult
  work?: Work
}

/** A batch of judged records: what is to be written goes in together. */
export const plannedBatch = <Work>(
  judged: readonly Judged<Work>[],
  write: (tx: Tx, work: Work[]) => Promise<void>,
): PlannedBatch => ({
  results: judged.map(({ result }) => result),
  write: (tx) =>
    write(
      tx,
      judged.flatMap(({ work }) => (work === undefined ? [] : [work])),
    ),
})

/** A record that cannot go in, with the column in the wrong and how to mend it. */
export const failed = (
  line: number,
  problem: Pick<ImportProblem, 'column' | 'message'> & Partial<ImportProblem>,
): { result: RecordResult } => ({
  result: { line, action: 'failed', id: null, problems: [{ line, level: 'error', ...problem }] },
})

/**
 * What becomes of a record whose thing the shop has already: nothing when it says the same, else what the import was
 * told to do then.
 */
export function judgeKnown<Work>(
  known: Pick<RecordResult, 'line' | 'id' | 'product_id' | 'variant_id'>,
  { isSame, name, column }: { isSame: boolean; name: string; column: string },
  { onConflict }: Pick<WriteSettings, 'onConflict'>,
  work: Work,
): Judged<Work> {
  if (isSame) return { result: { ...known, action: 'unchanged' } }
  if (onConflict === 'update') return { result: { ...known, action: 'updated' }, work }
  if (onConflict === 'skip') return { result: { ...known, action: 'skipped' } }
  return failed(known.line, {
    column,
    value: name,
    message: `${name} exists already`,
    hint: 'import with --on-conflict update, or remove the row',
  })
}

/** Whether what is said is there already; what is not said is left alone. */
export const holds = <Row extends object>(row: Row, said: Partial<Row>): boolean =>
  Object.entries(said).every(
    ([key, value]) => value === undefined || isDeepStrictEqual(value ?? null, row[key as keyof Row] ?? null),
  )

/** The fields that are said. */
export const saidOf = <Fields extends object>(fields: Fields): Partial<Fields> => {
  const said: Partial<Fields> = { ...fields }
  for (const key of Object.keys(said) as (keyof Fields)[]) if (said[key] === undefined) delete said[key]
  return said
}
