import type { BatchJob } from '@cartwright/contract'

/** Whether a worker is at it, or will be: not one that waits for a person. */
export const isUnderWay = ({ status }: BatchJob): boolean =>
  status === 'created' || status === 'confirmed' || status === 'processing'
