import type { BatchJobRowError } from '@cartwright/contract'
import { and, count, eq, gt } from 'drizzle-orm'
import type { Db } from '../../store/engine'
import type { ImportedProduct, ImportProblem } from '../import/imported-product'
import type { WrittenProduct } from '../import/write-products'
import type { FileRowResult, RowCounts } from './file-rows'

export const none = (): RowCounts => ({ created: 0, updated: 0, skipped: 0, error: 0 })

/** What a job has done: its counts, and the lines after a position. */
export async function doneOf(db: Db, jobId: string, position: number) {
  const { batch_job_row: t } = db.t
  const tally = await db
    .select({ action: t.action, rows: count() })
    .from(t)
    .where(eq(t.batch_job_id, jobId))
    .groupBy(t.action)
  const after = await db
    .select({ line: t.line })
    .from(t)
    .where(and(eq(t.batch_job_id, jobId), gt(t.line, position)))
  const counts = none()
  for (const { action, rows } of tally) counts[action] = rows
  return { counts, lines: new Set(after.map(({ line }) => line)) }
}

/** The problems of a product's rows, told at its first. */
const told = (lines: ReadonlySet<number>, problems: readonly ImportProblem[]): BatchJobRowError[] | null => {
  const found = problems
    .filter(({ line }) => lines.has(line))
    .map(({ column, value, message, level, hint }) => ({
      column,
      value: value ?? null,
      message,
      level,
      ...(hint && { hint }),
    }))
  return found.length > 0 ? found : null
}

const linesOf = ({ line, variants, images }: ImportedProduct) =>
  new Set([line, ...variants.map((one) => one.line), ...images.map((one) => one.line)])

/** What became of a product, with what there is to say of its rows. */
export const rowOf = (
  { product, action, id }: WrittenProduct,
  problems: readonly ImportProblem[],
): FileRowResult => ({
  line: product.line,
  action,
  product_id: id,
  variant_id: null,
  errors: told(linesOf(product), problems),
})

/** A product that cannot go in, by its first line. */
export const errorRow = (line: number, problems: readonly ImportProblem[]): FileRowResult => ({
  line,
  action: 'error',
  product_id: null,
  variant_id: null,
  errors: told(new Set([line]), problems) ?? [
    { column: null, value: null, message: 'nothing of it can go in', level: 'error' },
  ],
})
