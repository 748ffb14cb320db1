import type { BatchJobStatus } from '@cartwright/contract'

type Stamps = Partial<
  Record<
    'pre_processed_at' | 'confirmed_at' | 'processing_at' | 'completed_at' | 'canceled_at' | 'failed_at',
    unknown
  >
>

/** What its stamps make of a job; the last that is set decides (rules: files). */
export function jobStatus(job: Stamps): BatchJobStatus {
  if (job.failed_at) return 'failed'
  if (job.canceled_at) return 'canceled'
  if (job.completed_at) return 'completed'
  if (job.processing_at) return 'processing'
  if (job.confirmed_at) return 'confirmed'
  return job.pre_processed_at ? 'pre_processed' : 'created'
}
