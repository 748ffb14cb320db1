import type { BatchJobType } from '@cartwright/contract'
import type { Kit } from '../../store/columns'
import { one, type Relations } from '../../store/relations'

export const batchJobTables = (k: Kit) => ({
  batch_job: k.table(
    'batch_job',
    {
      id: k.id('batch'),
      type: k.text<BatchJobType>().notNull(),
      created_by: k.text(),
      context: k.json<Record<string, unknown>>(),
      result: k.json<Record<string, unknown>>(),
      dry_run: k.bool().notNull().default(false),
      created_at: k.createdAt(),
      pre_processed_at: k.time(),
      confirmed_at: k.time(),
      processing_at: k.time(),
      completed_at: k.time(),
      failed_at: k.time(),
      canceled_at: k.time(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      /** Which worker is at it, and until when it may be silent before another takes over. */
      claimed_by: k.text(),
      claimed_until: k.time(),
    },
    (t) => [k.index('batch_job_created_by', t.created_by)],
  ),
})

export const batchJobRelations = {
  batch_job: {
    created_by_user: one('user', 'created_by'),
  },
} satisfies Relations
