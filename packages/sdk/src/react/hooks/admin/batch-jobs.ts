'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: batch jobs. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List your jobs, newest first. */
export const useAdminBatchJobs = read('GET /admin/batch-jobs', 'query')
/** Read how far a job is and what came of it. */
export const useAdminBatchJob = read('GET /admin/batch-jobs/:id')
/** What became of each row of an imported file. */
export const useAdminBatchJobRows = read('GET /admin/batch-jobs/:id/rows', 'query')
/** Begin an import, an export or a change of many records. */
export const useAdminCreateBatchJob = change('POST /admin/batch-jobs')
/** Let a job go on whose first look you have seen. */
export const useAdminConfirmBatchJob = change('POST /admin/batch-jobs/:id/confirm')
/** Stop a job; what it has done so far stays. */
export const useAdminCancelBatchJob = change('POST /admin/batch-jobs/:id/cancel')
/** Remove a finished batch job. */
export const useAdminDeleteBatchJob = change('DELETE /admin/batch-jobs/:id')
