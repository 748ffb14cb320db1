import type { BatchJob } from '@cartwright/contract'

/** When a job ended, as text that sorts; empty while it has not. */
export const endOf = ({ completed_at, failed_at, canceled_at }: BatchJob): string =>
  completed_at ?? failed_at ?? canceled_at ?? ''
