/** What the status of a job is made of. */
export const stamps = [
  'pre_processed_at',
  'confirmed_at',
  'processing_at',
  'completed_at',
  'canceled_at',
  'failed_at',
]
