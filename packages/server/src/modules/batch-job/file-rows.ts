import type { BatchJobRowAction, BatchJobRowError } from '@cartwright/contract'
import type { Tx } from '../../store/database/engine'
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
