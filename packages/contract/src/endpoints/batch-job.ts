import { z } from 'zod'
import { Metadata } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import { BatchJob, BatchJobFileRow, BatchJobRowAction } from '../entities/batch-job'
import { dateOrNone, dateRange, flag, list, paging, shape, text } from '../query'

export const batchJobEndpoints = endpoints({
  'GET /admin/batch-jobs': {
    access: 'staff',
    tag: 'Batch Jobs',
    summary: 'List your jobs, newest first',
    query: () =>
      z.strictObject({
        ...paging(10),
        ...shape,
        id: list.optional(),
        type: list.optional(),
        confirmed_at: dateOrNone.optional(),
        pre_processed_at: dateOrNone.optional(),
        completed_at: dateOrNone.optional(),
        failed_at: dateOrNone.optional(),
        canceled_at: dateOrNone.optional(),
        created_at: dateRange.optional(),
        updated_at: dateRange.optional(),
        order: text.optional(),
      }),
    returns: () => page('batch_jobs', BatchJob),
    reply: {
      fields: [
        'id',
        'type',
        'context',
        'result',
        'created_by',
        'created_at',
        'updated_at',
        'deleted_at',
        'confirmed_at',
        'pre_processed_at',
        'confirmed_at',
        'processing_at',
        'completed_at',
        'canceled_at',
        'failed_at',
      ],
      relations: [],
    },
  },
  'POST /admin/batch-jobs': {
    access: 'staff',
    tag: 'Batch Jobs',
    summary: 'Begin an import, an export or a change of many records',
    body: () =>
      z.strictObject({
        type: z.string(),
        context: Metadata,
        dry_run: z.boolean().nullable().default(false),
      }),
    returns: () => z.object({ batch_job: BatchJob }),
    status: 201,
  },
  'GET /admin/batch-jobs/:id': {
    access: 'staff',
    tag: 'Batch Jobs',
    summary: 'Read how far a job is and what came of it',
    returns: () => z.object({ batch_job: BatchJob }),
  },
  'GET /admin/batch-jobs/:id/rows': {
    access: 'staff',
    tag: 'Batch Jobs',
    summary: 'What became of each row of an imported file',
    query: () =>
      z.strictObject({
        ...paging(100),
        action: BatchJobRowAction.optional(),
        has_errors: flag.optional(),
      }),
    returns: () => page('rows', BatchJobFileRow),
  },
  'DELETE /admin/batch-jobs/:id': {
    access: 'staff',
    tag: 'Batch Jobs',
    summary: 'Remove a finished batch job',
    returns: () => deleted('batch_job'),
  },
  'POST /admin/batch-jobs/:id/cancel': {
    access: 'staff',
    tag: 'Batch Jobs',
    summary: 'Stop a job; what it has done so far stays',
    returns: () => z.object({ batch_job: BatchJob }),
  },
  'POST /admin/batch-jobs/:id/confirm': {
    access: 'staff',
    tag: 'Batch Jobs',
    summary: 'Let a job go on whose first look you have seen',
    returns: () => z.object({ batch_job: BatchJob }),
  },
})
