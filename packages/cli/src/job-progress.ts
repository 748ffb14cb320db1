import type { BatchJob } from '@cartwright/contract'
import { manners, say } from './shell'

export type ProgressMode = 'auto' | 'bar' | 'plain' | 'none'
export const progressModes: readonly ProgressMode[] = ['auto', 'bar', 'plain', 'none']

/** How far a job is, as its result tells. */
export interface JobFacts {
  /** From 0 to 1; undefined where the job does not know. */
  share?: number
  /** Rows or operations that are done. */
  done: number
  /** Rows that were kept out. */
  failed: number
}

export function jobFacts({ result }: Pick<BatchJob, 'result'>): JobFacts {
  const { rows, progress, advancement_count } = result ?? {}
  const counts: Record<string, unknown> = rows !== null && typeof rows === 'object' ? { ...rows } : {}
  const number = (value: unknown) => (typeof value === 'number' ? value : 0)
  const of = (...names: string[]) => names.reduce((sum, name) => sum + number(counts[name]), 0)
  return {
    ...(typeof progress === 'number' ? { share: progress } : {}),
    done: rows ? of('created', 'updated', 'skipped', 'error') : number(advancement_count),
    failed: of('error'),
  }
}

const plainEvery = 5000

/**
 * Tells on stderr how far a job is: a bar that rewrites itself on a terminal, a line every five seconds elsewhere and for
 * whoever reads by ear.
 */
export function jobProgress(mode: ProgressMode) {
  const isTerminal = Boolean(process.stderr.isTTY)
  const shown = manners.quiet ? 'none' : mode === 'auto' ? (isTerminal ? 'bar' : 'plain') : mode
  const started = Date.now()
  let told = 0
  return {
    show(status: string | undefined, facts: JobFacts) {
      const seconds = Math.max(0.001, (Date.now() - started) / 1000)
      if (shown === 'bar') process.stderr.write(`\r${barText(status, facts, seconds)}\u001b[K`)
      if (shown === 'plain' && Date.now() - told >= plainEvery) {
        told = Date.now()
        say(plainText(status, facts))
      }
    },
    end() {
      if (shown === 'bar') process.stderr.write('\r\u001b[K')
    },
  }
}

export function barText(status = '', { share = 0, done, failed }: JobFacts, seconds: number): string {
  const bar = '█'.repeat(Math.round(share * 20)).padEnd(20, '░')
  const left = share > 0 && share < 1 ? `  eta ${Math.ceil((seconds / share) * (1 - share))} s` : ''
  const rate = done > 0 ? `  ${Math.round(done / seconds)} rows/s` : ''
  return `${status}  ${bar}  ${Math.round(share * 100)} %  ${done} rows${rate}${left}${failed ? `  ${failed} failed` : ''}`
}

export const plainText = (status = '', { share, done, failed }: JobFacts): string =>
  [
    status,
    share === undefined ? '' : `${Math.round(share * 100)} %`,
    `${done} rows`,
    failed ? `${failed} failed` : '',
  ]
    .filter(Boolean)
    .join(', ')
