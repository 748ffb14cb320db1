import type { BatchJob } from '@cartwright/contract'
import type { Progress } from './progress'

/** How far a job is, as its result tells. */
export function jobFacts({ result }: Pick<BatchJob, 'result'>): Progress & { failed: number } {
  const { rows, progress, advancement_count } = result ?? {}
  const counts: Record<string, unknown> = rows !== null && typeof rows === 'object' ? { ...rows } : {}
  const number = (value: unknown) => (typeof value === 'number' ? value : 0)
  const of = (...names: string[]) => names.reduce((sum, name) => sum + number(counts[name]), 0)
  return {
    ...(typeof progress === 'number' ? { share: progress } : {}),
    rows: rows ? of('created', 'updated', 'skipped', 'error') : number(advancement_count),
    failed: of('error'),
  }
}
