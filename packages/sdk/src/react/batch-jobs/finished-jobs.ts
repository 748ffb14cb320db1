import type { BatchJob } from '@cartwright/contract'

const completedAt = (job: BatchJob): number =>
  job.completed_at && (job.status ?? 'completed') === 'completed' ? Date.parse(job.completed_at) : 0

/** When the last of these jobs was completed, in ms since 1970; 0 when none was. */
export const lastCompletion = (jobs: readonly BatchJob[]): number => Math.max(0, ...jobs.map(completedAt))

/** The jobs that were completed later than the last one told of, in the order of their completion. */
export const completedSince = (jobs: readonly BatchJob[], told: number): BatchJob[] =>
  jobs.filter((job) => completedAt(job) > told).sort((a, b) => completedAt(a) - completedAt(b))

/** Whether a list that was read then, in ms since 1970, lacks what an import brought. */
export const isOlderThanImport = (readAt: number, jobs: readonly BatchJob[]): boolean =>
  jobs.some((job) => job.type === 'product-import' && completedAt(job) > readAt)
