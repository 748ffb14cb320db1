import type { Tx } from '../../store/database/engine'
import { appendAudit } from '../audit/audit-hash-chain'
import type { RowCounts } from './file-rows'
import type { BatchJobRow, Facts } from './job-type'

const none: RowCounts = { created: 0, updated: 0, skipped: 0, error: 0 }

/**
 * Leaves one entry in the audit log for an import, or a change of many, as a whole: its file, what became of how many rows, and the job,
 * where each of them is told. To be called in the transaction that ends the job, so that there is never a second one.
 * Exports and what was only looked at change nothing and have none.
 */
export async function noteImport(
  tx: Tx,
  job: BatchJobRow,
  status: 'completed' | 'failed' | 'canceled',
  result: Facts,
): Promise<void> {
  const isLook = job.dry_run && !job.confirmed_at
  if (!changesTheShop(job.type) || isLook) return
  const { error, ...counts } = { ...none, ...(result.rows as Partial<RowCounts> | undefined) }
  const { file, fileKey, price_list_id, job_id, action } = job.context ?? {}
  const isMany = job.type.endsWith('-change')
  await appendAudit(tx, {
    actor_type: job.created_by ? 'user' : 'cli',
    actor_id: job.created_by,
    address: null,
    action: isMany ? 'change-many' : 'import',
    entity: 'batch_job',
    entity_id: job.id,
    request_id: null,
    before: null,
    after: {
      type: job.type,
      status,
      job: job.id,
      // Only the command line knows a file by its name on the disk.
      ...(isMany
        ? { changed: action ?? null }
        : job_id
          ? { undone: job_id }
          : { file: (job.created_by ? undefined : file) ?? fileKey ?? null }),
      ...(price_list_id ? { price_list_id } : {}),
      ...counts,
      failed: error,
    },
    changes: null,
    is_whole: true,
  })
}

const changesTheShop = (type: string) =>
  type.endsWith('-import') || type.endsWith('-change') || type === 'import-undo'
