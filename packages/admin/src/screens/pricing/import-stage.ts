import type { BatchJob } from '@cartwright/contract'

/** Where an import stands: a file is chosen, looked through, confirmed, written. */
export type ImportStage = 'file' | 'checking' | 'checked' | 'writing' | 'done' | 'failed'

const stages: Readonly<Record<string, ImportStage>> = {
  created: 'checking',
  pre_processed: 'checked',
  confirmed: 'writing',
  processing: 'writing',
  completed: 'done',
  failed: 'failed',
  canceled: 'failed',
}

/** Where an import stands, by its job; before there is one a file is to be chosen. */
export const stageOf = (jobId: string | undefined, job: BatchJob | undefined): ImportStage =>
  jobId === undefined ? 'file' : (stages[job?.status ?? 'created'] ?? 'checking')

/** A number of the result of a job; 0 while there is none. */
export function numberIn(job: BatchJob | undefined, name: string): number {
  const value = job?.result?.[name]
  return typeof value === 'number' ? value : 0
}
