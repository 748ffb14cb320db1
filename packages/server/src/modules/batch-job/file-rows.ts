import type { BatchJobRowAction, BatchJobRowError, Parsed } from '@cartwright/contract'
import { and, asc, count, eq, isNotNull, isNull, max } from 'drizzle-orm'
import type { Db, Tx } from '../../store/database/engine'
import { CellError } from './cell-error'
import type { Work } from './job-type'

export interface FileRowResult {
  line: number
  action: BatchJobRowAction
  product_id: string | null
  variant_id: string | null
  record_id?: string | null
  name?: string | null
  errors?: BatchJobRowError[] | null
}

export type RowCounts = Record<BatchJobRowAction, number>

/** Keeps what became of rows of a file, in the transaction that wrote them. */
export async function keepRows(tx: Tx, jobId: string, rows: readonly FileRowResult[]): Promise<void> {
  await tx.insertRows(
    tx.t.batch_job_row,
    rows.map(({ line, action, product_id, variant_id, record_id, name, errors }) => ({
      batch_job_id: jobId,
      line,
      action,
      product_id,
      variant_id,
      record_id: record_id ?? null,
      name: name ?? null,
      errors: errors ?? null,
    })),
  )
}

export async function dropRows(tx: Tx, jobId: string): Promise<void> {
  await tx.deleteRows(tx.t.batch_job_row, { batch_job_id: jobId })
}

/** Why a row was kept out, as it is kept. */
export const rowError = (error: Error): BatchJobRowError => ({
  column: error instanceof CellError ? error.column : null,
  value: error instanceof CellError ? (error.value ?? null) : null,
  message: error.message,
})

/** The rows that were taken in. */
export const taken = ({ created, updated, skipped }: RowCounts) => created + updated + skipped

/** How far an import has come, as its job tells it: `done` of what it counted beforehand. */
export function progressWith(done: number, counts: RowCounts, { job }: Work) {
  const total = Number(job.result?.count ?? 0)
  return {
    advancement_count: done,
    progress: total > 0 ? Math.min(1, (done + counts.error) / total) : 0,
    rows: counts,
  }
}

/** Up to which line a job has come, and what it did: a worker that takes it over goes on from here. */
export async function progressOf(db: Db, jobId: string) {
  const { batch_job_row: row, product } = db.t
  const ofJob = eq(row.batch_job_id, jobId)
  const [last] = await db
    .select({ line: max(row.line) })
    .from(row)
    .where(ofJob)
  const tally = await db
    .select({ action: row.action, rows: count(), variants: count(row.variant_id) })
    .from(row)
    .where(ofJob)
    .groupBy(row.action)
  const products = await db
    .selectDistinct({ id: product.id, handle: product.handle })
    .from(row)
    .innerJoin(product, eq(product.id, row.product_id))
    .where(and(ofJob, isNull(product.deleted_at)))
  const counts: RowCounts = { created: 0, updated: 0, skipped: 0, error: 0 }
  for (const { action, rows } of tally) counts[action] = rows
  return {
    line: last?.line ?? 0,
    counts,
    /** How many rows had a variant. */
    variants: tally.reduce((sum, { variants }) => sum + variants, 0),
    written: new Map(products.flatMap(({ id, handle }) => (handle ? [[handle, id] as const] : []))),
  }
}

/** One page of what became of the rows of a file, in their order. */
export async function rowsOfJob(
  db: Db,
  jobId: string,
  { action, has_errors, limit, offset }: Parsed<'GET /admin/batch-jobs/:id/rows'>['query'],
) {
  const { batch_job_row: t } = db.t
  const where = and(
    eq(t.batch_job_id, jobId),
    action ? eq(t.action, action) : undefined,
    has_errors === undefined ? undefined : has_errors ? isNotNull(t.errors) : isNull(t.errors),
  )
  const rows = await db.select().from(t).where(where).orderBy(asc(t.line)).limit(limit).offset(offset)
  const [all] = await db.select({ count: count() }).from(t).where(where)
  return { rows: rows.map(({ batch_job_id: _, ...row }) => row), count: all?.count ?? 0, offset, limit }
}
