import type { Shape } from '../../store/shape'

const always = [
  'dry_run',
  'pre_processed_at',
  'confirmed_at',
  'processing_at',
  'completed_at',
  'canceled_at',
  'failed_at',
]

/** A shape with the stamps that the status of a job is made of. */
export const withColumns = (shape: Shape): Shape =>
  shape.columns ? { ...shape, columns: new Set([...shape.columns, ...always]) } : shape
