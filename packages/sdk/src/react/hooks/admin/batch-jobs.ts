'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: batch jobs. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminBatchJobs = read('GET /admin/batch-jobs', 'query')
export const useAdminBatchJob = read('GET /admin/batch-jobs/:id')
export const useAdminBatchJobRows = read('GET /admin/batch-jobs/:id/rows', 'query')
export const useAdminCreateBatchJob = change('POST /admin/batch-jobs')
export const useAdminConfirmBatchJob = change('POST /admin/batch-jobs/:id/confirm')
export const useAdminCancelBatchJob = change('POST /admin/batch-jobs/:id/cancel')
export const useAdminDeleteBatchJob = change('DELETE /admin/batch-jobs/:id')
